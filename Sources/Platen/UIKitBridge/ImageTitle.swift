/// A title of UIKit's with its picture, where it has one.
struct ImageTitle {
  private let title: String
  private let image: UIImage?

  init(_ title: String?, image: UIImage?) {
    self.title = title ?? ""
    self.image = image
  }
}

extension ImageTitle: View {
  var body: some View {
    if let image {
      Label {
        Text(verbatim: title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: title)
    }
  }
}
