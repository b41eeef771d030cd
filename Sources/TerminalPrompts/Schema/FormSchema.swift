/// A form described by JSON Schema, for `Prompt.fill`.
///
/// The schema is an object. Its properties are the fields, in the order of the text; a property that is an object is a
/// step of its own. Understood are `title`, `description`, `type`, `properties`, `required`, `default`, `examples`,
/// `enum`, `const`, `oneOf` and `anyOf`, `minLength`, `maxLength`, `pattern`, `format` (`email`, `uri`, `date`, `time`,
/// `date-time`, `uuid`, `ipv4`, `ipv6`, `hostname`, `password`, `multiline`), `minimum`, `maximum`, `exclusiveMinimum`,
/// `exclusiveMaximum`, `multipleOf`, `items` of choices, texts, numbers or objects with `minItems`, `maxItems` and
/// `uniqueItems`, `if` with `then` and `else`, `dependentRequired` and `dependentSchemas`, `allOf` of these,
/// `readOnly`, `nullable`, and `$ref` inside the document. Other keywords limit nothing. An `if` compares members with
/// `const` and `enum`, or requires them. An object that leads back to itself by `$ref` is a mistake, since it has no
/// end. Each object of a list has steps of its own, which end with the question for another one. Of alternatives
/// constants are a choice, and objects are one by the property that has another constant in each; beside any text the
/// values of the others are suggestions, as several `examples` are; of others the first is asked for. What may be left
/// out is checked only once something is entered: a list with `minItems`, and the members of an object that the object
/// requires. Where `null` is allowed, an empty field is null. What is read only is not asked for: it has the value that
/// is known, its `default` or its `const`. Days and times are typed as the user's language writes them, or as in JSON;
/// a day with a time that names no zone is in the user's. A keyword whose value is of another type, or leaves no
/// answer, is a mistake.
public struct FormSchema: Sendable {
  /// Fields that are shown together.
  struct Group: Equatable, Sendable {
    let title: String
    let help: String?
    var fields: [SchemaField]
  }

  let title: String
  let help: String?
  let groups: [Group]

  var fields: [SchemaField] { groups.flatMap(\.fields) }

  init(title: String, help: String?, groups: [Group]) {
    self.title = title
    self.help = help
    self.groups = groups
  }

  /// Reads a schema.
  ///
  /// - Throws: ``Problem`` where the text is not JSON, or describes something that can't be asked for.
  public init(json: String) throws {
    do {
      let document = try JSONReader.value(json)
      var reader = SchemaReader(document: document)
      try reader.readRoot()
      (title, help, groups) = (reader.title, reader.help, reader.groups.filter { !$0.fields.isEmpty })
    } catch let problem as JSONReader.Problem {
      throw Problem(description: problem.description)
    }
    guard !groups.isEmpty else { throw Problem(description: "The schema has no properties to ask for.") }
  }

  /// Why a text describes no form.
  public struct Problem: Error, CustomStringConvertible, Sendable {
    /// The reason in one sentence.
    public let description: String

    init(description: String) { self.description = description }

    /// A reason with the place that it is about: the names of the members that lead there.
    init(at path: [String], _ reason: String) {
      self.init(description: path.isEmpty ? reason : "\(path.joined(separator: ".")): \(reason)")
    }
  }
}
