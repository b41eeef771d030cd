/// A field whose text represents a value, and which leaves the value as it is where it can't read the text.
@MainActor package protocol ValueField: NodeResponder {
  /// What it can read; nil where nothing is known of that, or where it reads any text.
  var expectedText: ExpectedText? { get }
}

/// What a field can read, to tell a user whose answer it could not.
package enum ExpectedText: Equatable, Sendable {
  case number
  case wholeNumber
  /// A text such as this one.
  case example(String)
}
