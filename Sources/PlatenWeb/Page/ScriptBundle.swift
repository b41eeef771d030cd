#if Web
/// Makes one script of ES modules.
///
/// The modules share one scope, each after those it imports: what they import and export would be a twelfth of what a
/// browser loads. So the outermost names of all modules have to differ. What this can't do rightly is an error: modules
/// that import each other, a name that two declare, exports that change, and other forms of import and export than
///
///     import { one, two } from './other.js';
///     export const one = …
///     export function two() {
///     export class Three {
struct ScriptBundle {
  enum Failure: Error, Equatable {
    case missing(String)
    case cycle(String)
    case twice(String, modules: [String])
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
  /// The modules of the names in the scope.
  private var modules: [String: String] = [:]

  private mutating func add(_ name: String, _ source: (String) -> String?) throws(Failure) {
    if finished.contains(name) { return }
    guard underWay.insert(name).inserted else { throw .cycle(name) }
    guard let text = source(name) else { throw .missing(name) }
    let module = try ScriptModule(name: name, text: text)
    for imported in module.imports { try add(imported.module, source) }
    finished.insert(name)
    for declared in module.names {
      if let other = modules.updateValue(name, forKey: declared) {
        throw .twice(declared, modules: [other, name])
      }
    }
    output += module.body
  }
}
#endif
