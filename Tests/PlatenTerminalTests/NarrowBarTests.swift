import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// Bars in windows that are too narrow for their buttons and a title.
@MainActor @Suite struct NarrowBarTests {
  private struct Page: View {
    var title = "New Member"
    var cancel = "Cancel"
    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button(cancel) {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
      }
    }
  }

  private func bar(_ page: Page, columns: Int) -> String { SessionRun(page, columns: columns, rows: 10).shown[0] }

  @Test(arguments: [24, 30, 36, 44]) func `a button is never shortened for a title`(columns: Int) {
    let bar = bar(Page(), columns: columns)
    #expect(bar.contains("▐ Cancel ▌") && bar.contains("▐ Save ▌"), "\(bar)")
  }

  @Test func `a title that would be shorter than half is not shown`() {
    #expect(!bar(Page(), columns: 24).contains("N"))
    #expect(!bar(Page(), columns: 24).contains("…"))
    #expect(bar(Page(), columns: 44).contains("New Member"))
  }

  @Test func `rows of buttons that do not fit beside each other are below each other`() {
    let shown = SessionRun(Page(cancel: "Discard changes"), columns: 24, rows: 10).shown
    #expect(shown[0].contains("▐ Discard changes ▌"), "\(shown)")
    #expect(shown[1].contains("▐ Save ▌"), "\(shown)")
  }

  @Test func `a sheet has its buttons in a window of 30 columns`() {
    struct Sheet: View {
      var body: some View { Text("Below").sheet(isPresented: .constant(true)) { Page() } }
    }
    let text = SessionRun(Sheet(), columns: 30, rows: 10).text
    #expect(text.contains("▐ Cancel ▌") && text.contains("▐ Save ▌"), "\(text)")
  }

  @Test(arguments: [(30, 2), (20, 1)])
  func `the first row of a sheet touches its bar in a low window alone`(height: Int, distance: Int) throws {
    struct Sheet: View {
      @State private var name = ""
      var body: some View {
        Text("Below").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Form { TextField("Name", text: $name) }
              .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
          }
        }
      }
    }
    let rows = SessionRun(Sheet(), columns: 60, rows: height).shown
    let bar = try #require(rows.firstIndex { $0.contains("Cancel") })
    #expect(rows.firstIndex { $0.contains("Name") } == bar + distance, "\(rows)")
  }

  @Test func `a toolbar at the keyboard is in the box of its sheet`() throws {
    struct Sheet: View {
      @State private var name = ""
      var body: some View {
        Text("Below")
          .sheet(isPresented: .constant(true)) {
            TextField("Name", text: $name)
              .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
          }
      }
    }
    let rows = SessionRun(Sheet(), columns: 40, rows: 14).shown.map { $0.trimmingCharacters(in: .whitespaces) }
    let bar = try #require(rows.firstIndex { $0.contains("Done") })
    #expect(rows[bar].hasPrefix("╰") && rows[bar].hasSuffix("╯"), "\(rows)")
    #expect(rows[bar - 1].hasPrefix("├") && rows[bar - 1].hasSuffix("┤"), "\(rows)")
  }
}
