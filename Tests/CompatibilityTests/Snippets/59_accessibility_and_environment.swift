import SwiftUI

// What views pass to assistive technology and to the device, and what they read from the environment.

struct SpokenView: View {
    @State private var value = 1
    @AccessibilityFocusState private var isHeard: Bool
    @AccessibilityFocusState private var heard: Int?

    var body: some View {
        VStack {
            Text("Spelled").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
            Text("Deleted").speechAdjustedPitch(-0.5).speechAnnouncementsQueued()
            Text("Every trait").accessibilityAddTraits(everyTrait)
            Text(password)
            Text("Value \(value)")
                .accessibilityAddTraits([.isImage, .isLink, .isSearchField, .isStaticText, .updatesFrequently])
                .accessibilityRemoveTraits(.isImage)
                .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
                .accessibilitySortPriority(2)
                .accessibilityInputLabels(["Value", "Number"])
                .accessibilityInputLabels([String("Value")])
            actions
            Text("Large").accessibilityShowsLargeContentViewer().accessibilityIgnoresInvertColors()
            Text("Focused").accessibilityFocused($isHeard)
            Text("One of them").accessibilityFocused($heard, equals: 1)
        }
    }

    private var everyTrait: AccessibilityTraits {
        [
            .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .isStaticText, .isModal, .isToggle,
            .isTabBar, .isKeyboardKey, .isSummaryElement, .playsSound, .startsMediaSession, .updatesFrequently,
            .allowsDirectInteraction, .causesPageTurn,
        ]
    }

    private var password: AttributedString {
        var password = AttributedString("abC-1")
        password.accessibilitySpeechSpellsOutCharacters = true
        password.accessibilitySpeechAnnouncementPriority = .high
        return password
    }

    private var actions: some View {
        Text("Actions")
            .accessibilityAction { value = 0 }
            .accessibilityAction(named: Text("Reset")) { value = 0 }
            .accessibilityAction(named: "Reset all") { value = 0 }
            .accessibilityAction(named: String("Reset it")) { value = 0 }
    }
}

struct DeviceView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Bars").statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
            Text("Edges").defersSystemGestures(on: .bottom)
            Text("Feedback")
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.success, trigger: count) { old, new in new > old }
                .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
            Text("Hover").hoverEffect()
            Text("Activity").userActivity("org.example.reading") { activity in
                activity.isEligibleForHandoff = true
                activity.isEligibleForSearch = true
            }
            Text("Invalidated").invalidatableContent().redacted(reason: .invalidated)
            Text("Mirrored").flipsForRightToLeftLayoutDirection(true)
            Text("Shaped").contentShape([.dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect], Circle())
            Text("Section").focusSection()
        }
    }
}

struct EnvironmentView: View {
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.controlActiveState) private var activeState
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.accessibilityEnabled) private var isAccessibilityOn
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn
    @Environment(\.accessibilityDifferentiateWithoutColor) private var needsShapes
    @Environment(\.accessibilityInvertColors) private var isInverted
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityShowButtonShapes) private var showsShapes
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.resetFocus) private var resetFocus
    @Namespace private var namespace

    var body: some View {
        let _ = Self._printChanges()
        VStack {
            Text("Scale \(displayScale.formatted()), pixel \(pixelLength.formatted())")
            Text(contrast == .standard ? "Standard contrast" : "Increased contrast")
            Text(activeState == .key ? "Key window" : "Inactive")
            Text(sizeCategory.isAccessibilityCategory ? "Very large" : "Usual size")
            Text(legibilityWeight == .bold ? "Bold" : "Regular")
            Text(verticalSizeClass == .compact ? "Compact" : "Not compact")
            Text(rowHeight > (headerHeight ?? 0) ? "Rows are higher" : "Headers are higher")
            Text("\([isAccessibilityOn, isVoiceOverOn, isSwitchControlOn].filter { $0 }.count) services")
            Text("\([needsShapes, isInverted, isOpaque, showsShapes].filter { $0 }.count) wishes")
            Button("Reset focus") { resetFocus(in: namespace) }
            GeometryReader { proxy in Text("Inset \(proxy.safeAreaInsets.top.formatted())") }
        }
        .focusScope(namespace)
        .environment(
            \.openURL,
            OpenURLAction { url in
                url.scheme == "https" ? .systemAction : .systemAction(url)
            }
        )
        .transaction { $0.isContinuous = true }
    }
}

struct TotalKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct PreferenceView: View {
    @State private var total = 0

    var body: some View {
        VStack {
            Text("Inner")
                .preference(key: TotalKey.self, value: 2)
                .transformPreference(TotalKey.self) { $0 *= 10 }
                .transformAnchorPreference(key: TotalKey.self, value: .bounds) { total, _ in total += 1 }
            Text("Total \(total)")
        }
        .onPreferenceChange(TotalKey.self) { total = $0 }
    }
}

struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

struct ConcatenatedView: View {
    var body: some View {
        Text("Twice").modifier(Framed().concat(Framed()))
            .previewLayout(.sizeThatFits)
    }
}

struct CommandsReplacedApp: App {
    var body: some Scene {
        WindowGroup { Text("Window") }
            .commandsReplaced { CommandMenu("Only") { Button("This") {} } }
            .windowToolbarStyle(.unifiedCompact(showsTitle: false))
        WindowGroup("Compact") { Text("Window") }
            .windowToolbarStyle(.unifiedCompact)
    }
}

struct AnnouncingView: View {
    var body: some View {
        Button("Save") {
            AccessibilityNotification.Announcement("Saved").post()
            AccessibilityNotification.Announcement(AttributedString("Saved")).post()
            AccessibilityNotification.LayoutChanged().post()
            AccessibilityNotification.ScreenChanged("Results").post()
            AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        }
    }
}
