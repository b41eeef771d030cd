#if Web
import Foundation
import PlatenGraph

/// The location of a view as its browser knows it: the address, the document's title and the entry of the history.
@MainActor struct PageLocation {
  /// The title where no page has one.
  let title: String
  /// Where browsers find the program, for addresses that the program gets.
  var origin: PageOrigin?
  private(set) var shown = ProgramLocation()
  /// An address that the program got by itself, and the pages that were shown then: it is theirs as long as they are.
  private var given: (address: String, pages: ProgramLocation)?
  /// Whether the browser has gone to an address, which may not be the program's.
  private var isOwed = false

  init(title: String) { self.title = title }

  var shownTitle: String { shown.title ?? title }
  /// The address, relative to the page's own path.
  var reference: String { given?.address ?? PageAddress(shown.components).reference }

  /// Shows the pages that an address leads to; false where neither a page nor the program takes it.
  mutating func open(_ address: PageAddress, depth: Int?, in host: ViewHost) -> Bool {
    isOwed = true
    // The browser's button for going back dismisses what is over the page, as Escape does.
    if depth != nil, host.modals.topmost != nil {
      host.modals.cancelTopmost()
      return true
    }
    // A page that is loaded again is as the user left it: the program has got its address already.
    if let given, given.address == address.path + address.query, depth == nil { return true }
    let program = host.part(ProgramAddress.self)
    let url = origin.flatMap { URL(string: "\($0.address)/\(address.path)\(address.query)") }
    let opening = program.open(address.components, depth: depth, url: url)
    given = opening == .handled ? (address.path + address.query, program.location()) : nil
    return opening != .refused
  }

  /// The browser is to learn of the location, whether or not it has changed.
  mutating func owe() { isOwed = true }

  /// Notes the location in a page that is served.
  mutating func note(in host: ViewHost) {
    show(host.part(ProgramAddress.self).location())
  }

  private mutating func show(_ location: ProgramLocation) {
    shown = location
    isOwed = false
    if let given, given.pages.components != location.components || given.pages.depth != location.depth {
      self.given = nil
    }
  }

  /// Writes the location if the browser does not know it. `isMoved` where nodes have come or gone.
  mutating func write(of host: ViewHost, isMoved: Bool, into message: inout ServerMessage) {
    let program = host.part(ProgramAddress.self)
    guard isOwed || isMoved || program.isChanged else { return }
    let location = program.location()
    guard isOwed || location != shown else { return }
    show(location)
    message.append(.location(reference, depth: location.depth, title: shownTitle))
  }
}
#endif
