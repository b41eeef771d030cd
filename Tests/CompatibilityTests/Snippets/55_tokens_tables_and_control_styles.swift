import SwiftUI
import UIKit

// Tokens of search fields, tables, detents, and styles of control groups.

extension UIColor {
    var hexString: String {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }

    var isLight: Bool {
        var white: CGFloat = 0
        guard getWhite(&white, alpha: nil) else { return false }
        return white > 0.5
    }

    func adjusted(by amount: CGFloat) -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(hue: hue, saturation: saturation, brightness: min(brightness + amount, 1), alpha: alpha)
    }
}

private struct Mail: Identifiable, Hashable {
    let id: Int
    var subject: String
}

private struct MailToken: Identifiable, Hashable {
    enum Scope: String, CaseIterable { case any, inbox, sent }
    var id: String { name }
    var name: String
    var scope = Scope.any
}

private struct CompactDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : max(44, context.maxDetentValue * 0.1)
    }
}

private struct Boxed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            ControlGroup(configuration)
        }
        .border(.secondary)
    }
}

private struct EqualWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

private struct MailList: View {
    @State private var mails = [Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Invoice")]
    @State private var selection: Set<Mail.ID> = []
    @State private var showsUnread = true
    @State private var showsArchive = false
    @State private var text = ""
    @State private var tokens: [MailToken] = []
    @State private var suggested = [MailToken(name: "Unread"), MailToken(name: "Flagged")]
    @State private var isSearching = false

    var body: some View {
        List(selection: $selection) {
            Section("Unread", isExpanded: $showsUnread) {
                ForEach(mails) { Text($0.subject) }
            }
            Section(isExpanded: $showsArchive) {
                Text("Nothing yet")
            } header: {
                Label("Archive", systemImage: "archivebox")
            }
        }
        .contextMenu(forSelectionType: Mail.ID.self) { ids in
            if ids.isEmpty {
                Button("New mail") {}
            } else {
                Button("Delete", role: .destructive) { mails.removeAll { ids.contains($0.id) } }
            }
        } primaryAction: { ids in
            selection = ids
        }
        .searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isSearching,
            placement: .automatic, prompt: Text("Search mail")
        ) { token in
            Text(token.name)
        }
    }
}

private struct MailTable: View {
    @State private var mails = [Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Invoice")]
    @State private var selection: Set<Mail.ID> = []
    @State private var order = [KeyPathComparator(\Mail.subject)]
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.content

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("Boxes")
        } content: {
            Table(of: Mail.self, selection: $selection, sortOrder: $order) {
                TableColumn("Subject", value: \.subject)
                TableColumn("Number") { Text("\($0.id)") }
                    .alignment(.numeric)
                    .width(60)
            } rows: {
                ForEach(mails) { mail in
                    TableRow(mail)
                        .contextMenu { Button("Delete") { mails.removeAll { $0.id == mail.id } } }
                }
                if mails.isEmpty {
                    TableRow(Mail(id: 0, subject: "No mail"))
                }
            }
            .tableStyle(.inset(alternatesRowBackgrounds: true))
        } detail: {
            Text("Mail")
        }
    }
}

private struct TokenForms: View {
    @State private var text = ""
    @State private var tokens: [MailToken] = []
    @State private var isSearching = false

    var body: some View {
        VStack {
            Text("Plain").searchable(text: $text, tokens: $tokens) { Text($0.name) }
            Text("Presented")
                .searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Find") { Text($0.name) }
            Text("Chosen").searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([])) { token in
                Label(token.name, systemImage: "tag")
            }
            Text("Editable").searchable(text: $text, editableTokens: $tokens, prompt: "Find") { $token in
                Picker(token.name, selection: $token.scope) {
                    ForEach(MailToken.Scope.allCases, id: \.self) { Text($0.rawValue) }
                }
            }
            Text("Oldest").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)) {
                Text("apple").searchCompletion("apple")
                Text("Unread").searchCompletion(MailToken(name: "Unread"))
            }
        }
    }
}

