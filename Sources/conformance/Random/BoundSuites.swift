import EditingTestSupport

/// Random steps in fields on a screen, through the binding.
@MainActor enum BoundSuites {
  /// The suites, which take a number of steps together.
  static func all(steps: Int, seed: UInt64) -> [Suite] {
    let kinds = RandomField.kinds
    return kinds.map { kind, fields in
      return Suite(name: "bound \(kind)", source: "seed \(seed), in \(fields.count) fields on a screen") { tally in
        var generator = SeededGenerator(seed: seed)
        var taken = 0
        while taken < steps / kinds.count {
          for field in fields {
            for (name, make) in field.bound {
              let roundSeed = generator.next()
              var edits = RandomEdits(seed: roundSeed)
              do {
                let bound = try await make(&edits)
                let entry = BoundEntry(name: "\(field.name) \(name)", seed: roundSeed, bound)
                entry.run(40, &edits, atoms: bound.atoms ?? field.atoms)
                taken += entry.steps
                tally.add(entry.tally)
              } catch {
                tally.differ("\(field.name) \(name): \(error)")
              }
            }
          }
        }
        return true
      }
    }
  }
}
