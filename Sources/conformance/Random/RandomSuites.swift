import EditingTestSupport

/// Random texts for fields of every kind: entered key by key, at once and in pieces, and edited. The ways agree, the
/// caret stays in the text, and Foundation reads the value that the field has.
@MainActor enum RandomSuites {
  /// The suites, which perform a number of commands together.
  static func all(steps: Int, seed: UInt64) -> [Suite] {
    let kinds = RandomField.kinds
    return kinds.map { kind, fields in
      return Suite(name: "random \(kind)", source: "seed \(seed), in \(fields.count) fields") { tally in
        var entry = RandomEntry(tally)
        var generator = SeededGenerator(seed: seed)
        while entry.steps < steps / kinds.count {
          for field in fields { entry.round(field, seed: generator.next()) }
        }
        tally = entry.tally
        return true
      }
    }
  }
}
