import GalleryPages
import LineFrontEnd
import SwiftUI
import Testing

/// A view that a program can be made of.
@MainActor private protocol Page: View {
  init()
}

extension SignUpForm: Page {}

/// Pictures in characters: the layout of the package with the sizes of this front end.
@MainActor struct PictureTests {
  private struct Club: Page {
    @State private var name = "Ada"
    @State private var wantsNews = true

    var body: some View {
      VStack(alignment: .leading) {
        Text("Welcome to the club")
        HStack {
          TextField("Name", text: $name).frame(width: 80)
          Button("Send") {}
        }
        Toggle("News", isOn: $wantsNews)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct SizeReader: Page {
    var body: some View {
      GeometryReader { geometry in Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))") }
    }
  }

  private struct Rows: Page {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(1...20, id: \.self) { Text("Row \($0)") } }
      }
    }
  }

  private struct Program<Content: Page>: App {
    var body: some Scene { WindowGroup { Content() } }
  }

  private func start<Content: Page>(
    _ content: Content.Type, saying say: @escaping (String) -> Void = { _ in }
  ) throws -> LineSession {
    LineSession(FrontEndDriver(try #require(LaunchedApp(Program<Content>(), name: "picture"))), say: say)
  }

  @Test func `views are drawn where the layout places them, 8 points wide and 16 high a character`() throws {
    let session = try start(Club.self)
    #expect(
      session.picture(columns: 30, rows: 4) == [
        "Welcome to the club",
        "Ada_______ [ Send ]",
        "[x] News",
        "",
      ])
  }

  @Test func `a text has as many lines as it needs in a narrow window`() throws {
    let session = try start(Club.self)
    #expect(session.picture(columns: 12, rows: 3).prefix(2) == ["Welcome to", "the club"])
  }

  @Test func `what is typed is in the next picture, and nothing else has moved`() throws {
    let session = try start(Club.self)
    _ = session.picture(columns: 30, rows: 4)
    let before = session.driver.frames
    session.perform("focus Name")
    session.perform("type !")
    #expect(session.picture(columns: 30, rows: 4)[1] == "Ada!______ [ Send ]")
    #expect(session.driver.frames == before)
  }

  @Test func `frames are found by the identities of nodes`() throws {
    let session = try start(Club.self)
    _ = session.picture(columns: 30, rows: 4)
    let field = try #require(session.find("Name"))
    #expect(session.driver.frames[field.id] == CGRect(x: 0, y: 1, width: 10, height: 1))
    #expect(session.driver.frames[session.driver.root.id] == CGRect(x: 0, y: 0, width: 30, height: 4))
  }

  @Test func `a view reads its size in points`() throws {
    let session = try start(SizeReader.self)
    #expect(session.picture(columns: 30, rows: 2)[0] == "240 × 32")
    #expect(session.picture(columns: 20, rows: 3)[0] == "160 × 48")
  }

  @Test func `what is scrolled away is outside of the picture`() throws {
    let session = try start(Rows.self)
    #expect(
      session.picture(columns: 10, rows: 3).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Row 1", "Row 2", "Row 3",
      ])
    let scroller = try #require(session.driver.root.first { $0.contentSize.height > $0.frame.height })
    #expect(scroller.contentSize.height == 20)
    session.driver.scroll(scroller, to: CGPoint(x: 0, y: 4))
    #expect(
      session.picture(columns: 10, rows: 3).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Row 5", "Row 6", "Row 7",
      ])
    session.driver.scroll(scroller, to: CGPoint(x: 0, y: 1_000))
    #expect(session.picture(columns: 10, rows: 3).last?.hasSuffix("Row 20") == true)
  }

  @Test func `the picture of the sign-up form has each label in front of its field`() throws {
    var said: [String] = []
    let session = try start(SignUpForm.self) { said.append($0) }
    said = []
    #expect(session.perform("picture 60 30"))
    #expect(said.count == 30)
    let row = try #require(said.first { $0.contains("Full name") })
    #expect(row.contains("Required___"))
    #expect(!session.perform("picture 60"))
    #expect(!session.perform("picture 0 9999"))
  }
}
