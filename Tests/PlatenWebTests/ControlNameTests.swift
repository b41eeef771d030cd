#if Web
import Foundation
import Platen
import Testing

@testable import PlatenWeb

/// The names that assistive technology has for what a view consists of.
@MainActor @Suite struct ControlNameTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  private func names(_ page: String, of tag: String) -> [String] {
    page.matches(of: /<(\w+)[^>]* aria-label="([^"]*)"/).filter { $0.1 == tag }.map { String($0.2) }
  }

  @Test func thePartsOfADateHaveDifferentNames() {
    let page = html(DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0))))
    #expect(names(page, of: "input") == ["Start", "Start Time", "Start, Calendar"])
  }

  @Test func aDateInARowIsNamedByItsLabel() {
    let page = html(Form { DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0))) })
    #expect(page.contains(/<label[^>]*>(<[^>]*>)*Start</))
    #expect(names(page, of: "input") == ["Start Time", "Start, Calendar"])
  }

  @Test func aPopoverHasTheNameOfItsControl() {
    let page = html(
      Button("Sizes") {}.popover(isPresented: .constant(true)) { Text("All sizes are those of the manufacturer.") })
    #expect(names(page, of: "dialog") == ["Sizes"])
  }

  @Test func aPopoverOfAViewWithSeveralControlsHasTheNameOfNone() {
    let page = html(
      VStack {
        TextField("City", text: .constant(""))
        Button("Search") {}
      }
      .popover(isPresented: .constant(true)) { Text("No results") })
    #expect(names(page, of: "dialog").isEmpty)
    #expect(page.contains(/<dialog[^>]* aria-labelledby="n\d+"/))
  }

  @Test func aSheetHasTheNameOfItsPageOrItsFirstText() {
    let titled = html(
      Text("Home").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("Street").navigationTitle("Address") }
      })
    #expect(names(titled, of: "dialog") == ["Address"])
    let untitled = html(Text("Home").sheet(isPresented: .constant(true)) { Text("Street") })
    #expect(untitled.contains(/<dialog[^>]* aria-labelledby="n\d+"/))
  }
}
#endif
