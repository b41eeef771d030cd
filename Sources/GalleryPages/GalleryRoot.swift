import SwiftUI

/// The gallery: one page at a time, with buttons for the previous and the next. Complete forms follow the examples.
public struct GalleryRoot: View {
  @State private var index = 0

  private let examples = GalleryPage.allCases
  private let forms = FormPage.all

  /// Creates the gallery at its first page.
  public init() {}

  /// The current page, with buttons for the others.
  public var body: some View {
    VStack(alignment: .leading) {
      // A form has its own title.
      Text(title)
        .font(index < examples.count ? .title : .caption)
        .foregroundStyle(index < examples.count ? .primary : .secondary)
      page
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider()
      HStack {
        Button("Previous") { index -= 1 }
          .disabled(index == 0)
        Spacer()
        Text("\(index + 1) of \(count)")
          .foregroundStyle(.secondary)
        Spacer()
        Button("Next") { index += 1 }
          .disabled(index == count - 1)
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 6)
  }

  private var count: Int { examples.count + forms.count }

  private var title: String {
    index < examples.count ? examples[index].rawValue : forms[index - examples.count].title
  }

  @ViewBuilder private var page: some View {
    if index < examples.count {
      GalleryPageView(page: examples[index])
    } else {
      forms[index - examples.count].content()
        .id(forms[index - examples.count].id)
    }
  }
}
