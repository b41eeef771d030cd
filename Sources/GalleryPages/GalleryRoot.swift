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
      if index < examples.count {
        ExampleWithTitle(page: examples[index])
          .padding(.top, 6)
      } else {
        forms[index - examples.count].content()
          .id(forms[index - examples.count].id)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
      Divider()
      HStack {
        Button("Previous") { index -= 1 }
          .disabled(index == 0)
        Spacer()
        VStack(spacing: 0) {
          // A form has a title of its own.
          if index >= examples.count { Text(title).font(.caption) }
          Text("\(index + 1) of \(count)")
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        Spacer()
        Button("Next") { index += 1 }
          .disabled(index == count - 1)
      }
      .padding(.horizontal)
    }
    // The ground of a form reaches the upper edge.
    .padding(.bottom, 6)
  }

  private var count: Int { examples.count + forms.count }

  private var title: String {
    index < examples.count ? examples[index].rawValue : forms[index - examples.count].title
  }
}

/// An example below its title. Both begin at the edge of the usual padding, where the cards of a form begin too, and no
/// line is longer than a form's, so that it can be read with ease.
private struct ExampleWithTitle: View {
  let page: GalleryPage

  var body: some View {
    VStack(alignment: .leading) {
      Text(page.rawValue)
        .font(.title)
        .padding(.horizontal)
      GalleryPageView(page: page)
        .padding(.horizontal, page.hasMargins ? 0 : nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame(maxWidth: 672 + 2 * 16)
    .frame(maxWidth: .infinity)
  }
}
