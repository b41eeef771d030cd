#if Web
import Testing

@testable import PlatenWeb

/// The parts of the page's script share one scope.
@Suite struct ClientScriptTests {
  private func repeated(_ names: some Sequence<Substring>) -> Set<Substring> {
    var seen: Set<Substring> = []
    return Set(names.filter { !seen.insert($0).inserted })
  }

  @Test func noNameIsDeclaredTwice() {
    let declared = ClientScript.text.matches(of: /(?m)^(?:async )?(?:function\*?|const|let|class) ([\w$]+)/).map(\.1)
    #expect(declared.count > 100)
    #expect(repeated(declared).isEmpty)
  }

  @Test func noOperationIsDeclaredTwice() {
    let tables = ClientScript.text.matches(of: /(?m)^const \w*[oO]perations = \{\n(?<table>(?:  .*\n|\n)*)\};/)
    let inTables = tables.flatMap { $0.output.table.matches(of: /(?m)^  '?([\w?])'?\(/).map(\.1) }
    let added = ClientScript.text.matches(of: /(?m)^operations\.(\w) =/).map(\.1)
    #expect(tables.count == 3 && inTables.count > 20)
    #expect(repeated(inTables + added).isEmpty)
  }
}
#endif
