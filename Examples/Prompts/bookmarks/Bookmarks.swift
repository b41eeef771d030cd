import Foundation
import TerminalPrompts

/// Searches bookmarks and prints the address of one: open "$(bookmarks list.txt)". A line of the file is a title, a tab
/// and an address.
@main struct Bookmarks {
  struct Bookmark: Sendable {
    let title: String
    let address: String
  }

  struct List: Sendable {
    let bookmarks: [Bookmark]

    init(file: String) throws {
      bookmarks = try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isNewline).map { line in
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        return Bookmark(title: parts[0], address: parts.last ?? "")
      }
    }

    /// The bookmarks that have all words of a text.
    func matches(_ text: String) -> [Bookmark] {
      let words = text.lowercased().split(separator: " ")
      return bookmarks.filter { bookmark in
        let all = "\(bookmark.title) \(bookmark.address)".lowercased()
        return words.allSatisfy { all.contains($0) }
      }
    }
  }

  static func main() async {
    guard let file = CommandLine.arguments.dropFirst().first else {
      Prompt.writeError("Usage: bookmarks FILE")
      exit(64)
    }
    do {
      let list = try List(file: file)
      let bookmark = try await Prompt.ask(
        .search("Bookmark", help: "\(list.bookmarks.count) bookmarks") {
          list.matches($0)
        } name: {
          "\($0.title)  \($0.address)"
        })
      print(bookmark.address)
    } catch {
      Prompt.exit(withError: error)
    }
  }
}
