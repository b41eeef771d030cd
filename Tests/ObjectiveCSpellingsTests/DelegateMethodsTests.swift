import Foundation
import Testing

@testable import objectivecspellings

/// The table of methods that a delegate may lack in UIKit and AppKit.
@Suite struct DelegateMethodsTests {
  /// Methods of delegates that are required there, or that are called on other objects by the same name.
  private let required: Set = [
    "animateTransition", "didMove", "numberOfComponents", "picker", "selectionDidChange", "selectionWillChange",
    "textWillChange", "transitionDuration", "undoManager", "willMove",
  ]

  private let folders = [
    "Sources/TextControls", "Sources/Platen/UIKitBridge", "Sources/AppKit", "Sources/PhotosUI",
    "Sources/AuthenticationServices",
  ]

  @Test func theTableHasTheMethodsOfAllDelegates() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var missing: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        for delegate in source.matches(
          of: /public protocol \w+(Delegate|DataSource)\b[^{]*\{(.*?)\n\}/.dotMatchesNewlines())
        {
          missing.formUnion(delegate.2.matches(of: /func (\w+)\(/).map { String($0.1) })
        }
      }
    }
    missing.subtract(DelegateMethods.names)
    missing.subtract(required)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}
