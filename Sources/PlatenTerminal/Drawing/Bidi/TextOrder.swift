/// In which order the terminal is given the clusters of a line.
package enum TextOrder: Sendable {
  /// As they are seen, from left to right. Most terminals show cells where they are written.
  case visual
  /// The same, with the letters of each word that reads from right to left as they are stored: the terminal reverses
  /// words, but leaves them in their places.
  case visualWords
  /// As they are stored: the terminal reorders each row by itself.
  case logical
}
