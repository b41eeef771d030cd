extension PlatenTool {
  /// The version of the executable, by Semantic Versioning. The archive that `Scripts/release-archive` makes, and the
  /// manual page in it, have it from here.
  static let version = "0.1.0"
}
