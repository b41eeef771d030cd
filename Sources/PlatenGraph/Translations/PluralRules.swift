/// The cardinal plural rules of Unicode's CLDR, by language.
///
/// The syntax and the operands are those of Unicode's
/// [UTS 35](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
enum PluralRules {
  /// A condition of a category, such as `i % 10 = 2..4 and v = 0`.
  private struct Rule: Sendable {
    let category: PluralCategory
    let relations: [Relation]

    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let category = words.first.flatMap({ PluralCategory(rawValue: String($0)) }) else { return nil }
      self.category = category
      relations = words.dropFirst().first?.split(separator: " and ").compactMap(Relation.init) ?? []
    }
  }

  /// A comparison of one operand, such as `i % 10 = 2..4`.
  private struct Relation: Sendable {
    private let operand: Character
    private let divisor: Int?
    private let isEqual: Bool
    private let ranges: [ClosedRange<Int>]

    init?(_ text: Substring) {
      let words = text.split(separator: " ")
      guard words.count == 3 || words.count == 5, let operand = words[0].first else { return nil }
      self.operand = operand
      divisor = words.count == 5 ? Int(words[2]) : nil
      isEqual = words[words.count - 2] == "="
      ranges = words[words.count - 1].split(separator: ",").compactMap { range in
        let bounds = range.split(separator: "..").compactMap { Int($0) }
        return bounds.isEmpty ? nil : bounds[0]...bounds[bounds.count - 1]
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      // A number with a fraction equals no whole one.
      guard let value = number[operand] else { return !isEqual }
      let compared = divisor.map { value % $0 } ?? value
      return ranges.contains { $0.contains(compared) } == isEqual
    }
  }

  /// The rules by the names of languages in CLDR, `pt` and `pt_PT` among them.
  private static let rules: [Substring: [Rule]] = {
    var rules: [Substring: [Rule]] = [:]
    var languages: [Substring] = []
    var read: [Rule] = []
    func add() { for language in languages { rules[language] = read } }
    for line in table.split(separator: "\n") {
      if line.first == " " {
        if let rule = Rule(line) { read.append(rule) }
      } else {
        if !read.isEmpty {
          add()
          (languages, read) = ([], [])
        }
        languages += line.split(separator: " ")
      }
    }
    add()
    return rules
  }()

  /// The name in CLDR for a language with its script and region, as in `pt-PT`: without these, unless the rules are
  /// those of the region.
  static func name(of identifier: String) -> String {
    let name = identifier.replacing("-", with: "_")
    return rules[name[...]] == nil ? PluralCategory.language(of: identifier) : name
  }

  /// The category of a number. English has the rule of most languages, and so those have it that are not known.
  static func category(of number: PluralOperands, language: String) -> PluralCategory {
    let rules = rules[name(of: language)[...]] ?? rules["en"] ?? []
    let rule = rules.first { rule in rule.relations.allSatisfy { $0.holds(for: number) } }
    return rule?.category ?? .other
  }
}
