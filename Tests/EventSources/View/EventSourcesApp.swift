import SwiftUI

/// The view as a program.
public struct EventSourcesApp: App {
  /// Creates the program.
  public init() {}

  /// A window with the view.
  public var body: some Scene { WindowGroup { EventSourcesView() } }
}
