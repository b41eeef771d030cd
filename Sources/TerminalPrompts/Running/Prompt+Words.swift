import Platen
import PlatenGraph
import TextFormats

extension Prompt {
  /// A sentence of the questions' own, in the language of the program's texts: see `LibraryWords`.
  package static func words(_ key: LocalizedStringKey) -> String {
    LocalizedStringKey.own(key).format.string(in: .process, from: .library)
  }

  /// Declares that the program has no texts of its own: all that it shows itself is in the user's language.
  package static func followUsersLanguage() { Translations.followUser() }
}
