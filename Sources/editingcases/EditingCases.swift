import EditingModule
import Foundation
import TextEditing

/// Runs the cases that the WebAssembly test runs, through the native build: one JSON object for each line of standard
/// input, `{"spec": "…", "commands": ["…"], "countries": "…"}`, gives one line with the state after every command.
@main
struct EditingCases {
  private struct Case: Decodable {
    var spec: String
    var commands: [String]
    /// The rules for telephone numbers of all countries.
    var countries: String?
  }

  /// Text, anchor, head, start and end of the marked text or -1, and what the command did.
  private struct State: Encodable {
    var text: String
    var numbers: [Int]
  }

  static func main() throws {
    let encoder = JSONEncoder()
    while let line = readLine() {
      let item = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
      var states: [State] = []
      let countries = item.countries.map { CountryRules(Array($0.utf8)) }
      if var field = ModuleField(spec: item.spec, countries: countries) {
        for command in item.commands {
          let flags = field.perform(command)
          let state = field.session.state
          states.append(
            State(
              text: state.text,
              numbers: [
                state.selection.anchor, state.selection.head, state.marked?.lowerBound ?? -1,
                state.marked?.upperBound ?? -1, Int(flags.rawValue),
              ]))
        }
      }
      FileHandle.standardOutput.write(try encoder.encode(states) + Data("\n".utf8))
    }
  }
}
