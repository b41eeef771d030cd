import SwiftUI

/// The gallery: one page at a time, with the way to its neighbours below.
public struct GalleryRoot: View {
  @State private var index = 0

  private let pages = GalleryPage.allCases

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Text(pages[index].rawValue)
        .font(.title)
      GalleryPageView(page: pages[index])
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider()
      HStack {
        Button("Previous") { index -= 1 }
          .disabled(index == 0)
        Spacer()
        Text("\(index + 1) of \(pages.count)")
          .foregroundStyle(.secondary)
        Spacer()
        Button("Next") { index += 1 }
          .disabled(index == pages.count - 1)
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 6)
  }
}
