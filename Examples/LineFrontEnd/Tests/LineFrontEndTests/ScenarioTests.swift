import Foundation
import GalleryPages
import LineFrontEnd
import SwiftUI
import Testing

/// The scenario that every front end passes, by lines.
@MainActor struct ScenarioTests {
  private struct Scenario: Decodable {
    struct Step: Decodable {
      var focus: String?
      var type: String?
      var paste: String?
      var key: String?
      var times: Int?
      var expect: [String: String]?
    }

    struct Result: Codable, Equatable {
      var age: Int?
      var amount: Double?
      var email: String
      var mobile: String
      var name: String
      var notes: String
      var phone: String
    }

    var steps: [Step]
    var result: Result
  }

  private struct Program: App {
    var body: some Scene { WindowGroup { SignUpForm() } }
  }

  private func start(saying say: @escaping (String) -> Void = { _ in }) throws -> LineSession {
    let app = try #require(LaunchedApp(Program(), name: "signup"))
    return LineSession(FrontEndDriver(app) { $0.locale = Locale(identifier: "en_US") }, say: say)
  }

  @Test func `the sign-up form ends with the same values as in every front end`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Tests/Drive/scenario.json").standardized
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: url))
    let session = try start()
    for step in scenario.steps {
      if let label = step.focus { #expect(session.perform("focus \(label)")) }
      if let text = step.type { #expect(session.perform("type \(text)")) }
      if let text = step.paste { #expect(session.perform("paste \(text)")) }
      for _ in 0..<(step.times ?? 1) {
        if let key = step.key { #expect(session.perform("key \(key)")) }
      }
      for (label, text) in step.expect ?? [:] { #expect(session.find(label)?.value == text) }
    }
    var texts: [String] = []
    session.driver.root.forEach { if $0.role == .text { texts.append($0.label) } }
    let shown = try #require(texts.first { $0.hasPrefix("{") })
    #expect(try JSONDecoder().decode(Scenario.Result.self, from: Data(shown.utf8)) == scenario.result)
  }

  @Test func `a typed letter describes the field and nothing else, and a password only its marks`() throws {
    var said: [String] = []
    let session = try start { said.append($0) }
    session.perform("focus Full name")
    said = []
    session.perform("type A")
    #expect(said == ["Full name, field: A"])
    session.perform("focus Password")
    said = []
    session.perform("type x")
    #expect(said.first == "Password, secure field: •")
    #expect(!said.joined().contains("x"))
  }

  private struct Choice: App {
    struct Order: View {
      @State private var flavour = "Vanilla"

      var body: some View {
        Picker("Flavour", selection: $flavour) {
          ForEach(["Vanilla", "Cherry", "Mint"], id: \.self) { Text($0) }
        }
      }
    }

    var body: some Scene { WindowGroup { Order() } }
  }

  @Test func `the options of a picker are said when it is opened, and one is chosen by its name or by keys`() throws {
    let app = try #require(LaunchedApp(Choice(), name: "choice"))
    var said: [String] = []
    let session = LineSession(FrontEndDriver(app) { $0.locale = Locale(identifier: "en_US") }) { said.append($0) }
    said = []
    #expect(session.perform("press Flavour"))
    #expect(said == ["Vanilla, button", "Cherry, button", "Mint, button"])
    #expect(session.perform("press Cherry"))
    #expect(session.find("Flavour")?.value == "Cherry")
    session.perform("focus Flavour")
    session.perform("key return")
    session.perform("key down")
    session.perform("key return")
    #expect(session.find("Flavour")?.value == "Mint")
  }

  @Test func `a line without meaning changes nothing`() throws {
    var said: [String] = []
    let session = try start { said.append($0) }
    said = []
    #expect(!session.perform("key f13"))
    #expect(!session.perform("focus Nobody"))
    #expect(!session.perform(""))
    #expect(said.isEmpty)
  }
}
