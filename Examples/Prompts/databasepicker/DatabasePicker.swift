import Foundation
import TerminalPrompts

/// Asks for a database and one of its tables, and prints the address: psql "$(databasepicker)".
@main struct DatabasePicker {
  struct Database: Equatable, Sendable {
    let name: String
    let host: String
  }

  /// What a server would be asked for.
  struct Catalog: Sendable {
    func tables(of database: Database, matching text: String) async throws -> [String] {
      try await Task.sleep(for: .milliseconds(60))
      let all = ["accounts", "addresses", "invoices", "invoice_lines", "orders", "payments"]
      return all.filter { text.isEmpty || $0.contains(text.lowercased()) }
    }
  }

  static func main() async {
    let databases = [
      Database(name: "billing", host: "db1"), Database(name: "customers", host: "db1"),
      Database(name: "stock", host: "db2"), Database(name: "statistics", host: "db3"),
    ]
    do {
      let database = try await Prompt.ask(
        .choose("Database", from: databases) { "\($0.name) on \($0.host)" })
      let table = try await Prompt.ask(
        .search("Table") { text in
          try await Catalog().tables(of: database, matching: text)
        } name: {
          $0
        })
      print("postgresql://\(database.host)/\(database.name)?table=\(table)")
    } catch {
      Prompt.exit(withError: error)
    }
  }
}
