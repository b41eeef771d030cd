#if os(Linux)
import EditingTestSupport
import Platen
import PlatenTerminal
import PlatenTesting
import SwiftUI
import Testing

#if Web
@testable import PlatenWeb
#endif

/// A program with a password, which it clears itself.
private struct SignInView: View {
  @State private var password = ""
  @State private var isShown = true

  var body: some View {
    if isShown { SecureField("Password", text: $password) }
    Text(password.isEmpty ? "empty" : "not empty")
    Button("Leave") { isShown = false }
    Button("Clear") { password = "" }
  }
}

/// A view that a password is typed into key by key, and what has been shown of it.
@MainActor private protocol TypingStage: AnyObject {
  var host: ViewHost { get }
  func type(_ key: UInt8, _ index: Int) throws
  func update()
}

@MainActor private final class HeadlessTyping: TypingStage {
  private let screen: Screen

  init(_ view: some View) async { screen = await Screen(view) }

  var host: ViewHost { screen.host }
  func type(_ key: UInt8, _ index: Int) throws {
    try screen.field("Password").type(String(Character(Unicode.Scalar(key))))
  }
  func update() { screen.update() }
}

@MainActor private final class TerminalTyping: TypingStage {
  private let session: TerminalSession
  private var written: [UInt8] = []

  init(_ view: some View) {
    session = TerminalSession(
      host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 60,
      rows: 20)
    session.output = { [weak self] in self?.written += $0 }
    session.start()
  }

  var host: ViewHost { session.host }
  func type(_ key: UInt8, _ index: Int) { session.receive([key]) }
  /// Passes a whole password as a terminal does, with or without the marks of a paste.
  func paste(_ secret: RandomSecret, isBracketed: Bool) {
    var bytes = isBracketed ? Array("\u{1B}[200~".utf8) : []
    bytes.reserveCapacity(200)
    for index in 0..<secret.count { bytes.append(secret[index]) }
    if isBracketed { bytes += Array("\u{1B}[201~".utf8) }
    session.receive(bytes)
    bytes.wipe()
  }

  /// Pastes by Control-V what the terminal answers when it is asked for the clipboard, in Base64.
  func pasteFromClipboard(_ secret: RandomSecret) throws {
    session.receive([0x16])
    #expect(session.isAwaitingClipboard)
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes = Array("\u{1B}]52;c;".utf8)
    bytes.reserveCapacity(200)
    // A count of characters that three divides needs no padding.
    for index in stride(from: 0, to: secret.count / 3 * 3, by: 3) {
      let bits = Int(secret[index]) << 16 | Int(secret[index + 1]) << 8 | Int(secret[index + 2])
      for shift in [18, 12, 6, 0] { bytes.append(digits[bits >> shift & 63]) }
    }
    bytes.append(0x07)
    session.receive(bytes)
    bytes.wipe()
  }

  func update() { session.driver.update() }
}

#if Web
@MainActor private final class BrowserTyping: TypingStage, BrowserLink {
  private let view: BrowserView
  private var sent: [String] = []

  init(_ content: some View) {
    view = BrowserView(id: "v", session: "s", host: ViewHost(content))
    _ = view.document()
    view.attach(self, epoch: "e", isResumed: false)
  }

  func send(_ text: String) { sent.append(text) }
  func close(_ reason: CloseReason) {}

