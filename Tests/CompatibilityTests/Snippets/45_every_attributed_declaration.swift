import SwiftUI

// Text with attributes, its selections and its definitions, and what the fields take beside their initializers.

struct EveryAttributedEditor: View {
    @State private var text = AttributedString("a")
    @State private var selection = AttributedTextSelection()
    @State private var plain = ""
    @State private var plainSelection: TextSelection?
    let resource: LocalizedStringResource

    var body: some View {
        VStack {
            TextEditor(text: $text)
            TextEditor(text: $text, selection: $selection)
            TextEditor(text: $plain, selection: $plainSelection)
            SecureField(resource, text: $plain, prompt: Text("p"))
            TextEditor(text: $text)
                .attributedTextFormattingDefinition(EveryDefinition())
                .attributedTextFormattingDefinition(\.swiftUI)
                .textInputFormattingControlVisibility(.hidden, for: .all)
                .textInputFormattingControlVisibility(.visible, for: [.contextMenu, .inputAssistant])
        }
    }

    private func edit() {
        text.transform(updating: &selection) { $0.append(AttributedString("b")) }
        text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
        text.replaceSelection(&selection, with: AttributedString("c"))
        text.replaceSelection(&selection, withCharacters: "d")
    }
}

struct EveryAttributedSelection {
    let text: AttributedString

    var selections: [AttributedTextSelection] {
        [
            AttributedTextSelection(),
            AttributedTextSelection(insertionPoint: text.startIndex),
            AttributedTextSelection(insertionPoint: text.startIndex, typingAttributes: AttributeContainer()),
            AttributedTextSelection(range: text.startIndex..<text.endIndex),
            AttributedTextSelection(ranges: RangeSet(text.startIndex..<text.endIndex)),
        ]
    }

    func describe(_ selection: AttributedTextSelection) -> String {
        let colors = selection.attributes(in: text)[\.foregroundColor]
        let typing: AttributeContainer = selection.typingAttributes(in: text)
        let affinity: TextSelectionAffinity = selection.affinity(in: text)
        switch selection.indices(in: text) {
        case .insertionPoint(let index): return "\(index == text.startIndex) \(colors.count) \(affinity) \(typing.link as Any)"
        case .ranges(let ranges): return "\(ranges.ranges.count)"
        }
    }
}

struct EveryScope: AttributeScope {
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
}

struct EveryDefinition: AttributedTextFormattingDefinition {
    typealias Scope = EveryScope

    var body: some AttributedTextFormattingDefinition<EveryScope> {
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
        ValueConstraint(
            for: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self, values: [nil, .red], default: nil)
        RedIsUnderlined()
    }
}

struct RedIsUnderlined: AttributedTextValueConstraint {
    typealias Scope = EveryScope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

    func constrain(_ container: inout Attributes) {
        if container.foregroundColor == .red { container.underlineStyle = .single }
    }
}

struct EveryValue: View {
    @State private var text = ""
    @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled
    @Environment(\.isFocused) private var isFocused
    @FocusState private var focus: Int?
    @FocusState private var isOn: Bool
    let title: String
    let resource: LocalizedStringResource

    static let labels: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]
    static let triggers: [SubmitTriggers] = [.text, .search]
    static let keyboards: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
        .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad, .alphabet,
    ]
    static let contents: [UITextContentType] = [
        .name, .givenName, .familyName, .emailAddress, .telephoneNumber, .username, .password, .newPassword,
        .oneTimeCode, .URL, .postalCode, .creditCardNumber, .birthdate, .streetAddressLine1, .addressCity, .countryName,
        .organizationName, .jobTitle, .nickname,
    ]
    static let capitals: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
    static let types: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    static let affinities: [TextSelectionAffinity] = [.automatic, .upstream, .downstream]
    static let priorities: [DefaultFocusEvaluationPriority] = [.automatic, .userInitiated]
    static let interactions: [FocusInteractions] = [.activate, .edit, .automatic]
    static let phases: [KeyPress.Phases] = [.down, .repeat, .up, .all]

    var body: some View {
        VStack {
            TextField("a", text: $text).focused($focus, equals: 1).focused($isOn)
            FocusReader(focus: $focus, isOn: $isOn)
            LabeledContent(title) { Text("b") }
            LabeledContent(title, value: "b")
            LabeledContent(title, value: 1, format: .number)
            Text(isFocused || autocorrectionDisabled ? "a" : "b")
                .searchable(text: $text, prompt: Text("p"))
                .searchable(text: $text, placement: .automatic, prompt: "p")
                .searchable(text: $text, prompt: title)
        }
    }

    static func describe(_ press: KeyPress) -> String {
        "\(press.key == .return) \(press.characters) \(press.modifiers == .command) \(press.phase == .up)"
    }

    static func describe(_ selection: TextSelection) -> Int {
        switch selection.indices {
        case .selection(let range): range.isEmpty ? 0 : 1
        case .multiSelection(let ranges): ranges.ranges.count
        }
    }
}

struct FocusReader: View {
    var focus: FocusState<Int?>.Binding
    var isOn: FocusState<Bool>.Binding

    var body: some View {
        Button("a") {
            focus.wrappedValue = nil
            isOn.wrappedValue = true
        }
        .focused(focus.projectedValue, equals: 2)
    }
}

struct QuotedEditorStyle: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { TextEditor(configuration).padding() }
}

struct FramedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().border(.secondary) }
}
