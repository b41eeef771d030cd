import Platen
import PlatenTesting
import Testing
import UIKit

/// The heights of sheets, and the grabber that changes them.
@MainActor @Suite struct SheetDetentTests {
  /// A sheet in a window of which it gets a hundred points at most.
  private func height(_ detents: Set<PresentationDetent>) throws -> CGFloat {
    struct Page: View {
      let detents: Set<PresentationDetent>

      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) { Text("content").presentationDetents(detents) }
      }
    }
    return try panel(of: LaidOut(Page(detents: detents), width: 200, height: 148))
  }

  private func panel(of window: LaidOut) throws -> CGFloat { try #require(window.frame(ofKind: "panel")).height }

  private struct Quarter: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }

  private struct Never: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test func aSheetHasTheHeightOfItsDetent() throws {
    #expect(try height([.medium]) == 50)
    #expect(try height([.large]) == 100)
    #expect(try height([.fraction(0.3)]) == 30)
    #expect(try height([.height(40)]) == 40)
    #expect(try height([.custom(Quarter.self)]) == 25)
  }

  @Test func aHeightIsAtMostThatOfTheWindow() throws {
    #expect(try height([.height(400)]) == 100)
    #expect(try height([.fraction(4)]) == 100)
  }

  @Test func contentThatDoesNotScrollIsNotCut() throws {
    struct Page: View {
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Text("content").frame(height: 70).presentationDetents([.medium])
        }
      }
    }
    #expect(try panel(of: LaidOut(Page(), width: 200, height: 148)) == 70)
  }

  @Test func withoutAHeightTheContentDecides() throws {
    #expect(try height([]) == 1)
    #expect(try height([.custom(Never.self)]) == 1)
  }

  @Test func theSmallestOfSeveralComesFirst() throws {
    #expect(try height([.large, .height(20), .medium, .custom(Never.self)]) == 20)
  }

  @Test func contentIsInTheMiddleOfTheSheetBelowTheGrabber() throws {
    struct Page: View {
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Text("content").presentationDetents([.medium, .large])
        }
      }
    }
    let window = LaidOut(Page(), width: 200, height: 148)
    let panel = try #require(window.frame(ofKind: "panel"))
    let bar = try #require(window.frame(ofKind: "bar"))
    let content = try #require(window.frame("content"))
    #expect(bar.minY == panel.minY)
    #expect(abs(content.midY - (bar.maxY + panel.maxY) / 2) <= 1)
  }

  private struct Editor: View {
    @State private var isShown = true
    @State var detent = PresentationDetent.medium
    var visibility = Visibility.automatic
    var detents: Set<PresentationDetent> = [.medium, .large, .height(60)]

    var body: some View {
      Text("page").sheet(isPresented: $isShown) {
        VStack {
          TextField("Name", text: .constant(""))
          Text(detent == .medium ? "medium" : detent == .large ? "large" : "other")
          Button("Enlarge") { detent = .large }
        }
        .presentationDetents(detents, selection: $detent)
        .presentationDragIndicator(visibility)
      }
    }
  }

  @Test func theGrabberGoesFromHeightToHeight() async throws {
    let screen = await Screen(Editor())
    #expect(screen.shows("medium"))
    for shown in ["large", "other", "medium", "large"] {
      try screen.button("Sheet grabber").press()
      #expect(screen.shows(shown))
    }
  }

  @Test func theSelectionOfTheProgramIsShown() throws {
    let window = LaidOut(Editor(), width: 200, height: 148)
    #expect(try panel(of: window) == 50)
    let button = try #require(
      window.host.root.first { $0.content.kindName == "button" && $0.plainText == "Enlarge" })
    window.host.send(.press, to: button.id)
    window.layOut()
    #expect(try panel(of: window) == 100)
  }

  @Test func withoutASelectionTheSheetRemembersTheHeight() throws {
    struct Page: View {
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Text("content").presentationDetents([.fraction(0.4), .fraction(0.9)])
        }
      }
    }
    let window = LaidOut(Page(), width: 200, height: 148)
    #expect(try panel(of: window) == 40)
    let grabber = try #require(window.host.root.first { $0.attributes.accessibilityLabel == "Sheet grabber" })
    #expect(grabber.attributes.accessibilityValue == "40%")
    window.host.send(.press, to: grabber.id)
    window.layOut()
    #expect(try panel(of: window) == 90)
    #expect(grabber.attributes.accessibilityValue == "90%")
  }

  @Test func theFirstFieldHasTheFocus() async throws {
    let screen = await Screen(Editor())
    #expect(try screen.field("Name").isFocused)
  }

  @Test(arguments: [Visibility.automatic, .visible, .hidden])
  func theIndicatorIsShownAsTheProgramSays(visibility: Visibility) async throws {
    let several = await Screen(Editor(visibility: visibility))
    #expect((try? several.button("Sheet grabber")) == nil ? visibility == .hidden : visibility != .hidden)
    let one = await Screen(Editor(visibility: visibility, detents: [.medium]))
    #expect((try? one.button("Sheet grabber")) == nil)
    let bar = one.host.root.first { $0.isBar }
    #expect((bar != nil) == (visibility == .visible))
  }

  @Test func theContentKeepsItsStateWhenTheHeightsChange() async throws {
    struct Page: View {
      @State private var areSeveral = false
      @State private var hasAny = true
      @State private var text = ""

      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          VStack {
            Counter()
            Button("Several") { areSeveral = true }
            Button("None") { hasAny = false }
          }
          .presentationDetents(hasAny ? areSeveral ? [.medium, .large] : [.medium] : [])
        }
      }
    }
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = await Screen(Page())
    try screen.button("Count 0").press()
    try screen.button("Several").press()
    try screen.button("Count 1").press()
    try screen.button("Sheet grabber").press()
    try screen.button("None").press()
    #expect((try? screen.button("Sheet grabber")) == nil)
    try screen.button("Count 2").press()
    #expect(screen.shows("Count 3"))
  }

  @Test func aCustomHeightFollowsTheWindow() throws {
    struct Page: View {
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Text("content").presentationDetents([.custom(Quarter.self)])
        }
      }
    }
    let window = LaidOut(Page(), width: 200, height: 148)
    #expect(try panel(of: window) == 25)
    window.host.layout.run(in: CGSize(width: 200, height: 248), metrics: window.metrics)
    _ = window.host.update()
    window.host.layout.run(in: CGSize(width: 200, height: 248), metrics: window.metrics)
    #expect(try panel(of: window) == 50)
  }

  @Test func aPopoverHasTheHeightOfItsContent() throws {
    struct Page: View {
      var body: some View {
        Text("page").popover(isPresented: .constant(true)) { Text("content").presentationDetents([.large]) }
      }
    }
    #expect(try panel(of: LaidOut(Page(), width: 200, height: 148)) == 1)
  }

  // MARK: UIKit

  private final class Presenter: UIViewController, UISheetPresentationControllerDelegate {
    let shown = UIViewController()
    var changes: [UISheetPresentationController.Detent.Identifier?] = []

    override func viewDidAppear(_ animated: Bool) {
      guard presentedViewController == nil, let sheet = shown.sheetPresentationController else { return }
      sheet.delegate = self
      sheet.detents = [.large(), .custom(identifier: .init("third")) { $0.maximumDetentValue / 3 }]
      present(shown, animated: false)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      changes.append(sheet.selectedDetentIdentifier)
    }
  }

  private struct Controllers: UIViewControllerRepresentable {
    let presenter: Presenter

    func makeUIViewController(context: Context) -> Presenter { presenter }
    func updateUIViewController(_ controller: Presenter, context: Context) {}
  }

  @Test func aControllersSheetHasItsHeights() throws {
    let presenter = Presenter()
    let window = LaidOut(Controllers(presenter: presenter), width: 200, height: 168)
    window.layOut()
    #expect(try panel(of: window) == 40)
    let grabber = try #require(window.host.root.first { $0.attributes.accessibilityLabel == "Sheet grabber" })
    window.host.send(.press, to: grabber.id)
    window.layOut()
    #expect(try panel(of: window) == 120)
    #expect(presenter.changes == [.large])
    presenter.shown.sheetPresentationController?.selectedDetentIdentifier = .init("third")
    window.layOut()
    #expect(try panel(of: window) == 40)
  }
}
