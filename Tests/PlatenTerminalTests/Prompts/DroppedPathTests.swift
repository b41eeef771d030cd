import Testing

@testable import TerminalPrompts

/// The paths that terminals paste for a file that is dropped on them.
@Suite struct DroppedPathTests {
  @Test(arguments: [
    ("'/home/ada/my file.txt' ", "/home/ada/my file.txt"), ("'/tmp/it'\\''s'", "/tmp/it's"),
    ("\"/tmp/a \\\"b\\\"\"", "/tmp/a \"b\""), ("/home/ada/my\\ file\\(1\\).txt", "/home/ada/my file(1).txt"),
    ("file:///home/ada/my%20file.txt", "/home/ada/my file.txt"), ("'~/notes'", "~/notes"),
  ])
  func aPathForAShellIsRead(text: String, path: String) {
    #expect(DroppedPath.path(of: text) == path)
  }

  @Test(arguments: ["", "'", "''", "/home/ada/notes.txt", "'quoted' name", "'name'", "a\\ b", "/tmp/a\\b", "file://"])
  func anyOtherTextStays(text: String) {
    #expect(DroppedPath.path(of: text) == nil)
  }
}
