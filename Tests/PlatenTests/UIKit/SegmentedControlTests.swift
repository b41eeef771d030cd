import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct SegmentedControlTests {
  private struct Bridge: UIViewRepresentable {
    @Binding var choice: Int

    @MainActor final class Coordinator {
      var control: UISegmentedControl?
      var choose: (Int) -> Void = { _ in }
      func changed() { choose(control?.selectedSegmentIndex ?? 0) }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISegmentedControl {
      let control = UISegmentedControl(items: ["Day", "Week", "Month"])
      control.selectedSegmentIndex = choice
      context.coordinator.control = control
      context.coordinator.choose = { choice = $0 }
      control.addTarget(context.coordinator, action: Coordinator.changed, for: .valueChanged)
      return control
    }

    func updateUIView(_ control: UISegmentedControl, context: Context) {}
  }

  private struct Page: View {
    @State private var choice = 1

    var body: some View {
      VStack {
        Bridge(choice: $choice)
        Text("Chosen: \(choice)")
      }
    }
  }

  @Test func aPressChoosesTheSegmentAndSendsTheEvent() async throws {
    let screen = await Screen(Page())
    #expect(screen.shows("Chosen: 1"))
    try screen.button("Month").press()
    #expect(screen.shows("Chosen: 2"))
  }

  @Test func theChoiceFollowsSegmentsThatAreAddedAndRemoved() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "C")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
