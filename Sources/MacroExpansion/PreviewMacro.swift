/// `#Preview(…) { … }`: a type that makes the preview, and a record of it in the section where a program finds its
/// previews.
///
/// Declarations marked `@Previewable` at the top of the closure become properties of a generated view, since state
/// belongs to a view.
enum PreviewMacro {
  static func expand(_ request: FreestandingRequest) throws(ExpansionError) -> String {
    guard request.macro.typeName == "PreviewMacro" else {
      throw ExpansionError("there is no macro \(request.macro.typeName)", at: request.syntax)
    }
    guard let call = Call(request.syntax.source) else {
      throw ExpansionError("#Preview takes a closure with the view to show.", at: request.syntax)
    }
    let place = request.syntax.location
    let type = name("Preview", in: request)
    var body = call.body
    var wrapper = ""
    if let previewable = PreviewableBody(call.body) {
      let view = name("View", in: request)
      wrapper = """
        private struct \(view): SwiftUI.View {
        \(previewable.properties)
        @SwiftUI.ViewBuilder var body: some SwiftUI.View {
        \(previewable.rest)
        }
        }

        """
      body = "\(view)()"
    }
    return """
      \(wrapper)enum \(type): SwiftUI.PreviewRegistry {
      static var fileID: Swift.String { "\(place.fileID)" }
      static var line: Swift.Int { \(place.line) }
      static var column: Swift.Int { \(place.column) }
      @MainActor static func makePreview() throws -> SwiftUI.Preview {
      SwiftUI.Preview\(call.arguments) {
      \(body)
      }
      }
      @section("platen_previews") @used
      private static let record: @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
      $0.initializeMemory(as: (any SwiftUI.PreviewRegistry.Type).self, to: \(type).self)
      }
      }
      """
  }

  /// A name that no other declaration has, in the compiler's own way of making them.
  private static func name(_ base: String, in request: FreestandingRequest) -> String {
    "\(request.discriminator)\(base.utf8.count)\(base)fMu_"
  }

  /// The parts of a use of the macro.
  private struct Call {
    /// `(…)`, or nothing.
    var arguments = ""
    /// The text between the braces.
    var body = ""

    init?(_ source: String) {
      var scanner = SourceScanner(source)
      while !scanner.hasWord("#Preview", at: scanner.position) {
        guard scanner.next() != nil else { return nil }
      }
      for _ in "#Preview" { _ = scanner.next() }
      while let step = scanner.next() {
        guard scanner.depth == 1 else { continue }
        let start = scanner.position - 1
        switch step {
        case .code(UInt8(ascii: "(")):
          guard let end = Self.skipToClose(&scanner) else { return nil }
          arguments = scanner.text(start..<end)
        case .code(UInt8(ascii: "{")):
          guard let end = Self.skipToClose(&scanner) else { return nil }
          body = scanner.text((start + 1)..<(end - 1))
          return
        default: break
        }
      }
      // The closure is among the arguments, as `body: { … }`.
      guard let range = Self.closureArgument(arguments) else { return nil }
      body = range.body
      arguments = range.others
    }

    /// Skips to the bracket that closes the one just passed; returns the position after it.
    private static func skipToClose(_ scanner: inout SourceScanner) -> Int? {
      let outside = scanner.depth - 1
      while scanner.next() != nil {
        if scanner.depth == outside { return scanner.position }
      }
      return nil
    }

    private static func closureArgument(_ arguments: String) -> (others: String, body: String)? {
      var scanner = SourceScanner(arguments)
      // The text before the last comma stays an argument.
      var cut = 1
      while let step = scanner.next() {
        if scanner.depth == 1, step == .code(UInt8(ascii: ",")) { cut = scanner.position - 1 }
        guard scanner.depth == 2, step == .code(UInt8(ascii: "{")) else { continue }
        let start = scanner.position
        guard let end = skipToClose(&scanner) else { return nil }
        return (scanner.text(0..<cut) + ")", scanner.text(start..<(end - 1)))
      }
      return nil
    }
  }
}
