import Combine
import PlatenTesting
import SwiftUI
import Testing

private final class Trip: ObservableObject {
  @Published var city = "Oslo"
}

private struct City: View {
  @EnvironmentObject private var trip: Trip
  var body: some View { Button("City \(trip.city)") { trip.city += "!" } }
}

private struct Suggested: View {
  @EnvironmentObject private var trip: Trip
  var body: some View { Text("Near \(trip.city)").searchCompletion("near") }
}

private struct Trips: View {
  let placement: ToolbarItemPlacement
  @StateObject private var trip = Trip()
  @State private var text = ""
  @State private var isLocked = false

  var body: some View {
    VStack {
      Toggle("Locked", isOn: $isLocked)
      NavigationStack {
        List { Text("In \(trip.city)") }
          .searchable(text: $text, placement: .navigationBarDrawer) { Suggested() }
          .toolbar { ToolbarItem(placement: placement) { City() } }
          .disabled(isLocked)
          .environmentObject(trip)
          .navigationTitle("Trips")
      }
    }
  }
}

private struct Editing: View {
  @State private var items = ["Milk", "Bread"]
  @State private var mode = EditMode.inactive

  var body: some View {
    NavigationStack {
      List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
        .toolbar { EditButton() }
        .environment(\.editMode, $mode)
    }
    Text(mode.isEditing ? "editing" : "reading")
  }
}

/// What is in a bar of a page has the environment of the place where the program writes it.
@MainActor @Suite struct BarSurroundingsTests {
  @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .topBarLeading, .principal, .bottomBar])
  func itemsReadAnObjectThatIsSetInThePage(placement: ToolbarItemPlacement) async throws {
    let screen = await Screen(Trips(placement: placement))
    try screen.button("City Oslo").press()
    try screen.button("City Oslo!").press()
    #expect(screen.shows("In Oslo!!"))
  }

  @Test func aChangeOfTheEnvironmentArrives() async throws {
    let screen = await Screen(Trips(placement: .topBarTrailing))
    #expect(try screen.button("City Oslo").isEnabled)
    try screen.toggle("Locked").press()
    #expect(try !screen.button("City Oslo").isEnabled)
    try screen.toggle("Locked").press()
    #expect(try screen.button("City Oslo").isEnabled)
  }

  @Test func suggestionsBelowASearchFieldInABarReadIt() async throws {
    let screen = await Screen(Trips(placement: .topBarTrailing))
    try screen.field("Search").type("n")
    #expect(screen.shows("Near Oslo"))
  }

  @Test func theButtonInTheBarSetsTheEditModeOfTheList() async throws {
    let screen = await Screen(Editing())
    #expect(screen.shows("reading"))
    try screen.button("Edit").press()
    #expect(screen.shows("editing"))
    try screen.button("Done").press()
    #expect(screen.shows("reading"))
  }
}
