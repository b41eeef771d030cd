// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The sentences in English, one in a line, part 3.
  static let keys3 = """
    %lld options match. The best %lld:
    %lld options, searched by a part of the name. The first %lld:
    %lld found:
    button
    link
    tab
    Sign in with Apple
    Sign up with Apple
    Continue with Apple
    image
    search field
    switch button
    selected
    off
    The text would be too long. Nothing was inserted.
    Enter something such as %@.
    “%@” is not available with what is entered now.
    This is not available with what is entered now.
    This text is too long to be edited here. This is its beginning.
    Time
    """
}
