/// A title of UIKit's with its picture, where it has one.
struct ImageTitle {
  private let title: String
  private let image: UIImage?
  private let ownWords: Set<String>

  /// `ownWords` are titles that are UIKit's own, in English.
  init(_ title: String?, image: UIImage?, ownWords: Set<String> = []) {
    self.title = title ?? ""
    self.image = image
    self.ownWords = ownWords
  }

  private var text: Text { ownWords.contains(title) ? Text(.own(LocalizedStringKey(title))) : Text(verbatim: title) }
}

extension ImageTitle: View {
  var body: some View {
    if let image {
      Label {
        text
      } icon: {
        Image(uiImage: image)
      }
    } else {
      text
    }
  }
}
