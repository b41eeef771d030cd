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
  /// What is shown in the place of each other dot, in its colour; nil, the default, is a circle.
  open var preferredIndicatorImage: UIImage? { didSet { changed() } }
  /// What is shown in the place of the current dot, in its colour; nil, the default, is ``preferredIndicatorImage``, and
  /// a filled circle without one.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { changed() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// The image of one page, see ``setIndicatorImage(_:forPage:)``.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of one page, which replaces ``preferredIndicatorImage`` there; nil for none of its own. Images of
  /// pages that do not exist are kept.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    changed()
  }

  /// The image of one page while it is the current one, see ``setCurrentPageIndicatorImage(_:forPage:)``.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image of one page while it is the current one, which replaces ``preferredCurrentPageIndicatorImage`` there;
  /// nil for none of its own.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    changed()
  }

  /// The image of a dot, the most particular one first; nil for a circle.
  private func image(ofPage index: Int) -> UIImage? {
    let other = images[index] ?? preferredIndicatorImage
    return index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? other : other
  }

  private func go(to index: Int) {
    guard index != page else { return }
    currentPage = index
    userChangedValue()
  }

  private func dot(_ index: Int) -> Image {
    guard let image = image(ofPage: index) else { return Image(systemName: index == page ? "circle.fill" : "circle") }
    return Image(uiImage: image).renderingMode(.template)
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
            self.dot(index)
              .foregroundStyle(
                (index == page ? own : others).map { Color(uiColor: $0) } ?? (index == page ? .primary : .secondary))
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(.own("Page \(index + 1) of \(count)")))
        }
      })
  }
}
