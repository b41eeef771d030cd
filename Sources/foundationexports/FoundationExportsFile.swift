import Foundation

/// The source that the plugin FoundationExports adds to a target. All files of a module see what one of them exports.
enum FoundationExportsFile {
  /// The source for a target with these files. The name `Formatter` is Foundation's class, which all formatters have,
  /// unless the target has a formatter of its own: that is a subclass of Platen's, with the methods that Foundation's
  /// lacks on Linux. `headers` are those of the target.
  static func source(for files: [String], headers: [String] = [], usesAppKit: Bool) -> String {
    var source = exports
    let module = files.contains(where: declaresFormatter) ? "Platen" : "Foundation"
    source += "@_exported public import class \(module).Formatter\n"
    if files.contains(where: usesNetwork) { source += "@_exported public import FoundationNetworking\n" }
    if files.contains(where: usesSelectors) { source += "@_exported public import struct TextControls.Selector\n" }
    if files.contains(where: usesAssociations) { source += associations }
    source += runtimeFunctions(of: files)
    source += ubiquitousStore(of: files)
    if usesAppKit { source += "@_exported public import AppKit\n" }
    source += importedModules(of: headers)
    return source + corrections(for: files) + RestatedConformances.source(for: files)
  }

  /// Whether a source declares a class or a protocol of the name `Formatter`, or a subclass of that.
  static func declaresFormatter(_ source: String) -> Bool {
    source.range(
      of: #"class\s+\w+\s*:\s*([\w.]+\s*,\s*)*(Foundation\.)?Formatter\b"#
        + #"|(class|protocol|struct|enum|typealias)\s+Formatter\b"#,
      options: .regularExpression) != nil
  }

  /// Whether a source names one of the types of FoundationNetworking: only then that is loaded when the program starts.
  static func usesNetwork(_ source: String) -> Bool {
    source.range(
      of: #"\b(URLSession\w*|URLRequest|\w*URLResponse|URLCache|URLCredential\w*|URLProtectionSpace|URLProtocol"#
        + #"|URLAuthentication\w*|HTTPCookie\w*|NSURLRequest|NSMutableURLRequest|NSURLConnection)\b"#,
      options: .regularExpression) != nil
  }

  /// Whether a source names methods for Objective-C. `Selector` comes with Foundation on Apple's systems.
  static func usesSelectors(_ source: String) -> Bool {
    source.range(of: #"\bSelector\b|#selector\b"#, options: .regularExpression) != nil
  }

  /// The frameworks of Apple's that the headers import: what an umbrella header imports, all files of a framework have
  /// without an import of their own, and so have those that import the framework.
  private static func importedModules(of headers: [String]) -> String {
    ["Foundation", "UIKit", "AppKit", "SwiftUI"].filter { module in
      headers.contains { header in
        let statement = #"(?m)^\s*(#(import|include)\s*<\#(module)/|@import\s+\#(module)\s*;)"#
        return header.range(of: statement, options: .regularExpression) != nil
      }
    }
    .map { "#if canImport(\($0))\n@_exported public import \($0)\n#endif\n" }.joined()
  }

  /// Whether a source associates objects with others. The functions for it come with Foundation on Apple's systems.
  static func usesAssociations(_ source: String) -> Bool { source.contains("AssociatedObject") }

  /// The functions of Objective-C's runtime that the sources call, which come with Foundation on Apple's systems.
  private static func runtimeFunctions(of files: [String]) -> String {
    runtime.filter { name in files.contains { $0.contains(name + "(") } }
      .map { "@_exported public import func TextControls.\($0)\n" }.joined()
  }

  /// The store of values that the user has on all devices, and its keys, as far as the sources name them.
  private static func ubiquitousStore(of files: [String]) -> String {
    let name = "NSUbiquitousKeyValueStore"
    guard files.contains(where: { $0.contains(name) }) else { return "" }
    let keys = ["ChangeReasonKey", "ChangedKeysKey", "ServerChange", "InitialSyncChange", "QuotaViolationChange"]
    return "@_exported public import class Platen.\(name)\n"
      + (keys + ["AccountChange"]).filter { key in files.contains { $0.contains(name + key) } }
      .map { "@_exported public import let Platen.\(name)\($0)\n" }.joined()
  }

  private static let runtime = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod", "class_getName", "class_getSuperclass",
    "class_replaceMethod", "imp_implementationWithBlock", "method_exchangeImplementations",
    "method_getImplementation", "method_getTypeEncoding", "method_setImplementation", "objc_allocateClassPair",
    "objc_registerClassPair", "object_getClass", "object_setClass",
  ]

  private static let associations = """
    @_exported public import func TextControls.objc_getAssociatedObject
    @_exported public import func TextControls.objc_removeAssociatedObjects
    @_exported public import func TextControls.objc_setAssociatedObject
    @_exported public import enum TextControls.objc_AssociationPolicy

    """

  private static let exports = """
    // Written by the plugin FoundationExports. The target has to depend on the product SwiftUI of Platen.
    @_exported public import Combine
    @_exported public import Observation
    @_exported public import struct Platen.AutoreleasingUnsafeMutablePointer
    @_exported public import class Platen.DateComponentsFormatter
    @_exported public import class Platen.FileWrapper
    @_exported public import protocol Platen.CustomLocalizedStringResourceConvertible
    @_exported public import class Platen.ListFormatter
    @_exported public import struct Platen.LocalizedStringResource
    @_exported public import class Platen.MeasurementFormatter
    @_exported public import class Platen.NSItemProvider
    @_exported public import struct Platen.NSValueTransformerName
    @_exported public import class Platen.PersonNameComponentsFormatter
    @_exported public import class Platen.RelativeDateTimeFormatter
    @_exported public import class Platen.ValueTransformer
    @_exported public import let Platen.kCFBundleDevelopmentRegionKey
    @_exported public import let Platen.kCFBundleExecutableKey
    @_exported public import let Platen.kCFBundleIdentifierKey
    @_exported public import let Platen.kCFBundleInfoDictionaryVersionKey
    @_exported public import let Platen.kCFBundleLocalizationsKey
    @_exported public import let Platen.kCFBundleNameKey
    @_exported public import let Platen.kCFBundleVersionKey
    @_exported public import class TextControls.NSDataDetector
    @_exported public import class TextControls.UndoManager
    @_exported public import typealias TextControls.NSTextCheckingTypes

    """
}
