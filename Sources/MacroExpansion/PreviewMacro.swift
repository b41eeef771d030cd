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
      let code = CodeStructure(source)
      guard var index = code.tokens.indices.first(where: { code.isMarked("#", "Preview", at: $0) }) else { return nil }
      index += 2
      if code[index]?.is("(") == true, let close = code.partner(of: index) {
        arguments = code.source(index...close)
        index = close + 1
      }
      if code[index]?.is("{") == true {
        guard let body = Self.body(in: code, at: index) else { return nil }
        self.body = body
        return
      }
      // The closure is among the arguments, as `body: { … }`.
      guard let parts = Self.closureArgument(arguments) else { return nil }
      body = parts.body
      arguments = parts.others
    }

    /// The text between the brace at `index` and the one that closes it.
    private static func body(in code: CodeStructure, at index: Int) -> String? {
      guard let close = code.partner(of: index) else { return nil }
      return code.source(code.tokens[index].range.upperBound..<code.tokens[close].range.lowerBound)
    }

    private static func closureArgument(_ arguments: String) -> (others: String, body: String)? {
      let code = CodeStructure(arguments)
      // The text before the last comma stays an argument.
      var cut = 1
      var index = 1
      while let token = code[index] {
        if token.is(",") { cut = token.range.lowerBound }
        if token.is("{"), let body = body(in: code, at: index) { return (code.source(0..<cut) + ")", body) }
        index = code.next(after: index)
      }
      return nil
    }
  }
}
