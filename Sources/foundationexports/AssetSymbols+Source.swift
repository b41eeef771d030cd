/// The file that the plugin FoundationExports adds to a target with asset catalogues.
extension AssetSymbols {
  /// The source. `bundle` is the expression of the bundle that the catalogues are in. A member of `Color` and the like
  /// that a source of the target declares itself, or that the type has already, is left out; the constants of the
  /// resources are always there.
  func source(bundle: String, files: [String]) -> String {
    let declared = DeclaredMembers(files)
    return """
      // Written by the plugin FoundationExports: the symbols of the target's asset catalogues.
      import Foundation
      import SwiftUI

      private let resourceBundle: Bundle = \(bundle)

      """
        + Self.resources("ColorResource", colors) + Self.resources("ImageResource", images)
        + Self.members("Color", "ColorResource", colors) {
          !SystemNames.colors.contains($0) && !declared.contains($0, "Color")
        }
        + Self.styles(colors) { !SystemNames.styles.contains($0) && !declared.contains($0, "ShapeStyle") }
        + Self.members("UIColor", "ColorResource", colors) {
          !SystemNames.platformColors.contains($0) && !declared.contains($0, "UIColor")
        }
        + Self.members("UIImage", "ImageResource", images) {
          !SystemNames.images.contains($0) && !declared.contains($0, "UIImage")
        }
  }

  private static func resources(_ type: String, _ group: Group) -> String {
    `extension`(type, group, "") { symbol, set, path in
      // `Color(.white)` is UIKit's colour where a set has that name too.
      let isSystemColor = type == "ColorResource" && path.isEmpty && SystemNames.platformColors.contains(symbol)
      let preference = isSystemColor ? "@_disfavoredOverload " : ""
      return "\(preference)static let \(symbol) = \(type)(name: \"\(set)\", bundle: resourceBundle)"
    }
  }

  private static func members(
    _ type: String, _ resource: String, _ group: Group, _ isFree: (String) -> Bool
  ) -> String {
    let label = type == "Color" ? "" : "resource: "
    return `extension`(type, group, "") { symbol, _, path in
      // Only members of the type itself can be there already.
      guard !path.isEmpty || isFree(symbol) else { return nil }
      // `Color(.brand)` takes the resource, not UIKit's colour.
      let preference = type == "UIColor" ? "@_disfavoredOverload " : ""
      return
        "\(preference)static var \(symbol): \(Self.name(type)) { \(Self.name(type))(\(label)\(resource)\(path).\(symbol)) }"
    }
  }

  /// The name of a type that is not one of the target's own.
  private static func name(_ type: String) -> String {
    ["Color", "ShapeStyle", "UIColor", "UIImage"].contains(type) ? "SwiftUI." + type : type
  }

  private static func styles(_ group: Group, _ isFree: (String) -> Bool) -> String {
    `extension`("ShapeStyle", Group(symbols: group.symbols), " where Self == SwiftUI.Color") { symbol, _, _ in
      isFree(symbol) ? "static var \(symbol): SwiftUI.Color { SwiftUI.Color(ColorResource.\(symbol)) }" : nil
    }
  }

  private static func `extension`(
    _ type: String, _ group: Group, _ condition: String,
    _ member: (_ symbol: String, _ set: String, _ path: String) -> String?
  ) -> String {
    let lines = lines(group, "", "  ", member)
    return lines.isEmpty ? "" : "\nextension \(name(type))\(condition) {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  private static func lines(
    _ group: Group, _ path: String, _ indentation: String,
    _ member: (_ symbol: String, _ set: String, _ path: String) -> String?
  ) -> [String] {
    let own = group.symbols.sorted { $0.key < $1.key }.compactMap {
      member($0.key, $0.value, path).map { indentation + $0 }
    }
    return own
      + group.groups.sorted { $0.key < $1.key }.flatMap { name, group -> [String] in
        let inner = lines(group, path + "." + name, indentation + "  ", member)
        return inner.isEmpty ? [] : [indentation + "enum \(name) {"] + inner + [indentation + "}"]
      }
  }
}

/// The static members that a target's sources declare, by the type or extension that they are in.
private struct DeclaredMembers {
  private var names: Set<[String]> = []

  init(_ files: [String]) {
    for code in files.map({ CodeStructure($0) }) {
      for index in code.tokens.indices where code.tokens[index].is("static") || code.tokens[index].is("class") {
        guard let keyword = code[index + 1], keyword.is("var") || keyword.is("let"), let name = code[index + 2],
          let type = code.enclosingType(of: index)
        else { continue }
        names.insert([type.split(separator: ".").last.map(String.init) ?? type, name.text])
      }
    }
  }

  func contains(_ name: String, _ type: String) -> Bool { names.contains([type, name]) }
}
