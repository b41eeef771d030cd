import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// Forms in windows that are wider than can be read at a glance.
@MainActor @Suite struct WideWindowTests {
  private struct Page: View {
    @State private var name = ""
    var body: some View {
      NavigationStack {
        Form {
          Section("You") { TextField("Name", text: $name) }
        }
        .navigationTitle("Profile")
      }
    }
  }

  /// The columns between the first and the last character of a row.
  private func ends(of words: String, in run: SessionRun) throws -> (left: Int, right: Int) {
    let row = try #require(run.session.screenText.first { $0.contains(words) }, "\(run.shown)")
    let columns = Array(row)
    let left = try #require(columns.firstIndex { $0 != " " })
    let right = try #require(columns.lastIndex { $0 != " " })
    return (left, right)
  }

  @Test func `the rows of a form are in the middle of a wide window, and its title begins with their labels`() throws {
    let run = SessionRun(Page(), columns: 200, rows: 30)
    let box = try ends(of: "─ You ─", in: run)
    #expect(box.right - box.left + 1 <= 96, "\(run.shown)")
    #expect(abs(box.left - (199 - box.right)) <= 1, "\(run.shown)")
    #expect(try ends(of: "Profile", in: run).left == box.left + 2, "\(run.shown)")
  }

  @Test func `the title above rows without a box begins with them`() throws {
    let list = NavigationStack {
      List { Text("Garden") }
        .navigationTitle("Projects")
    }
    let run = SessionRun(list, columns: 40, rows: 30)
    #expect(try ends(of: "Projects", in: run).left == ends(of: "Garden", in: run).left, "\(run.shown)")
  }

  @Test func `rows without a box begin where those in the boxes of sections do`() throws {
    let form = NavigationStack {
      Form {
        TextField("First", text: .constant("one"))
        Section("Box") { TextField("Second name", text: .constant("two")) }
        Button("Send") {}
      }
      .navigationTitle("Title")
    }
    let run = SessionRun(form, columns: 50, rows: 24)
    func column(of words: String) throws -> Int {
      let row = try #require(run.session.screenText.first { $0.contains(words) }, "\(run.shown)")
      return try #require(row.range(of: words).map { row.distance(from: row.startIndex, to: $0.lowerBound) })
    }
    let label = try column(of: "Second name")
    #expect(try column(of: "First") == label, "\(run.shown)")
    #expect(try column(of: "▐ Send") == label, "\(run.shown)")
    #expect(try column(of: "Title") == label, "\(run.shown)")
    // Their values are in one column too.
    #expect(try column(of: "one") == column(of: "two"), "\(run.shown)")
  }

  @Test func `at the cursor the rows of a form begin at the left`() throws {
    struct Question: View {
      @State private var name = ""
      var body: some View {
        Form {
          Section("You") { TextField("Name", text: $name) }
        }
      }
    }
    let session = TerminalSession(
      host: ViewHost(Question()), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true),
      placement: .inline(showsKeys: true), columns: 200, rows: 30)
    session.start()
    let row = Array(try #require(session.screenText.first { $0.contains("─ You ─") }))
    let (left, right) = (row.firstIndex { $0 != " " }, row.lastIndex { $0 != " " })
    #expect(left == 1 && right == 96, "\(session.screenText)")
  }

  @Test func `a form has all columns of a window that is no wider`() throws {
    let run = SessionRun(Page(), columns: 90, rows: 30)
    let box = try ends(of: "─ You ─", in: run)
    #expect(box.left == 1 && box.right == 88, "\(run.shown)")
  }
}
