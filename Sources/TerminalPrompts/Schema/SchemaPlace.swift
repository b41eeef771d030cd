import Platen

/// The form itself, or one object of a list in it.
@MainActor struct SchemaPlace {
  let schema: FormSchema
  let answers: Binding<SchemaAnswers>
  /// The titles of the objects that lead there, with their numbers: empty for the form itself.
  private var titles: [String] = []
  /// What begins the keys of its fields.
  private(set) var key = ""
  /// What the last page of an object of a list ends with.
  private(set) var end: End?

  /// The end of an object of a list.
  struct End {
    /// Whether another object follows; nil where that is not the user's choice.
    let isFollowed: Binding<Bool>?
    /// Why the object can't be in its list.
    let problem: @MainActor () -> String?
    /// Takes the object out of its list; nil where the list needs it.
    var remove: (@MainActor () -> Void)?
  }

  init(schema: FormSchema, answers: Binding<SchemaAnswers>) {
    self.schema = schema
    self.answers = answers
  }

  /// The title of a page. The first page of an object has the name of the object alone.
  func title(of group: FormSchema.Group) -> String {
    (titles + [group.title]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func help(of group: FormSchema.Group) -> String? { group.help ?? (group.title.isEmpty ? schema.help : nil) }

  /// The name of a field in the summary, where the fields of all objects are below one another.
  func label(of field: SchemaField) -> String { (titles + [field.title]).joined(separator: ", ") }

  /// An object of a list.
  func entry(_ index: Int, of field: SchemaField, _ list: SchemaEntries) -> SchemaPlace {
    let answers = answers
    let entry = Binding<SchemaEntry> {
      answers.wrappedValue.entry(index, of: field, list)
    } set: {
      answers.wrappedValue.set($0, index, of: field, list)
    }
    var place = SchemaPlace(schema: list.schema, answers: entry.answers)
    place.titles = titles + [list.title(of: index)]
    place.key = "\(key)\(field.key)\u{1E}\(index)\u{1E}"
    let isChoice = index + 1 >= list.counts.lowerBound && index + 1 < list.counts.upperBound
    place.end = End(isFollowed: isChoice ? entry.isFollowed : nil) {
      answers.wrappedValue.problem(ofEntry: index, of: field, list)
    }
    if answers.wrappedValue.canRemoveEntry(of: field, list) {
      place.end?.remove = { answers.wrappedValue.removeEntry(index, of: field, list) }
    }
    return place
  }
}

/// The end of an object of a list: whether another one follows.
struct SchemaEntryEnd: View {
  let end: SchemaPlace.End
  let problem: String?

  var body: some View {
    if let isFollowed = end.isFollowed { Toggle(Prompt.words("Add another entry"), isOn: isFollowed) }
    if let problem { ProblemLine(problem: problem) }
  }
}
