import SwiftUI

// Containers of iOS 18, which arrange the views and the sections that a content is.

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View {
        containerValue(\.isPinned, isPinned)
    }
}

struct CardStack<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(subviews: content) { subview in
                HStack {
                    if subview.containerValues.isPinned {
                        Text("*")
                    }
                    subview
                }
            }
        }
    }
}

struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(sections: content) { section in
                if !section.header.isEmpty {
                    section.header.font(.headline)
                }
                Group(subviews: section.content) { subviews in
                    Text("\(subviews.count) cards")
                    subviews.prefix(2)
                }
                section.footer
            }
        }
    }
}

struct NotesBoard: View {
    @State private var notes = ["Milk", "Bread", "Eggs"]

    var body: some View {
        Board {
            Text("Loose")
            Section("Shopping") {
                ForEach(notes, id: \.self) { Text($0) }
            }
            Section {
                Text("Call Ada")
            } footer: {
                Text("Overdue")
            }
        }
        Button("Add") { notes.insert("Tea", at: 0) }
    }
}

struct PinnedNotes: View {
    var body: some View {
        CardStack {
            Text("First").pinned()
            Group {
                Text("Second")
                Text("Third")
            }
            .pinned()
            Text("Fourth")
        }
    }
}

struct CountingText: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text("\(Int(value)) points")
    }
}

struct WobbleModifier: AnimatableModifier {
    var shakes: CGFloat

    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(x: sin(shakes * .pi * 2) * 8)
    }
}

struct Score: View {
    @State private var points = 0.0

    var body: some View {
        CountingText(value: points)
            .modifier(WobbleModifier(shakes: points / 10))
        Button("Win") {
            withAnimation(.linear(duration: 2)) { points = 20 }
        }
    }
}