private struct GroupedControls: View {
    @Environment(\.dismiss) private var dismiss
    @State private var size = 1
    @State private var isAsking = false
    @State private var isSuppressed = false
    @State private var isEnabled = true

    var body: some View {
        VStack {
            Menu("Add", systemImage: "plus") {
                Button("Folder") {}
            } primaryAction: {
                size += 1
            }
            Menu("Badges", image: .badge) { Button("One", image: .badge) {} }
            Picker("Size", image: .badge, selection: $size) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            Label("Badge", image: .badge)
            Label(String("Named"), image: "badge")
            Button(role: .close) { dismiss() }
            Button(role: .confirm) { dismiss() }
            Button(role: .cancel, action: { dismiss() })
            ControlGroup("Zoom", systemImage: "magnifyingglass") {
                Button("In") { size += 1 }
                Button("Out") { size -= 1 }
            }
            .controlGroupStyle(.compactMenu)
            ControlGroup {
                Button("Bold") {}
            } label: {
                Text("Style")
            }
            .controlGroupStyle(Boxed())
            ControlGroup { Button("Left") {} }.controlGroupStyle(.palette)
            ControlGroup { Button("Back") {} }.controlGroupStyle(.navigation)
            ControlGroup { Button("More") {} }.controlGroupStyle(.menu)
            ControlGroup { Button("Same") {} }.controlGroupStyle(.automatic)
            ShareLink(item: URL(string: "https://example.org")!, preview: SharePreview("Example"))
            ShareLink(item: "Text", preview: SharePreview("Text", image: Image(systemName: "doc"))) { Text("Send") }
            ContentUnavailableView("Nothing", image: .badge, description: Text("Try again."))
            Text("Drag").gesture(TapGesture().onEnded { size = 1 }, isEnabled: isEnabled)
        }
        .confirmationDialog("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
        .dialogSuppressionToggle("Do not ask again", isSuppressed: $isSuppressed)
        .dialogSeverity(.critical)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Copy") {}
            } label: {
                Label("Edit", systemImage: "pencil")
            }
        }
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        .presentationDetents([.custom(CompactDetent.self), .medium])
    }
}

struct TokensAndTablesView: View {
    @State private var isOn = false
    @State private var tab = "mail"

    private var words: AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let count = 2
        return AttributedString(markdown: "*Hello*", options: options) + AttributedString(localized: "\(count) mails")
    }

    var body: some View {
        TabView(selection: $tab) {
            Tab("Mail", systemImage: "envelope", value: "mail") {
                MailList()
            }
            .customizationID("mail")
            TabSection("More") {
                Tab("Controls", image: .badge, value: "controls") { GroupedControls() }
                Tab("Tokens", systemImage: "tag", value: "tokens") { TokenForms() }
                Tab("Table", systemImage: "tablecells", value: "table") { MailTable() }
            }
            Tab(value: "search", role: .search) {
                ScrollView {
                    VStack {
                        Text(words)
                        Text(UIColor.systemBlue.adjusted(by: 0.1).hexString)
                        EqualWidth { Text("Equal") }
                        if isOn {
                            Image(systemName: "star").transition(.blurReplace)
                        }
                        Image(systemName: isOn ? "star.fill" : "star")
                            .contentTransition(.symbolEffect(.replace.downUp, options: .speed(2)))
                    }
                    .fontDesign(.rounded)
                    .fontWidth(.condensed)
                    .font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
                    .foregroundStyle(.red, .secondary, .tertiary)
                    .scenePadding([.horizontal, .bottom])
                    .scenePadding(.minimum, edges: .top)
                    .help(Text("Search with tokens"))
                    .geometryGroup()
                    .animation(.interpolatingSpring(mass: 1, stiffness: 170, damping: 15), value: isOn)
                    .animation(.interpolatingSpring(duration: 0.4, bounce: 0.2), value: isOn)
                    .animation(.spring(Spring(duration: 0.3, bounce: 0.1)), value: isOn)
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
                .defaultScrollAnchor(.bottom, for: .initialOffset)
                .defaultScrollAnchor(.top, for: .alignment)
                .safeAreaPadding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            }
        }
    }
}
