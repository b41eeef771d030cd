import PlatenTesting
import SwiftUI
import Testing
import UIKit

@testable import PlatenGraph
@testable import PlatenTree

/// What nodes are for assistive technology by the traits that a program adds.
@MainActor @Suite struct AccessibilityTraitTests {
  private func role(of view: some View) async -> AccessibilityRole? {
    let screen = await Screen(view)
    var roles: [AccessibilityRole] = []
    func collect(_ node: Node) {
      if let role = node.accessibilityRole { roles.append(role) }
      for child in node.children { collect(child) }
    }
    collect(screen.host.root)
    return roles.first
  }

  @Test func aTraitIsTheRoleOfAView() async {
    #expect(await role(of: Text("Save")) == nil)
    #expect(await role(of: Text("Save").accessibilityAddTraits(.isButton)) == .button)
    #expect(await role(of: Text("Site").accessibilityAddTraits([.isLink, .isStaticText])) == .link)
    #expect(await role(of: Text("Loud").accessibilityAddTraits([.isButton, .isToggle])) == .toggle)
    #expect(await role(of: VStack { Text("Stop") }.accessibilityAddTraits(.isModal)) == .dialog)
    let effectless: AccessibilityTraits = [
      .playsSound, .isKeyboardKey, .isSummaryElement, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn,
      .updatesFrequently, .isStaticText, .isSelected,
    ]
    #expect(await role(of: Text("Key").accessibilityAddTraits(effectless)) == nil)
  }

  @Test func whatCanBeTappedIsAButton() async {
    #expect(await role(of: Text("Save").onTapGesture {}) == .button)
    #expect(await role(of: Text("Save").onTapGesture {}.accessibilityAddTraits(.isLink)) == .link)
    #expect(await role(of: Text("Save").onTapGesture {}.disabled(true)) == nil)
    #expect(await role(of: Text("Save").onLongPressGesture {}) == nil, "no key presses it")
    #expect(await role(of: VStack { Toggle("On", isOn: .constant(true)) }.onTapGesture {}) == nil, "another is used")
  }

  @Test func theOuterModifierReplacesTheInnerOne() async {
    let removed = Text("Save").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
    #expect(await role(of: removed) == nil)
    let added = Text("Save").accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isButton)
    #expect(await role(of: added) == .button)
    let both = Text("Save").accessibilityAddTraits(.isToggle).accessibilityAddTraits(.isButton)
    #expect(await role(of: both) == .toggle)
  }

  @Test func aControlKeepsItsRole() async {
    #expect(await role(of: Button("Mute") {}.accessibilityAddTraits(.isToggle)) == .toggle)
    #expect(await role(of: Button("Mute") {}.accessibilityAddTraits(.isImage)) == nil)
    #expect(await role(of: Toggle("Mute", isOn: .constant(true)).accessibilityAddTraits(.isLink)) == nil)
    let field = TextField("Find", text: .constant("")).accessibilityAddTraits(.isSearchField)
    #expect(await role(of: field) == .searchField)
    #expect(await role(of: SecureField("Key", text: .constant("")).accessibilityAddTraits(.isSearchField)) == nil)
  }

  @Test func theButtonsOfATabBarAreTabs() async throws {
    let bar = HStack {
      Button("Home") {}.accessibilityAddTraits(.isSelected)
      Button("Settings") {}
    }
    let screen = await Screen(VStack { bar.accessibilityAddTraits(.isTabBar) })
    var tabs: [Bool] = []
    func collect(_ node: Node) {
      if node.accessibilityRole == .tab { tabs.append(node.attributes.accessibilityDetails.isSelected) }
      for child in node.children { collect(child) }
    }
    collect(screen.host.root)
    #expect(tabs == [true, false])
  }

  @Test func settingsThatFrontEndsDoNotReportAreOff() {
    let values = EnvironmentValues()
    #expect(!values.accessibilityDimFlashingLights && !values.accessibilityLargeContentViewerEnabled)
    #expect(!values.accessibilityQuickActionsEnabled && !values.accessibilityAssistiveAccessEnabled)
    #expect(values.accessibilityPlayAnimatedImages)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isInvertColorsEnabled)
    var reports: [String] = []
    let report = MissingNibs.report
    MissingNibs.report = { reports.append($0) }
    defer { MissingNibs.report = report }
    #expect(Bundle.main.loadNibNamed("Cell", owner: nil) == nil)
    #expect(Bundle.main.loadNibNamed("Cell", owner: nil) == nil)
    #expect(UINib(nibName: "Head", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(reports.map { $0.contains("Cell.xib") || $0.contains("Head.xib") } == [true, true])
  }

  @Test func aChangeOfThePreferenceForLittleMotionIsPosted() async {
    let screen = await Screen(Text("Still"))
    // Other tests may change it at the same time.
    await confirmation(expectedCount: 1...) { posted in
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in posted() }
      screen.host.updateEnvironment { $0.accessibilityReduceMotion = true }
      NotificationCenter.default.removeObserver(token)
    }
  }
}
