import Platen
import PlatenTerminal
import PlatenTesting
import SwiftUI
import Testing

#if Web
@testable import PlatenWeb
#endif

/// Something that shows a view and is released in the end.
@MainActor protocol Stage: AnyObject {
  var host: ViewHost { get }
  /// Runs tasks and shows what they have changed.
  func settle() async
  func close()
}

/// The kinds of stages, and whether they are closed before they are released.
enum StageKind: CaseIterable, CustomTestStringConvertible {
  case closedScreen, screen
  case closedTerminal, terminal
  #if Web
  case closedBrowser, browser
  #endif
  case closedHost, host

  var isClosed: Bool {
    switch self {
    case .closedScreen, .closedTerminal, .closedHost: true
    #if Web
    case .closedBrowser: true
    #endif
    default: false
    }
  }

  /// Whether the end of the stage commits what is edited: a host alone does that only when it is closed.
  var commits: Bool { self != .host }

  var testDescription: String {
    let name =
      switch self {
      case .closedScreen, .screen: "screen"
      case .closedTerminal, .terminal: "terminal"
      #if Web
      case .closedBrowser, .browser: "browser"
      #endif
      case .closedHost, .host: "host"
      }
    return isClosed ? "a \(name), closed" : "a \(name), released without being closed"
  }

  @MainActor func make(_ view: AnyView) async -> any Stage {
    switch self {
    case .closedScreen, .screen: await Screen(view)
    case .closedTerminal, .terminal: TerminalStage(view)
    #if Web
    case .closedBrowser, .browser: BrowserStage(view)
    #endif
    case .closedHost, .host: HostStage(view)
    }
  }
}

extension Screen: Stage {}

/// A terminal without a device.
@MainActor private final class TerminalStage: Stage {
  private let session: TerminalSession
  private var written = 0

  init(_ view: AnyView) {
    session = TerminalSession(
      host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60,
      rows: 20)
    session.output = { [weak self] in self?.written += $0.count }
    session.start()
  }

  var host: ViewHost { session.host }

  func settle() async {
    for _ in 0..<3 {
      await Task.yield()
      session.driver.update()
    }
  }

  func close() { session.driver.close() }
}

#if Web
/// A page without a browser.
@MainActor private final class BrowserStage: Stage {
  private let view: BrowserView

  init(_ content: AnyView) {
    view = BrowserView(id: "v", session: "s", host: ViewHost(content))
    _ = view.document()
  }

  var host: ViewHost { view.host }

  func settle() async {
    for _ in 0..<3 {
      await Task.yield()
      view.driver.update()
    }
  }

  func close() { view.end(.ended) }
}
#endif

/// A host without a front end.
@MainActor private final class HostStage: Stage {
  let host: ViewHost

  init(_ view: AnyView) {
    host = ViewHost(view)
    _ = host.update()
  }

  func settle() async {
    for _ in 0..<3 {
      await Task.yield()
      _ = host.update()
    }
  }

  func close() { host.close() }
}
