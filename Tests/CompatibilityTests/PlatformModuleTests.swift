import CoreFoundation
import CoreGraphics
import PlatenTesting
import QuartzCore
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import OSLog

/// The modules of Apple's systems that sources import beside SwiftUI.
@MainActor @Suite struct PlatformModuleTests {
  @Test func exportsAreNamedByTheirTypes() async throws {
    let screen = await Screen(ExportChoicesView())
    for name in ["Note.txt", "Note.rtf", "Note.html"] { #expect(screen.shows(name), "\(name)") }
    // A type of the program's own has no extension that is known here.
    try screen.button("Note.note").press()
    #expect(screen.shows("Text"))
  }

  @Test func formatsOfTheLogHaveTheirValues() {
    func text(_ format: String, _ values: Any...) -> String { OSLogMessage(format: format, values).text }
    #expect(
      text("100 %% of %d at %.2f, %@, %{public}@", 3, 1.5, "secret", "open") == "100 % of 3 at 1.50, <private>, open")
    #expect(
      text("%{private}d %05ld %x %{public, signpost.description=x}s", 1, 42, 255, "a%d") == "<private> 00042 ff a%d")
    // More or fewer values than places, and what is no specifier.
    #expect(text("%d and %d", 1) == "1 and %d" && text("none", 1) == "none" && text("50%! more %", 1) == "50%! more %")
    #expect(text("%{public}@ %{open", Optional<Int>.none as Any) == "nil %{open")
    os_log("written: %d", log: .disabled, type: .debug, 3)
    os_log(.info, log: .disabled, "written: %{public}@", "x")
    os_log("written")
  }

  @Test func intervalsOfSignpostsRunTheirClosures() throws {
    let signposter = OSSignposter(subsystem: "org.example", category: "Tests")
    #expect(signposter.isEnabled && !OSSignposter.disabled.isEnabled)
    let id = signposter.makeSignpostID()
    #expect(id != signposter.makeSignpostID() && id < .exclusive)
    let state = signposter.beginInterval("load", id: id)
    signposter.emitEvent("half", id: id, "of \(2)")
    signposter.endInterval("load", state)
    #expect(OSSignposter.disabled.withIntervalSignpost("sum") { 1 + 2 } == 3)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try OSSignposter.disabled.withIntervalSignpost("fail") { throw Failure() } }
    os_signpost(.begin, log: .disabled, name: "drawing")
    os_signpost(.end, log: .disabled, name: "drawing", "%d items", 3)
  }

  @Test func typesConformAsAppleDeclaresThem() throws {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text) && UTType.image.isSupertype(of: .jpeg) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.swiftSource.conforms(to: .plainText) && UTType.json.conforms(to: .text))
    #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data, .content, .item]))
    #expect(UTType.html.preferredMIMEType == "text/html" && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType("public.PNG") == .png && UTType("org.example.unknown") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil && UTType(filenameExtension: "") == nil)
    #expect(UTType.journalNote.conforms(to: .rtf) && UTType.journalNote.conforms(to: .text))
  }

  @Test func everyParentOfADeclaredTypeIsDeclared() {
    for type in [UTType.rtfd, .javaScript, .vCard, .epub, .mpeg4Audio, .binaryPropertyList, .log, .fileURL] {
      for supertype in type.supertypes { #expect(UTType(supertype.identifier) == supertype, "\(supertype)") }
    }
  }

  @Test func unknownExtensionsHaveDynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "platen"))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "platen")
    #expect(type.conforms(to: .data) && UTType(type.identifier)?.preferredFilenameExtension == "platen")
    for identifier in ["dyn.", "dyn.f", "dyn.f1", "dyn.fzz", "dyn.x00", "dyn.fé0"] {
      #expect(UTType(identifier) == nil, "\(identifier)")
    }
    let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.rtf, type, .journalNote]))
    #expect(decoded == [.rtf, type, .journalNote])
  }

  @Test func filesTakeTheExtensionOfAType() throws {
    let file = try #require(URL(string: "file:///notes/today"))
    #expect(file.appendingPathExtension(for: .plainText).lastPathComponent == "today.txt")
    let picture = try #require(URL(string: "file:///notes/picture.JPG"))
    #expect(picture.appendingPathExtension(for: .jpeg) == picture)
  }

  @Test func stringsAreHiddenInTheLogUnlessTheyArePublic() {
    let (name, count) = ("Ada", 3)
    let log = OSLog(subsystem: "org.example", category: "forms")
    #expect(
      log.line("\(name) has \(count) of 100% in \(1.5), \(true)")
        == "[org.example:forms] <private> has 3 of 100% in 1.5, true")
    #expect(log.line("\(name, privacy: .public), \(count, privacy: .private)") == "[org.example:forms] Ada, <private>")
    let first = log.line("\(name, privacy: .private(mask: .hash))")
    #expect(first == log.line("\(name, privacy: .sensitive(mask: .hash))"))
    #expect(first != log.line("\("Bob", privacy: .private(mask: .hash))") && !first.contains("Ada"))
    #expect(OSLogType.fault.priority < OSLogType.error.priority && OSLogType.info.priority < OSLogType.debug.priority)
  }

  @Test func pathsAreMadeStepByStepAndTransformed() async throws {
    #expect(await Screen(BubbleView()).shows("In a bubble"))
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 2), transform: CGAffineTransform(scaleX: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(copy != path && copy.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 9, height: 19))
    #expect(path.contains(CGPoint(x: 102, y: 2)) && !path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 51, y: 1), transform: CGAffineTransform(scaleX: 2, y: 2)))
    var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(copy.copy(using: &half)?.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 4.5, height: 9.5))
    let rings = CGMutablePath()
    rings.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    rings.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(rings.contains(CGPoint(x: 15, y: 15)) && !rings.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test func coloursOfCoreGraphicsHaveComponentsAndStayAdaptive() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.components == [1, 0.5, 0, 0.25] && color.alpha == 0.25 && color.copy(alpha: 1)?.alpha == 1)
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor) == .systemRed && Color(cgColor: color).cgColor == color)
    #expect(CGColor(gray: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1).cgColor)
  }

  @Test func timesGoOn() {
    let (media, absolute) = (CACurrentMediaTime(), CFAbsoluteTimeGetCurrent())
    #expect(media > 0 && abs(absolute - Date.timeIntervalSinceReferenceDate) < 3600)
    #expect(CACurrentMediaTime() >= media)
  }
}
