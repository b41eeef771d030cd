import ArgumentParser
import Synchronization

/// Options that are arguments, read in time that grows with their number.
///
/// swift-argument-parser copies what it has read for each argument more, so that 10,000 options take it 17 seconds.
/// Therefore it gets many options as one argument.
struct ManyOptions: ExpressibleByArgument {
  let options: [String]

  init?(argument: String) { options = Self.runs.withLock { $0[argument] } ?? [argument] }

  /// The options by the argument that is there instead.
  private static let runs = Mutex<[String: [String]]>([:])

  /// The number of arguments that the parser reads at once.
  private static let few = 100

  /// Arguments with runs of words replaced by one each.
  ///
  /// The first word of a run may be the value of an option with hyphens, the second one the title: only those after them
  /// are options for sure. After `--` all words are of one run.
  static func packed(_ arguments: [String]) -> [String] {
    guard arguments.first == ChooseCommand.configuration.commandName, arguments.count > few else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var packed: [String] = []
    var run: [String] = []
    func endRun() {
      packed += run.prefix(2)
      if run.count > 2 { packed.append(name(of: Array(run.dropFirst(2)))) }
      run = []
    }
    for (index, word) in arguments.enumerated() {
      if index == end || index < end && word.hasPrefix("-") {
        endRun()
        packed.append(word)
      } else {
        run.append(word)
      }
    }
    endRun()
    return packed
  }

  /// No argument of a process contains NUL.
  private static func name(of options: [String]) -> String {
    runs.withLock { runs in
      let name = "\0\(runs.count)"
      runs[name] = options
      return name
    }
  }
}
