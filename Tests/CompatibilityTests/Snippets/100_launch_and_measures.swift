import SwiftUI
import UniformTypeIdentifiers

// A launch screen as a view, a table with columns of set widths, measurements and spans of time in texts, faint levels
// of styles, and a model of rich text that is saved as JSON.

struct Hike: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var length: Double
    var notes = AttributedString()
}

struct HikeTable: View {
    @Binding var hikes: [Hike]
    @State private var selection: Hike.ID?
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        Table($hikes, selection: $selection) {
            TableColumn("Name") { $hike in
                if sizeClass == .compact {
                    Text(hike.name)
                } else {
                    TextField("Name", text: $hike.name)
                }
            }
            .width(min: 120, ideal: 200)
            TableColumn("Length") { $hike in
                Text(
                    Measurement(value: hike.length, unit: UnitLength.kilometers),
                    format: .measurement(width: .abbreviated, usage: .asProvided))
            }
            .width(80)
            TableColumn("Notes") { $hike in
                Text(hike.notes).foregroundStyle(.tint.secondary)
            }
            .width(max: 300)
        }
    }
}

struct HikeLaunchView: View {
    var body: some View {
        DocumentLaunchView("Hikes", for: [.json]) {
            NewDocumentButton("Plan a Hike", contentType: .json)
        } onDocumentOpen: { url in
            HikeDocument(url: url)
        } background: {
            Color.green.opacity(0.3)
        }
        .documentLaunchSubtitle("Where to go next")
    }
}

struct HikeDocument: View {
    let url: URL
    @State private var hikes = [Hike(name: "Ridge", length: 12.5)]

    var body: some View {
        VStack {
            HikeTable(hikes: $hikes)
            Text((Date.now..<Date.now.addingTimeInterval(5400)).formatted(.components(style: .wide)))
                .padding()
                .background(.fill.tertiary)
        }
        .onDisappear { try? JSONEncoder().encode(hikes).write(to: url) }
    }
}
