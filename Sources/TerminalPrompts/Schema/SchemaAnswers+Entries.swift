import Platen

// The objects of lists.
extension SchemaAnswers {
  /// Begins with objects that are known.
  mutating func begin(_ field: SchemaField, with known: [JSONValue], _ list: SchemaEntries) {
    flags[field.key] = !known.isEmpty
    entries[field.key] = known.indices.map { index in
      SchemaEntry(answers: SchemaAnswers(list.schema, values: known[index]), isFollowed: index < known.count - 1)
    }
  }

  /// How many objects a list has: as many as it has to have, and each that follows another.
  func count(of field: SchemaField) -> Int {
    guard case .entries(let list) = field.kind, flags[field.key] ?? false || !field.maybeEmpty else { return 0 }
    var count = max(list.counts.lowerBound, 1)
    guard count <= list.counts.upperBound else { return 0 }
    while count < list.counts.upperBound, entry(count - 1, of: field, list).isFollowed { count += 1 }
    return count
  }

  /// One of them, which is empty at first.
  func entry(_ index: Int, of field: SchemaField, _ list: SchemaEntries) -> SchemaEntry {
    let entries = entries[field.key] ?? []
    guard entries.indices.contains(index) else {
      return SchemaEntry(answers: SchemaAnswers(list.schema, values: .object([])))
    }
    return entries[index]
  }

  mutating func set(_ entry: SchemaEntry, _ index: Int, of field: SchemaField, _ list: SchemaEntries) {
    var all = entries[field.key] ?? []
    while all.count <= index { all.append(self.entry(all.count, of: field, list)) }
    all[index] = entry
    entries[field.key] = all
  }

  /// Whether one of them can be removed: the first that a list has is taken out by the question before it.
  func canRemoveEntry(of field: SchemaField, _ list: SchemaEntries) -> Bool {
    count(of: field) > max(list.counts.lowerBound, 1)
  }

  /// Removes one of them. Those after it move up.
  mutating func removeEntry(_ index: Int, of field: SchemaField, _ list: SchemaEntries) {
    var all = (0..<count(of: field)).map { entry($0, of: field, list) }
    all.remove(at: index)
    if !all.isEmpty { all[all.count - 1].isFollowed = false }
    entries[field.key] = all
  }

  /// Why an object can't be in its list; nil where it can.
  func problem(ofEntry index: Int, of field: SchemaField, _ list: SchemaEntries) -> String? {
    guard list.isUnique else { return nil }
    let value = entry(index, of: field, list).answers.json(list.schema)
    let isThere = (0..<index).contains { entry($0, of: field, list).answers.json(list.schema) == value }
    return isThere ? Prompt.words("Enter each value once.") : nil
  }

  /// Whether all that is asked for is entered, and valid.
  func isValid(in schema: FormSchema) -> Bool {
    let asked = asked(schema)
    return asked.allSatisfy { field in
      guard problem(of: field, among: asked) == nil else { return false }
      guard case .entries(let list) = field.kind else { return true }
      return (0..<count(of: field)).allSatisfy { index in
        entry(index, of: field, list).answers.isValid(in: list.schema)
          && problem(ofEntry: index, of: field, list) == nil
      }
    }
  }

  /// The value in the words of the summary; a secret as marks.
  func words(of field: SchemaField) -> String {
    switch field.kind {
    case .secret: (texts[field.key] ?? "").isEmpty ? "" : "••••••••"
    case .text, .lines, .number: texts[field.key] ?? ""
    case .list: SchemaList.lines(of: texts[field.key] ?? "").joined(separator: ", ")
    case .toggle: ConfirmQuestion.words.of(flags[field.key] ?? false)
    case .choice(let options): choices[field.key].map { options[$0].name } ?? ""
    case .entries: flags[field.key] ?? false ? "\(count(of: field))" : ""
    case .given: given[field.key]?.words ?? ""
    case .several(let options, _):
      options.indices.filter { sets[field.key]?.contains($0) ?? false }.map { options[$0].name }.joined(separator: ", ")
    }
  }
}
