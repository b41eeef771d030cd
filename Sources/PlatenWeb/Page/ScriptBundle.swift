#if Web
/// Makes one script of ES modules.
///
/// Each module becomes a function that is called once, after those it imports, and answers what it exports; so its
/// other names are its own, as in a browser. What this can't do rightly is an error: modules that import each other,
/// exports that change, and other forms of import and export than
///
///     import { one, two } from './other.js';
///     export const one = …
///     export function two() {
///     export class Three {
struct ScriptBundle {
  enum Failure: Error, Equatable {
    case missing(String)
    case cycle(String)
    case unsupported(String, module: String)
  }

  static func text(entry: String, source: (String) -> String?) throws(Failure) -> String {
    var bundle = ScriptBundle()
    try bundle.add(entry, source)
    return "'use strict';\n(() => {\n" + bundle.output + "})();\n"
  }

  private var output = ""
  private var finished: Set<String> = []
  private var underWay: Set<String> = []

  private mutating func add(_ name: String, _ source: (String) -> String?) throws(Failure) {
    if finished.contains(name) { return }
    guard underWay.insert(name).inserted else { throw .cycle(name) }
    guard let text = source(name) else { throw .missing(name) }
    let module = try ScriptModule(name: name, text: text)
    for imported in module.imports { try add(imported.module, source) }
    finished.insert(name)
    output += "const \(Self.variable(of: name)) = (() => {\n"
    for imported in module.imports {
      output += "const { \(imported.names) } = \(Self.variable(of: imported.module));\n"
    }
    output += module.body
    if !module.exports.isEmpty { output += "return { \(module.exports.joined(separator: ", ")) };\n" }
    output += "})();\n"
  }

  /// No module's own name begins with the sign.
  private static func variable(of module: String) -> String {
    "$" + module.dropLast(".js".count).replacing("-", with: "_")
  }
}
#endif
