/// The state of a navigation, for the views inside: where links lead, and which pages are shown.
@MainActor final class NavigationModel {
  /// A page that has been pushed.
  struct Page {
    enum Source {
      /// A value of the path.
      case value(AnyHashable)
      /// The view of a link.
      case view(AnyView, didLeave: () -> Void)
      /// The view of a modifier, while its binding requires it.
      case presented(ObjectIdentifier, AnyView, dismiss: () -> Void)
    }

    let id: Int
    var source: Source
  }

  private(set) var pages: [Page] = []
  private var nextID = 1
  private var destinations: [TypedDestination] = []
  private let destinationReaders = ReaderSet()
  /// The path while the program keeps none.
  private var ownValues: [AnyHashable] = []
  private let ownReaders = ReaderSet()
  var storage: PathStorage?
  /// The navigation, for its place among others.
  weak var owner: (any AddressedNavigation)?
  var onChange: () -> Void = {}
  var onDestinationsChange: () -> Void = {}

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: the path

  /// The values of the path. An evaluation that reads them depends on them.
  var values: [AnyHashable] {
    if let storage { return storage.get() }
    ownReaders.noteRead()
    return ownValues
  }

  /// Adopts the path: removes pages whose values were removed, along with the pages after them.
  func follow(_ values: [AnyHashable]) {
    var index = 0
    var kept: [Page] = []
    for page in pages {
      if case .value(let value) = page.source {
        guard index < values.count, values[index] == value else { break }
        index += 1
      }
      kept.append(page)
    }
    // Pages of links on top of a removed value are removed with it; new values come last.
    for page in pages[kept.count...] { notifyRemoval(page) }
    kept += values[index...].map { Page(id: makeID(), source: .value($0)) }
    pages = kept
  }

  private func notifyRemoval(_ page: Page) {
    switch page.source {
    case .value: break
    case .view(_, let didLeave): didLeave()
    case .presented(_, _, let dismiss): dismiss()
    }
  }

  /// The values of the pages that are shown; nil where one of them has none.
  var path: [AnyHashable]? {
    var values: [AnyHashable] = []
    for page in pages {
      guard case .value(let value) = page.source else { return nil }
      values.append(value)
    }
    return values
  }

  // MARK: going

  func push(_ value: AnyHashable) {
    if let storage { return storage.append(value) }
    ownValues.append(value)
    ownReaders.invalidate()
  }

  @discardableResult func push(_ view: AnyView, didLeave: @escaping () -> Void = {}) -> Int {
    let id = makeID()
    pages.append(Page(id: id, source: .view(view, didLeave: didLeave)))
    onChange()
    return id
  }

  func present(_ view: AnyView, owner: ObjectIdentifier, dismiss: @escaping () -> Void) {
    if let index = pages.firstIndex(where: { $0.isPresented(by: owner) }) {
      pages[index].source = .presented(owner, view, dismiss: dismiss)
    } else {
      pages.append(Page(id: makeID(), source: .presented(owner, view, dismiss: dismiss)))
    }
    onChange()
  }

  /// Removes a page that the program no longer presents.
  func withdraw(_ owner: ObjectIdentifier) {
    guard let index = pages.firstIndex(where: { $0.isPresented(by: owner) }) else { return }
    leave(from: index, notifyingFirst: false)
  }

  func replace(_ id: Int, with view: AnyView) {
    guard let index = pages.firstIndex(where: { $0.id == id }), case .view(_, let didLeave) = pages[index].source
    else { return }
    pages[index].source = .view(view, didLeave: didLeave)
    onDestinationsChange()
  }

  /// Removes a page and the pages after it.
  func leave(_ id: Int) {
    guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
    leave(from: index, notifyingFirst: true)
  }

  private func leave(from index: Int, notifyingFirst: Bool) {
    let left = pages[index...]
    pages.removeSubrange(index...)
    let values = left.filter(\.isValue).count
    if values > 0 {
      if let storage {
        storage.removeLast(values)
      } else {
        ownValues.removeLast(min(values, ownValues.count))
        ownReaders.invalidate()
      }
    }
    for (offset, page) in left.enumerated().reversed() where offset > 0 || notifyingFirst { notifyRemoval(page) }
    onChange()
  }

  // MARK: destinations

  func register<D: Hashable, C: View>(_ type: D.Type, owner: ObjectIdentifier, _ make: @escaping (D) -> C) {
    let destination = TypedDestination(type, owner: owner, make)
    if let index = destinations.firstIndex(where: { $0.owner == owner }) {
      destinations[index] = destination
    } else {
      destinations.append(destination)
      destinationReaders.invalidate()
    }
    onDestinationsChange()
  }

  func unregister(_ owner: ObjectIdentifier) { destinations.removeAll { $0.owner == owner } }

  // MARK: addresses

  /// The path component that leads to the page of a value; nil where the value has no text or no destination.
  func component(of value: AnyHashable) -> String? {
    destinationReaders.noteRead()
    guard let destination = destinations.first(where: { $0.takes(value) }),
      let text = destination.component(value)
    else { return nil }
    // A text that another destination would take, and one that browsers leave out, is preceded by its type.
    let isClear = self.value(of: text) == value && !["", ".", ".."].contains(text)
    return isClear ? text : "\(destination.name)=\(text)"
  }

  /// The value that a path component leads to.
  func value(of component: String) -> AnyHashable? {
    for destination in destinations {
      let prefix = "\(destination.name)="
      guard component.hasPrefix(prefix) else { continue }
      let text = String(component.dropFirst(prefix.count))
      if let value = destination.value(text) { return value }
      // No other destination takes it, where it is the text of a record.
      if destination.isOfRecords { return nil }
    }
    return destinations.lazy.compactMap { $0.value(component) }.first
  }

  /// The components of the pages that follow the first, up to one of them, or up to the first page that has none.
  func components(to last: Int? = nil) -> [String] {
    guard last != 0 else { return [] }
    var components: [String] = []
    for page in pages {
      guard case .value(let value) = page.source, let component = component(of: value) else { break }
      components.append(component)
      if page.id == last { break }
    }
    return components
  }

  /// What the program has got wrong: a page of a value for which there is no destination.
  func mistake(in view: String) -> String? {
    for page in pages {
      guard case .value(let value) = page.source, !destinations.contains(where: { $0.takes(value) }) else { continue }
      return "a value in a NavigationStack in \(view) has no page: navigationDestination(for: "
        + "\(type(of: value.base)).self) is missing on a view inside of the stack"
    }
    return nil
  }

  func view(of page: Page) -> AnyView {
    switch page.source {
    case .view(let view, _), .presented(_, let view, _): return view
    case .value(let value):
      for destination in destinations {
        if let view = destination.view(value) { return view }
      }
      // Shows a warning sign, as SwiftUI does.
      return AnyView(Image(systemName: "exclamationmark.triangle").accessibilityLabel(Text("No destination")))
    }
  }
}

extension NavigationModel.Page {
  var isValue: Bool {
    if case .value = source { return true }
    return false
  }

  func isPresented(by owner: ObjectIdentifier) -> Bool {
    if case .presented(owner, _, _) = source { return true }
    return false
  }
}

private enum NavigationKey: EnvironmentKey { static let defaultValue = ObjectReference<NavigationModel>() }

extension EnvironmentValues {
  /// The navigation that links inside push pages onto.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self].object }
    set { self[NavigationKey.self] = ObjectReference(object: newValue) }
  }
}
