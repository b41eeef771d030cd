#if Web
import Platen
import Testing

@testable import PlatenWeb

/// What is inside of a filled symbol is taken out of it, so that any ground is seen through it.
@MainActor @Suite struct SymbolMarkupTests {
  private func masks(_ view: some View) -> [Element] { Element.all(of: view).filter { $0.tag == "mask" } }

  @Test func theMarkInACircleIsAHole() throws {
    let all = Element.all(of: Image(systemName: "checkmark.circle.fill"))
    let mask = try #require(all.first { $0.tag == "mask" })
    let identity = try #require(mask.id)
    let masked = try #require(all.first { $0.attributes["mask"] == "url(#\(identity))" })
    guard case .element(let circle)? = masked.contents.first else { throw Missing() }
    #expect(circle.classes == ["filled"])
    // All of it is visible but for the mark.
    let inMask = mask.contents.compactMap { content in if case .element(let part) = content { part } else { nil } }
    #expect(inMask.map(\.classes) == [[], ["cut"]])
    #expect(inMask.first?.attributes["fill"] == "#fff")
  }

  private struct Missing: Error {}

  @Test func aSymbolWithNothingInsideNeedsNoMask() {
    #expect(masks(Image(systemName: "circle.fill")).isEmpty)
    #expect(masks(Image(systemName: "checkmark.circle")).isEmpty)
    #expect(masks(Image(systemName: "camera.fill")).isEmpty)
  }

  /// A slash is drawn over it.
  @Test func aSlashIsNotTakenOut() throws {
    let all = Element.all(of: Image(systemName: "envelope.fill.slash"))
    let symbol = try #require(all.first { $0.classes == ["symbol"] })
    guard case .element(let last)? = symbol.contents.last else { throw Missing() }
    #expect(last.tag == "path" && last.attributes["d"] == "M4 4 20 20")
  }

  /// One that is not shown cannot be referred to, so no two symbols share a mask.
  @Test func eachSymbolHasItsOwnMask() {
    let mark = Image(systemName: "checkmark.circle.fill")
    let shown = masks(
      VStack {
        mark
        Text("\(mark) two \(mark)")
        Menu("Menu", systemImage: "checkmark.circle.fill") {
          Button("One", systemImage: "checkmark.circle.fill") {}
          Button("Two", systemImage: "checkmark.circle.fill") {}
        }
        Picker("Choice", selection: .constant(0)) {
          Label("One", systemImage: "checkmark.circle.fill").tag(0)
          Label("Two", systemImage: "checkmark.circle.fill").tag(1)
        }
        .pickerStyle(.segmented)
      })
    #expect(shown.count >= 6)
    #expect(Set(shown.map(\.id)).count == shown.count)
  }
}
#endif
