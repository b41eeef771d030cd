import ArgumentParser
import Platen
import PlatenGTK
import PlatenTerminal
import PlatenWeb
import Synchronization

/// The front ends that a program can be started in: those that the package comes with, and the program's own.
enum FrontEndRegistry {
  private static let known = Mutex<[FrontEndKind]>([.terminal, .web, .window])

  static var all: [FrontEndKind] { known.withLock { $0 } }

  /// The front end that runs where no argument names one.
  static var standard: FrontEndKind { .terminal }

  static func named(_ name: String) -> FrontEndKind? { all.first { $0.name == name } }

  /// Adds front ends. One of a name that is known takes the place of the one before.
  static func register(_ kinds: [FrontEndKind]) {
    known.withLock { known in
      for kind in kinds {
        if let index = known.firstIndex(where: { $0.name == kind.name }) {
          known[index] = kind
        } else {
          known.append(kind)
        }
      }
    }
  }

  /// The names, as in “terminal, web or window”.
  static var names: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
  }
}

/// The option `--NAME` of a front end.
struct FrontEndFlag: EnumerableFlag, CustomStringConvertible {
  let name: String

  static var allCases: [FrontEndFlag] { FrontEndRegistry.all.map { FrontEndFlag(name: $0.name) } }

  static func name(for value: FrontEndFlag) -> NameSpecification { .customLong(value.name) }

  static func help(for value: FrontEndFlag) -> ArgumentHelp? {
    FrontEndRegistry.named(value.name).map { ArgumentHelp(stringLiteral: $0.summary) }
  }

  var description: String { name }
}

extension FrontEndKind {
  /// Whether it may listen on a port: not in the terminal and in a window.
  var mayServe: Bool { ![FrontEndKind.terminal.name, FrontEndKind.window.name].contains(name) }
}
