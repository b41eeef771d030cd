import ArgumentParser

/// The front ends in which a program can run.
enum FrontEndKind: String, CaseIterable, ExpressibleByArgument, EnumerableFlag {
  case terminal
  case web
  case window

  static func name(for value: FrontEndKind) -> NameSpecification { .long }

  static func help(for value: FrontEndKind) -> ArgumentHelp? {
    switch value {
    case .terminal: "Run in this terminal (the default)."
    case .web: "Serve the program to browsers and print the address."
    case .window: "Open a window."
    }
  }
}
