import TextControls

/// A row of dots, one for each page, of which the filled one is the current page. A press of a dot goes to its page.
@MainActor @preconcurrency open class UIPageControl: _ComposedControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``. The dots of SwiftUI's pages are none of
  /// this class.
  open override class func appearance() -> UIPageControl { standIn { UIPageControl(frame: .zero) } }

  /// How many pages there are, 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = page
    }
  }
  private var page = 0

  /// The number of the current page, from 0. Another number is clamped. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      changed()
    }
  }
  /// Whether one page alone has no dot. False by default.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of the other dots; nil, the default, is grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      changed()
      noteAppearance(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
    }
  }
  /// The colour of the current dot; nil, the default, is that of texts.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      changed()
      noteAppearance(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
    }
  }

  private func go(to index: Int) {
    guard index != page else { return }
    currentPage = index
    userChangedValue()
  }

  package override var content: AnyView {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return AnyView(EmptyView()) }
    let (count, page) = (numberOfPages, page)
    let (own, others) = (currentPageIndicatorTintColor, pageIndicatorTintColor)
    return AnyView(
      HStack(spacing: 8) {
        ForEach(0..<count, id: \.self) { index in
          Button { [weak self] in
            self?.go(to: index)
          } label: {
            Image(systemName: index == page ? "circle.fill" : "circle")
              .foregroundStyle(
                (index == page ? own : others).map { Color(uiColor: $0) } ?? (index == page ? .primary : .secondary))
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(.own("Page \(index + 1) of \(count)")))
        }
      })
  }
}
