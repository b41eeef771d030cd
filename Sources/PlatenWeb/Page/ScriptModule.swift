#if Web
/// A module of the page's script, read line by line: what it imports and declares, and the rest without comments and
/// indentation, which the browser has no use for.
struct ScriptModule {
  struct Import {
    var names: Substring
    var module: String
  }

  private(set) var imports: [Import] = []
  /// The names of its outermost scope.
  private(set) var names: [String] = []
  private(set) var body = ""

  init(name: String, text: String) throws(ScriptBundle.Failure) {
    var isInComment = false
    for line in text.split(separator: "\n") {
      let content = line.trimmingPrefix { $0 == " " }
      if isInComment {
        isInComment = !content.hasSuffix("*/")
      } else if content.hasPrefix("/**"),
        content.firstRange(of: "*/")?.upperBound ?? content.endIndex == content.endIndex
      {
        isInComment = !content.hasSuffix("*/")
      } else if !content.hasPrefix("//") {
        guard read(Self.withoutTypes(content), isOutermost: content.count == line.count) else {
          throw .unsupported(String(content), module: name)
        }
      }
    }
  }

  /// False for what a bundle can't hold.
  private mutating func read(_ line: String, isOutermost: Bool) -> Bool {
    guard !line.isEmpty else { return true }
    // A template of several lines would lose its indentation.
    guard line.count(where: { $0 == "`" }).isMultiple(of: 2) else { return false }
    guard isOutermost else {
      body += line + "\n"
      return true
    }
    if let match = line.wholeMatch(of: /import \{ (?<names>[\w$]+(?:, [\w$]+)*) \} from '\.\/(?<module>[\w-]+\.js)';/) {
      imports.append(Import(names: match.output.names, module: String(match.output.module)))
    } else if let match = line.prefixMatch(
      of: /(?:export )?(?<kept>(?:const|let|class|(?:async )?function) (?<name>[\w$]+))/),
      !line.hasPrefix("export let")
    {
      names.append(String(match.output.name))
      body += match.output.kept + line[match.range.upperBound...] + "\n"
    } else if line.prefixMatch(of: /(?:import|export|var|const|let|class|async|function)\b/) != nil {
      return false
    } else {
      body += line + "\n"
    }
    return true
  }

  /// A line without the comments that say types.
  private static func withoutTypes(_ line: Substring) -> String {
    var rest = line
    var result = ""
    while let start = rest.firstRange(of: "/** @"), let end = rest[start.upperBound...].firstRange(of: "*/") {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...].trimmingPrefix { $0 == " " }
    }
    return result + rest
  }
}
#endif
