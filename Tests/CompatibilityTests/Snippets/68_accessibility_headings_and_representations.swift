import SwiftUI

// What assistive technology gets of views that look their own way.

struct ChapterView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Chapters").font(.largeTitle).accessibilityHeading(.h1)
            Text("The first").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
            Text("A note").accessibilityHeading(.unspecified)
            Text("let answer = 42").accessibilityTextContentType(.sourceCode)
        }
    }
}

struct StarSwitch: View {
    @Binding var isFavorite: Bool

    var body: some View {
        Image(systemName: isFavorite ? "star.fill" : "star")
            .onTapGesture { isFavorite.toggle() }
            .accessibilityRepresentation { Toggle("Favorite", isOn: $isFavorite) }
    }
}

struct RainChart: View {
    let days = ["Monday", "Tuesday"]

    var body: some View {
        HStack { ForEach(days, id: \.self) { _ in Capsule().frame(width: 8) } }
            .accessibilityLabel("Rain")
            .accessibilityChildren {
                ForEach(days, id: \.self) { day in Text("\(day), dry") }
            }
            .accessibilitySortPriority(1)
    }
}

extension AccessibilityCustomContentKey {
    static let age = AccessibilityCustomContentKey("Age")
    static let born = AccessibilityCustomContentKey("Born", id: "born")
    static let died = AccessibilityCustomContentKey(Text("Died"), id: "died")
}

struct PersonRow: View {
    let name: String

    var body: some View {
        Text(name)
            .accessibilityCustomContent("Height", "165 cm")
            .accessibilityCustomContent("Field", Text("Mathematics"), importance: .high)
            .accessibilityCustomContent(Text("Title"), Text("Countess"))
            .accessibilityCustomContent("Known as", name)
            .accessibilityCustomContent(.age, "36", importance: .high)
            .accessibilityCustomContent(.born, Text("1815"))
            .accessibilityCustomContent(.died, String(1852))
            .accessibilityInputLabels([Text(name), Text("Person")])
    }
}

struct SearchPage: View {
    enum Place { case search, results }
    @AccessibilityFocusState private var place: Place?
    @State private var words = ""

    var body: some View {
        VStack {
            TextField("Search", text: $words).accessibilityFocused($place, equals: .search)
            Text("Results").accessibilityFocused($place, equals: .results)
        }
        .accessibilityDefaultFocus($place, .search)
    }
}

struct Chapter: Identifiable {
    let id: Int
    let title: String
    var isNew = false
}

struct BookView: View {
    let chapters: [Chapter]
    @Namespace private var places

    var body: some View {
        ScrollView {
            ForEach(chapters) { chapter in Text(chapter.title).accessibilityHeading(.h2) }
            Text("Index").accessibilityRotorEntry(id: "index", in: places)
        }
        .accessibilityRotor("Chapters", entries: chapters, entryLabel: \.title)
        .accessibilityRotor(Text("Titles"), entries: chapters, entryID: \.id, entryLabel: \.title)
        .accessibilityRotor(.headings) {
            ForEach(chapters) { chapter in
                AccessibilityRotorEntry(chapter.title, id: chapter.id)
            }
        }
        .accessibilityRotor("New chapters") {
            AccessibilityRotorEntry("Index", id: "index", in: places)
            ForEach(chapters) { chapter in
                if chapter.isNew { AccessibilityRotorEntry(Text(chapter.title), id: chapter.id) }
            }
        }
    }
}

struct FoundWords: View {
    let text: String
    let ranges: [Range<String.Index>]

    var body: some View {
        Text(text)
            .accessibilityRotor("Found", textRanges: ranges)
            .accessibilityRotor(.misspelledWords, textRanges: ranges)
    }
}
