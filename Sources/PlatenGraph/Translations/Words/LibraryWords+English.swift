// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The sentences with counts, each with its English forms.
  static let englishForms = """
    Enter %lld to %lld characters.
      other Enter %1$lld to %2$lld characters.
      one Enter %1$lld to %2$lld character.
    Enter at least %lld characters.
      other Enter at least %lld characters.
      one Enter at least %lld character.
    Enter at most %lld characters.
      other Enter at most %lld characters.
      one Enter at most %lld character.
    %lld matches
      other %lld matches
      one %lld match
    Enter at most %lld characters; these are %lld.
      other Enter at most %1$lld characters; these are %2$lld.
      one Enter at most %1$lld character; these are %2$lld.
    Enter a number of at most %lld digits.
      other Enter a number of at most %lld digits.
      one Enter a number of at most %lld digit.
    Enter at least %lld lines.
      other Enter at least %lld lines.
      one Enter at least %lld line.
    Enter at most %lld lines.
      other Enter at most %lld lines.
      one Enter at most %lld line.
    Enter %lld lines.
      other Enter %lld lines.
      one Enter %lld line.
    Enter %lld to %lld lines.
      other Enter %1$lld to %2$lld lines.
      one Enter %1$lld to %2$lld line.
    Enter %lld characters.
      other Enter %lld characters.
      one Enter %lld character.
    %lld options match:
      other %lld options match:
      one %lld option matches:
    %lld options match. The best %lld:
      other %1$lld options match. The best %2$lld:
      one %1$lld option matches. The best %2$lld:
    %lld options, searched by a part of the name. The first %lld:
      other %1$lld options, searched by a part of the name. The first %2$lld:
      one %1$lld option, searched by a part of the name. The first %2$lld:
    """

  /// The arguments that decide on the form, counted from 1, of sentences where it is not the first.
  static let decidingArguments = [
    "Enter %lld to %lld characters.": 2,
    "Enter %lld to %lld lines.": 2,
  ]
}