  var host: ViewHost { view.host }
  func type(_ key: UInt8, _ index: Int) throws {
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    if index == 0 { view.receive(.action(1, .focus(field.id))) }
    let edit = FieldEdit(
      sequence: index + 1, base: 0, start: index, end: index, text: String(Character(Unicode.Scalar(key))),
      length: index + 1, anchor: index + 1, head: index + 1, kind: .typing)
    view.receive(.edit(field.id, edit))
  }
  /// Passes a whole password as a browser sends it that pastes.
  func paste(_ secret: RandomSecret) throws {
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    view.receive(.action(1, .focus(field.id)))
    var bytes = Array("[\"e\",\(field.id.rawValue),1,0,0,0,\"".utf8)
    bytes.reserveCapacity(400)
    for index in 0..<secret.count {
      if [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(secret[index]) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(secret[index])
    }
    bytes += "\",\(secret.count),\(secret.count),\(secret.count),\"p\"]".utf8
    view.receive(try ClientMessage(bytes))
    bytes.wipe()
  }

  /// Passes it as a browser without scripts posts it.
  func post(_ secret: RandomSecret) throws {
    _ = view.page()
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("\(try #require(view.form?.controls.first).name)=".utf8)
    bytes.reserveCapacity(400)
    for index in 0..<secret.count {
      bytes += [UInt8(ascii: "%"), digits[Int(secret[index] >> 4)], digits[Int(secret[index] & 15)]]
    }
    view.submit(try #require(FormBody.values(of: bytes)))
    bytes.wipe()
  }
  func update() { view.driver.update() }
}
#endif

/// A password that is typed is in the memory of the process once: the program's binding and the field share it.
/// When both are gone it is nowhere.
@MainActor @Suite(.serialized) struct SecretFieldTests {
  enum Kind: CaseIterable {
    case headless, terminal
    #if Web
    case browser
    #endif

    @MainActor fileprivate func make(_ view: some View) async -> any TypingStage {
      switch self {
      case .headless: await HeadlessTyping(view)
      case .terminal: TerminalTyping(view)
      #if Web
      case .browser: BrowserTyping(view)
      #endif
      }
    }
  }

  private let probe = MemoryProbe()
  private let secret = RandomSecret()

  private func expect(_ count: Int, of range: Range<Int>, _ context: String) {
    let copies = probe.copies(of: secret, range)
    #expect(copies.count == count, "\(context), characters \(range): \(copies) in \(probe.searched)")
  }

  @Test(arguments: Kind.allCases) func aTypedPasswordIsInMemoryOnce(_ kind: Kind) async throws {
    let stage = await kind.make(SignInView())
    for index in 0..<secret.count {
      try stage.type(secret[index], index)
      if index == 23 { expect(1, of: 0..<20, "after 24 keys") }
    }
    stage.update()
    #expect(stage.host.root.plainText.contains("not empty"))
    expect(1, of: 0..<20, "while it is typed")
    expect(1, of: 20..<40, "while it is typed")
    try stage.host.press(button: "Leave")
    stage.update()
    expect(1, of: 20..<40, "after the field")
    try stage.host.press(button: "Clear")
    stage.update()
    #expect(!stage.host.root.plainText.contains("not empty"))
    expect(0, of: 0..<20, "when the program has cleared it")
    expect(0, of: 20..<40, "when the program has cleared it")
  }

  @Test(arguments: Kind.allCases) func aPasswordThatTheProgramClearsFirstIsNowhere(_ kind: Kind) async throws {
    let stage = await kind.make(SignInView())
    for index in 0..<secret.count { try stage.type(secret[index], index) }
    try stage.host.press(button: "Clear")
    stage.update()
    expect(0, of: 0..<20, "when the program has cleared it")
    expect(0, of: 20..<40, "when the program has cleared it")
  }

  /// The ways in which a whole password comes into a front end.
  enum Arrival: CaseIterable {
    case terminal, bracketed, terminalClipboard
    #if Web
    case browser, postedForm
    #endif

    @MainActor fileprivate func bring(_ secret: RandomSecret, to view: some View) throws -> any TypingStage {
      switch self {
      case .terminal, .bracketed:
        let stage = TerminalTyping(view)
        stage.paste(secret, isBracketed: self == .bracketed)
        return stage
      case .terminalClipboard:
        let stage = TerminalTyping(view)
        try stage.pasteFromClipboard(secret)
        return stage
      #if Web
      case .browser:
        let stage = BrowserTyping(view)
        try stage.paste(secret)
        return stage
      case .postedForm:
        let stage = BrowserTyping(view)
        try stage.post(secret)
        return stage
      #endif
      }
    }
  }

  @Test(arguments: Arrival.allCases) func aPasswordThatComesAsAWholeIsInMemoryOnce(_ arrival: Arrival) async throws {
    let stage = try arrival.bring(secret, to: SignInView())
    stage.update()
    #expect(stage.host.root.plainText.contains("not empty"))
    expect(1, of: 0..<20, "after the paste")
    expect(1, of: 20..<39, "after the paste")
    try stage.host.press(button: "Clear")
    stage.update()
    expect(0, of: 0..<20, "when the program has cleared it")
    expect(0, of: 20..<39, "when the program has cleared it")
  }
}
#endif
