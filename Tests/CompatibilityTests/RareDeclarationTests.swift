import PlatenTesting
import SwiftUI
import Testing
import TextFormats
import UIKit

/// Declarations that few sources use: each does what its documentation describes, or changes nothing that is shown.
@MainActor @Suite struct RareDeclarationTests {
  @Test func filesAreWrittenByTheEarlierNameOfTheOption() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("word".utf8).write(to: file, options: [.atomicWrite])
    #expect(try String(contentsOf: file, encoding: .utf8) == "word")
  }

  @Test func ignoredModifiersLeaveTheirViewsAsTheyAre() async throws {
    #expect(await Screen(DecoratedList()).shows("Bread"))
    #expect(await Screen(DecoratedPage()).shows("Page"))
    #expect(await Screen(DecoratedSplit()).shows("Sidebar"))
    #expect(await Screen(DecoratedTabs()).shows("First page"))
    #expect(await Screen(DecoratedScroll()).shows("Row"))
    #expect(await Screen(DecoratedSearch()).shows("Results"))
    #expect(await Screen(DecoratedSheet()).shows("In the sheet"))
    #expect(await Screen(EffectsView()).shows("Sheared"))
    #expect(await Screen(TransitionsView()).shows("0"))
    #expect(await Screen(KeyframedView()).shows("Triggered"))
    #expect(await Screen(TimesView()).shows("Minutes"))
    #expect(await Screen(GesturesView()).shows("Either"))
    #expect(await Screen(PointersView()).shows("g"))
    #expect(await Screen(FontsView()).shows("Narrow"))
    #expect(await Screen(BaselinesView()).shows("f"))
    #expect(await Screen(DeviceView()).shows("Feedback"))
    #expect(await Screen(ConcatenatedView()).shows("Twice"))
    #expect(await !Screen(GradientsView()).shows("Twice"))
    #expect(await !Screen(CanvasView()).shows("Twice"))
  }

  @Test func oldActionSheetsAskAndEnd() async throws {
    let screen = await Screen(OldActionSheets())
    try screen.button("Show").press()
    #expect(screen.shows("Delete the draft?"))
    try screen.button("Cancel").press()
    #expect(!screen.shows("Delete the draft?"))
    try screen.button("Choose").press()
    #expect(screen.shows("Choice 7"))
    try screen.button("Take it").press()
    #expect(!screen.shows("Choice 7"))
  }

  @Test func decoratedControlsStayControls() async throws {
    let screen = await Screen(DecoratedControls())
    #expect(try screen.button("Prominent").exists)
    try screen.field("Password").type("ab")
    #expect(try screen.field("Password").text == "••")
  }

  @Test func theEnvironmentHasThePlatformsDefaults() async throws {
    let screen = await Screen(EnvironmentView())
    for line in ["Scale 1, pixel 1", "Standard contrast", "Key window", "Usual size", "Regular", "0 services"] {
      #expect(screen.shows(line), "\(line)")
    }
    try screen.button("Reset focus").press()
  }

  @Test func accessibilityActionsDoNotChangeWhatIsShown() async throws {
    let screen = await Screen(SpokenView())
    #expect(screen.shows("Value 1"))
  }

  @Test func preferencesAreTransformedOnTheirWayUp() async throws {
    let screen = await Screen(PreferenceView())
    #expect(screen.shows("Total 21"))
  }

  @Test func whatWasRegisteredForATargetIsForgottenInGroupingsToo() {
    final class Target { var value = 0 }
    let (first, second) = (Target(), Target())
    let manager = SwiftUI.UndoManager()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: first) { $0.value += 1 }
    manager.registerUndo(withTarget: second) { target in
      target.value += 1
      manager.registerUndo(withTarget: target) { $0.value -= 1 }
    }
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(first.value == 0 && second.value == 1)
    manager.removeAllActions(withTarget: second)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func undoStepsHaveNamesAndCanBeSuspended() {
    final class Target {}
    let target = Target()
    let manager = SwiftUI.UndoManager()
    manager.registerUndo(withTarget: target) { target in
      manager.registerUndo(withTarget: target) { _ in }
      manager.setActionName("Typing")
    }
    manager.setActionName("Typing")
    #expect(manager.undoActionName == "Typing" && manager.redoActionName == "")
    manager.undo()
    #expect(manager.undoActionName == "" && manager.redoActionName == "Typing")
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.registerUndo(withTarget: target) { _ in }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    manager.registerUndo(withTarget: target) { _ in }
    manager.removeAllActions(withTarget: target)
    #expect(!manager.canUndo)
    manager.registerUndo(withTarget: target) { _ in }
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func pathsTakeLinesAndRectangles() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    path.addRects([CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: 0, y: 30, width: 5, height: 5)])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 25, height: 35))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 25, height: 35))
  }

  @Test func threeDimensionalTransformsMultiply() {
    let scaled = CATransform3DScale(CATransform3DIdentity, 2, 3, 1)
    #expect(scaled.m11 == 2 && scaled.m22 == 3)
    let moved = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.m41 == 5 && moved.m42 == 7)
    // The first transform is applied first: the translation is scaled afterwards.
    let both = CATransform3DConcat(moved, scaled)
    #expect(both.m41 == 10 && both.m42 == 21)
  }

  @Test func explicitGuidesAreAveraged() {
    // Apple's documentation of combineExplicit: the average of the values that are not nil; nil where there is none.
    #expect(HorizontalAlignment.leading.combineExplicit([1, nil, 3]) == 2)
    #expect(VerticalAlignment.top.combineExplicit([nil]) == nil)
  }

  @Test func severalPublishersMergeIntoOne() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var received: [Int] = []
    let subscription = Publishers.MergeMany(subjects).sink { received.append($0) }
    for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
    #expect(received == [2, 1, 0])
    subscription.cancel()
    #expect(RunLoop.main.minimumTolerance == 0 && DispatchQueue.main.minimumTolerance == 0)
  }

  @Test func cardFormatsHaveStaticMembers() throws {
    #expect(format("4111111111111111", .cardNumber) == "4111 1111 1111 1111")
    #expect(format(CardExpiry(month: 12, year: 2030), .cardExpiry) == "12/30")
  }

  private func format<F: FormatStyle>(_ value: F.FormatInput, _ style: F) -> F.FormatOutput { style.format(value) }

  @Test func settingsOfUIKitViewsAreKept() {
    let textView = configured(UITextView())
    #expect(textView.textContainer.maximumNumberOfLines == 3 && textView.textContainer.lineFragmentPadding == 0)
    #expect(!textView.isScrollEnabled && textView.textContainerInset == .zero)
    #expect(textView.contentHuggingPriority(for: .vertical) == .fittingSizeLevel)
    #expect(textView.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(textView.safeAreaInsets == .zero)
    let bar = configured(UISearchBar())
    #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton && !bar.isTranslucent)
    #expect(configured(UIToolbar()).barTintColor == .lightGray)
    #expect(stacked([UIView()]).distribution == .fillEqually)
    #expect(Set(contentTypes()).count == 15 && Set(lifeCycleNotifications()).count == 3)
    #expect(Set(launchOptions()).count == 3 && sortMenu().options.contains(.singleSelection))
    #expect(UIControl.Event.allTouchEvents.contains(.touchDown))
    #expect(!UIControl.Event.allTouchEvents.contains(.menuActionTriggered))
  }

  @Test func fontsOfUIKitChangeTheirSize() {
    let font = UIFont.italicSystemFont(ofSize: UIFont.systemFontSize)
    #expect(font.pointSize == 14 && font.withSize(UIFont.labelFontSize).pointSize == 17)
    #expect(font.fontName == UIFont.systemFont(ofSize: 10).fontName)
  }

  @Test func thePasteboardReportsItsTypes() {
    let pasteboard = UIPasteboard.general
    pasteboard.string = nil
    #expect(!pasteboard.hasStrings && !pasteboard.hasURLs)
    pasteboard.string = "words"
    #expect(pasteboard.hasStrings)
  }

  @Test func theDeviceAndTheScreenAreDescribed() {
    #expect(UIDevice.current.localizedModel == UIDevice.current.model && !UIDevice.current.systemVersion.isEmpty)
    #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func coordinateSpacesAndMarkdownIntentsAreDistinguished() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.local.isGlobal)
    #expect(InlinePresentationIntent.softBreak != .inlineHTML)
    #expect(AttributedString.FormattingOptions.applyReplacementIndexAttribute.rawValue != 0)
  }

  @Test func previewsTakeAnyLayout() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .defaultLayout, .sizeThatFitsLayout, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(traits.count == 5)
  }

  @Test func theApplicationKeepsItsIdleTimer() {
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(UIApplication.shared.isIdleTimerDisabled)
    UIApplication.shared.isIdleTimerDisabled = false
  }

  @Test func resourcesAreTitlesOfEveryControl() async throws {
    let screen = await Screen(ResourceTitlesView(title: LocalizedStringResource("Reminders")))
    #expect(screen.shows("Reminders"))
    #expect(try screen.toggle("Reminders").exists)
    try screen.button("Reminders").press()
    #expect(screen.snapshot.contains("== alert: Reminders"))
  }
}
