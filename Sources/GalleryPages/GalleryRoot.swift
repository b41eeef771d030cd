import SwiftUI

/// The gallery: one page at a time, with buttons for the previous and the next. Complete forms follow the examples.
public struct GalleryRoot: View {
  @State private var index = 0

  private let examples = GalleryPage.allCases
  private let forms = FormPage.all

  /// The title of the only page; nil for all pages.
  private let only: String?

  /// Creates the gallery at its first page, or one page of it by its title.
  public init(page: String? = nil) { only = page }

  /// The current page, with buttons for the others; or the only one.
  public var body: some View {
    if let only {
      if let form = forms.first(where: { $0.title == only }) {
        form.content()
      } else if let example = GalleryPage(rawValue: only) {
        GalleryPageView(page: example)
      } else {
        Text("The gallery has no page \(only).")
      }
    } else {
      pages
        .navigationTitle(title)
        .onOpenURL { url in
          let titles = examples.map(\.rawValue) + forms.map(\.title)
          if let index = titles.firstIndex(of: url.lastPathComponent) { self.index = index }
        }
    }
  }

  private var pages: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        // A form has its own title.
        Text(title)
          .font(isExample ? .title : .caption)
          .foregroundStyle(isExample ? .primary : .secondary)
        page
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isExample ? .topLeading : .top)
      }
      // No line of an example is longer than can be read with ease, and its title stands above it.
      .frame(maxWidth: isExample ? 720 : .infinity)
      .frame(maxWidth: .infinity)
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

  private var isExample: Bool { index < examples.count }

  private var title: String {
    isExample ? examples[index].rawValue : forms[index - examples.count].title
  }

  @ViewBuilder private var page: some View {
    if isExample {
      GalleryPageView(page: examples[index])
    } else {
      forms[index - examples.count].content()
        .id(forms[index - examples.count].id)
    }
  }
}
