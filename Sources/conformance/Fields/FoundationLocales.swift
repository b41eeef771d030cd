import Foundation

extension Locale {
  /// The locales that suites go through: each language in each of its regions.
  static let languagesInRegions = availableIdentifiers.sorted()
    .filter { $0.split(separator: "_").count == 2 && !$0.contains("POSIX") }.map(Locale.init(identifier:))
}
