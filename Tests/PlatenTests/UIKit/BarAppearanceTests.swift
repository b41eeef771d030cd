import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Bars as the program sets them on the stand-ins of UIKit. These are the whole program's: no test suspends while they
/// are set.
@MainActor @Suite struct BarAppearanceTests {
  private struct Page: View {
    let isLarge: Bool

    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle("Notes").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
  }

  private func title(isLarge: Bool) throws -> (foreground: Paint, kerning: CGFloat) {
    func content(_ node: Node) -> TextContent? {
      if case .leaf(.text(let content)) = node.content, content.plainText == "Notes" { content } else { nil }
    }
    let host = ViewHost(Page(isLarge: isLarge))
    _ = host.update()
    let shown = try #require(host.root.first { content($0) != nil }.flatMap(content))
    let run = try #require(shown.runs.first)
    return (run.foreground ?? shown.foreground, run.kerning)
  }

  private func withBar<Value>(_ set: (UINavigationBar) -> Void, _ body: () throws -> Value) rethrows -> Value {
    let bar = UINavigationBar.appearance()
    let old = (bar.titleTextAttributes, bar.largeTitleTextAttributes)
    defer { (bar.titleTextAttributes, bar.largeTitleTextAttributes) = old }
    set(bar)
    return try body()
  }

  @Test func titlesHaveTheAttributesOfTheBar() throws {
    let red = try withBar {
      $0.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
      $0.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    } _: {
      (small: try title(isLarge: false), large: try title(isLarge: true))
    }
    #expect(red.small.foreground == Color(uiColor: .red).paint && red.small.kerning == 2)
    #expect(red.large.foreground == Color(uiColor: .green).paint && red.large.kerning == 0)
    #expect(try title(isLarge: false).foreground != Color(uiColor: .red).paint)
  }

  @Test func anAppearanceHasPrecedence() {
    let (bar, appearance) = (UINavigationBar(frame: .zero), UINavigationBarAppearance())
    bar.titleTextAttributes = [.kern: 1]
    bar.largeTitleTextAttributes = [.kern: 2]
    #expect(bar.attributes(isLarge: false)[.kern] as? Int == 1 && bar.attributes(isLarge: true)[.kern] as? Int == 2)
    appearance.titleTextAttributes = [.kern: 3]
    appearance.largeTitleTextAttributes = [.kern: 4]
    bar.standardAppearance = appearance
    #expect(bar.attributes(isLarge: false)[.kern] as? Int == 3 && bar.attributes(isLarge: true)[.kern] as? Int == 4)
    let edge = UINavigationBarAppearance()
    edge.largeTitleTextAttributes = [.kern: 5]
    bar.scrollEdgeAppearance = edge
    #expect(bar.attributes(isLarge: false)[.kern] as? Int == 3 && bar.attributes(isLarge: true)[.kern] as? Int == 5)
  }

  @Test func aCopyIsIndependent() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.kern: 3]
    let copy = appearance.copy()
    copy.titleTextAttributes = [:]
    #expect(copy.backgroundColor == .clear && appearance.titleTextAttributes.count == 1)
  }

  @Test func aHiddenTabBarShowsNoTabs() {
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("First page").tabItem { Text("One") }
          Text("Second page").tabItem { Text("Two") }
        }
      }
    }
    func hasBar() -> Bool {
      let host = ViewHost(Tabs())
      _ = host.update()
      return host.root.first { if case .container(.bar) = $0.content { true } else { false } } != nil
    }
    #expect(hasBar())
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    #expect(!hasBar())
  }
}
