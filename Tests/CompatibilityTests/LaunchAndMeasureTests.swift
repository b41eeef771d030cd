import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// The launch view, the table and the values of `100_launch_and_measures`.
@MainActor @Suite struct LaunchAndMeasureTests {
  @Test func aModelWithRichTextIsSaved() throws {
    var hike = Hike(name: "Ridge", length: 12.5)
    hike.notes = AttributedString("steep")
    hike.notes.link = URL(string: "https://swift.org")
    #expect(try JSONDecoder().decode(Hike.self, from: JSONEncoder().encode(hike)) == hike)
  }

  @Test func namesAreEditedInTheTable() async throws {
    struct Page: View {
      @State private var hikes = [Hike(name: "Ridge", length: 12.5), Hike(name: "Lake", length: 4)]

      var body: some View {
        HikeTable(hikes: $hikes).environment(\.locale, Locale(identifier: "en_US"))
        Text("First: \(hikes[0].name)")
      }
    }
    let screen = await Screen(Page())
    #expect(screen.rows.count == 2 && screen.shows("12.5 km"))
    try screen.field("Name").type("s")
    #expect(screen.shows("First: Ridges"))
  }

  @Test func theLaunchViewHasItsTitleAndActions() async throws {
    let screen = await Screen(HikeLaunchView())
    #expect(screen.shows("Hikes") && screen.shows("Where to go next"))
    _ = try screen.button("Plan a Hike")
  }
}
