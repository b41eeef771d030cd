/// What is entered into one field of a schema, of which its kind uses one part.
struct SchemaEntered: Equatable, Sendable {
  var text = ""
  var flag = false
  /// The index of the chosen option.
  var choice: Int?
  /// The indices of the chosen options.
  var options: Set<Int> = []
}

extension SchemaAnswers {
  /// What is entered into the field with a key.
  subscript(key: String) -> SchemaEntered {
    get {
      SchemaEntered(
        text: texts[key] ?? "", flag: flags[key] ?? false, choice: choices[key], options: sets[key] ?? [])
    }
    set {
      let old = self[key]
      if newValue.text != old.text { texts[key] = newValue.text }
      if newValue.flag != old.flag { flags[key] = newValue.flag }
      if newValue.choice != old.choice { choices[key] = newValue.choice }
      if newValue.options != old.options { sets[key] = newValue.options }
    }
  }
}
