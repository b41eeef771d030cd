import Testing

@testable import foundationexports

/// Subclasses of Foundation's classes, of which the compiler would warn on Linux.
@Suite struct RestatedConformancesTests {
  private func source(for files: String...) -> String { RestatedConformances.source(for: files) }

  @Test(arguments: [
    "class PhoneFormatter: Formatter {}", "public final class PhoneFormatter: NumberFormatter {}",
    "class PhoneFormatter: Foundation.Formatter, Codable {}", "open class PhoneFormatter<T: Codable>: Formatter {}",
    "// class Other: Formatter {}\nclass PhoneFormatter: Operation { class Inner: Formatter {} }",
  ])
  func `a subclass is restated to be sendable`(file: String) {
    #expect(source(for: file) == "\nextension PhoneFormatter: @unchecked Sendable {}\n")
  }

  @Test func `a subclass of a subclass in another file is too`() {
    let extensions = source(for: "class Local: Base {}", "class Base: DateFormatter {}", "class Plain: Other {}")
    #expect(extensions.contains("extension Base:") && extensions.contains("extension Local:"))
    #expect(!extensions.contains("Plain"))
  }

  @Test(arguments: [
    "private final class PhoneFormatter: Formatter {}", "fileprivate class PhoneFormatter: Formatter {}",
    "class PhoneFormatter: Formatter, @unchecked Sendable {}",
    "class PhoneFormatter: Formatter {}\nextension PhoneFormatter: @unchecked Sendable {}",
    "#if os(macOS)\nclass PhoneFormatter: Formatter {}\n#endif",
    "class Formatter {}\nclass PhoneFormatter: Formatter {}",
    "struct A { class PhoneFormatter: Formatter {} }", "enum A { static let a = A.class }", "class PhoneFormatter {}",
  ])
  func `other classes are left as they are`(file: String) {
    #expect(source(for: file) == "")
  }
}
