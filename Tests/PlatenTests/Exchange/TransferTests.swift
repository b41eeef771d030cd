import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Values of the program's own that are copied, pasted, dragged and dropped.
@MainActor @Suite struct TransferTests {
  struct Person: Codable, Equatable, Transferable {
    static let type = UTType(exportedAs: "com.example.person")
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: type)
      ProxyRepresentation(exporting: \.name)
    }
  }

  struct Label: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .utf8PlainText) { label in
        try await Task.sleep(for: .milliseconds(1))
        return Data(label.text.utf8)
      } importing: { data in
        Label(text: String(decoding: data, as: UTF8.self))
      }
    }
  }

  private struct People: View {
    @State private var pasted: [Person] = []

    var body: some View {
      VStack {
        Button("Source") {}.copyable([Person(name: "Ada"), Person(name: "Grace")])
        Button("Target") {}.pasteDestination(for: Person.self) { pasted += $0 }
        Text("Pasted: \(pasted.map(\.name).joined(separator: "+"))")
      }
    }
  }

  @Test func aTextFormIsCopied() async throws {
    let screen = await Screen(People())
    try screen.button("Source").focus()
    try screen.press("c", modifiers: .control)
    // The proxy's text comes before JSON, whose type is the program's own.
    #expect(screen.clipboard == "Ada\nGrace")
  }

  @Test func jsonIsPasted() async throws {
    let screen = await Screen(People())
    screen.clipboard = #"{"name":"Ada"}"# + "\n" + #"{"name":"Edith"}"#
    try screen.button("Target").focus()
    try screen.press("v", modifiers: .control)
    #expect(screen.shows("Pasted: Ada+Edith"))
    screen.clipboard = "no person"
    try screen.press("v", modifiers: .control)
    #expect(screen.shows("Pasted: Ada+Edith"))
  }

  @Test func aFormThatWaitsIsCopiedLater() async throws {
    let screen = await Screen(Button("Source") {}.copyable([Label(text: "later")]))
    try screen.button("Source").focus()
    try screen.press("c", modifiers: .control)
    for _ in 0..<200 where screen.clipboard.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(screen.clipboard == "later")
  }

  private struct Board: View {
    @State private var people: [Person] = []
    @State private var words: [String] = []
    @State private var isTargeted = false
    @State private var wasTargeted = false

    var body: some View {
      VStack {
        Text("Ada").draggable(Person(name: "Ada"))
        Text("Words").onDrag { NSItemProvider(object: "some words" as NSString) }
        Text("People here")
          .dropDestination(for: Person.self) { items, _ in
            people += items
            return true
          } isTargeted: {
            isTargeted = $0
            wasTargeted = wasTargeted || $0
          }
        Text("Text here")
          .onDrop(of: [.plainText], isTargeted: nil) { providers in
            for provider in providers {
              provider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { words += text.map { [$0] } ?? [] }
              }
            }
            return true
          }
        Text("People: \(people.map(\.name).joined(separator: "+"))")
        Text("Words: \(words.joined(separator: "+"))")
        Text("\(isTargeted ? "over" : "not over"), \(wasTargeted ? "was over" : "never over")")
      }
    }
  }

  /// A value that makes its bytes itself, as programs write one for UIKit.
  private final class Card: NSItemProviderWriting, NSItemProviderReading, Codable {
    let title: String

    init(title: String) { self.title = title }

    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.card", "public.utf8-plain-text"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.card"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(typeIdentifier == "org.example.card" ? try? JSONEncoder().encode(self) : Data(title.utf8), nil)
      return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      try JSONDecoder().decode(Self.self, from: data)
    }
  }

  @Test func aValueThatMakesItsBytesIsReadAsItselfAndAsText() {
    let provider = NSItemProvider(object: Card(title: "Ada"))
    #expect(provider.canLoadObject(ofClass: Card.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: NSURL.self))
    nonisolated(unsafe) var read: [String?] = []
    provider.loadObject(ofClass: Card.self) { card, _ in read.append(card?.title) }
    _ = provider.loadObject(ofClass: String.self) { text, _ in read.append(text) }
    provider.loadObject(ofClass: NSString.self) { text, _ in read.append(text?.description) }
    _ = provider.loadObject(ofClass: URL.self) { url, error in read.append(error == nil ? url?.path : "none") }
    #expect(read == ["Ada", "Ada", "Ada", "none"])
  }

  @Test func aValueIsDroppedOnAViewOfItsType() async throws {
    let screen = await Screen(Board())
    try screen.drag("Ada", to: "People here")
    #expect(screen.shows("People: Ada"))
    #expect(screen.shows("not over, was over"))
    #expect(throws: ScreenError.self) { try screen.drag("Words", to: "People here") }
  }

  @Test func aViewTakesTheFormThatItKnows() async throws {
    let screen = await Screen(Board())
    try screen.drag("Ada", to: "Text here")
    try screen.drag("Words", to: "Text here")
    #expect(screen.shows("Words: Ada+some words"))
  }

  @Test func bytesOfOtherProgramsAreDropped() async throws {
    let screen = await Screen(Board())
    try screen.drop(Data("outside".utf8), type: "text/plain;charset=utf-8", on: "Text here")
    #expect(screen.shows("Words: outside"))
    try screen.drop(Data(#"{"name":"Edith"}"#.utf8), type: "application/x-com.example.person", on: "People here")
    #expect(screen.shows("People: Edith"))
    #expect(throws: ScreenError.self) { try screen.drop(Data(), type: "image/png", on: "Text here") }
  }

  private struct Links: View {
    @State private var urls: [URL] = []

    var body: some View {
      Text("Files here").dropDestination(for: URL.self) { items, _ in
        urls += items
        return true
      }
      Text("\(urls.map(\.lastPathComponent).joined(separator: "+"))")
    }
  }

  @Test func aListOfFilesIsSeveralAddresses() async throws {
    let screen = await Screen(Links())
    try screen.drop(Data("file:///tmp/a.txt\r\nfile:///tmp/b.txt\r\n".utf8), type: "text/uri-list", on: "Files here")
    #expect(screen.shows("a.txt+b.txt"))
  }

  private struct Guarded: DropDelegate {
    let log: Log
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.plainText]) }
    func dropEntered(info: DropInfo) { log.events.append("entered") }
    func dropExited(info: DropInfo) { log.events.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.events.append("dropped \(info.itemProviders(for: [UTType.text]).count)")
      return true
    }
  }

  private final class Log { var events: [String] = [] }

  @Test func aDelegateDecides() async throws {
    let log = Log()
    let screen = await Screen(
      VStack {
        Text("Words").onDrag { NSItemProvider(object: "w" as NSString) }
        Text("Here").onDrop(of: [.text, .image], delegate: Guarded(log: log))
      })
    try screen.drag("Words", to: "Here")
    #expect(log.events == ["entered", "dropped 1"])
    try screen.drop(Data(), type: "image/png", on: "Here")
    #expect(log.events.count == 2)
  }
}
