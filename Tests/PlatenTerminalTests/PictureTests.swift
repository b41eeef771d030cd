import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// Pictures in PNG, in cells and by kitty's graphics protocol.
@MainActor @Suite struct PictureTests {
  /// Thirteen by nine pixels with all filters of rows, written by another encoder; the sum of all bytes, each of 31
  /// times the weight of the next.
  nonisolated private static let pictures: [(String, String, UInt32)] = [
    (
      "one bit of grey",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJAQAAAADBAZvHAAAADUlEQVR42mNg/MHI+J2JgYGZPtwcJQAAAA1JREFUsYaFgYEBiQsA\
      R2ME7YSxa+kAAAAASUVORK5CYII=
      """,
      1_382_775_489
    ),
    (
      "four bits of grey, interlaced",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJBAAAAAF+5iQhAAAAKUlEQVR42mPgYuRiiGeMZ2Bdz6B+gVF9JRMDAwNT+NoPjEyhYc4M\
      wpn7GIXDQls4zSMAAAAqSURBVEGCzFza2ixAmoFROaxy9b0PjIxKxspGxkIgORBgZhSUEpKU4gQAb5kNeAwOH5YAAAAASUVORK5C\
      YII=
      """,
      63_446_571
    ),
    (
      "16 bits of colour, interlaced",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJEAIAAAFBj93oAAAAxUlEQVR42o2RPWrDQBBGJz+QwqBuhYuFEbgwKBBIEVBhGEPAncEG\
      LQRSCFKkUKUuXVYHcOHClU8gdAmnTq0DuFXhM2z2k60kJASyxWM0oxmN3hJ1p67BMyLnjg9vb2QMckj4ijHO7fenCpG15OvWFkVd\
      W7vfO2ftYkFxTKciUdN0jXFsbZJgVlEceU5UlkkCVhU4HPoXRci3i2htjEiSWCuSpnUtUhRNI7JaOSdSVX7H3Y66L6Xp9TX4V0xK\
      0WkyUZ6Dmw2IAURt25K1YkgAAADFSURBVC2olEgQoE9r9Gn9O/YrT6dBACIxnc5m4NMT+PoKbrcXg0FZaq1UFImEYRTN54gfHxG3\
      LeKXl8t+Ep1kYRKs/CAz+fWZr67imDkIRJiVMoZZ6zxnHo2sZY7jzYb59raumZNkt2MWaRrm2axtmedz55jT1CvLMupsKPWdYfgz\
      8598JwOL9kq0/hKDe+31+Bv4lISf6lWtVkdhYFVdEK3XRINB5A84HoM3N+DdHTiZgPf34Ps7uFyCDw9gloHPz+Dh8AFUIpDLxrzZ\
      ZQAAAABJRU5ErkJggg==
      """,
      774_909_598
    ),
    (
      "a palette of four with opacities",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJAgMAAACUFE75AAAAGFBMVEUAAAAlWw1KthpvESeUbDS5x0HeIk4DfVuPLIgAAAAAA3RS\
      TlMA/2QjjZztAAAAG0lEQVR42mOQlpZmYMxhYLjC5Orq6sCcx80tyxLKwPBPwDuXAAAAG0lEQVSUIScnx4FxIwPDeSZRUVEH5h2r\
      V08GAMP8CrBR2T7IAAAAAElFTkSuQmCC
      """,
      2_224_198_520
    ),
    (
      "grey with opacity",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJCAQAAABDc27hAAAAKklEQVR42mNgaBD9r/Xf/n/o/6yG+v9T/q/6v///lYaX////Z2T4\
      L8oAgmKNovXCb8IpAAAAKklEQVRgmkEUzBJjYGKAgEaGenQWM0MDNwN3I3c9kGRAZbFg1wFh0c8ZAAarOe0DKgU7AAAAAElFTkSu\
      QmCC
      """,
      4_168_312_901
    ),
    (
      "colour with opacity",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJCAYAAADpeqZqAAAAfElEQVR42p2QvUrEUBBGxx9IEQhByKIQ8EIK4RbCFsKCCxGEdHZu\
      a+++xM3tLSy2n8ZqGx8h7yD7EvsA1rPnClnT2Fgc5pvTfMyIiPSViHloYQVrXGBuYAsD7HB7psGJXItVksnITLLIDJM9zaNL+6k4\
      ulwGBVRRXB3ENWS63RwWmeeZawAAAH1JREFUuBbXkZ/gWc7kQfq8LCQvL2JeViEvr8g1OGhwNzhPvoU53MXznybqRQrO4DqpR3C0\
      /u4TpzxCG/PaWauvttI3W+tnH/TLNvptW720Qe9tpy/9XqOZfvCIIT3Cy8hMPEf7MNnTPLq0//MR7+kRfx+dlwvcktzCI3TxAGDX\
      WeQ/gM0yAAAAAElFTkSuQmCC
      """,
      2_138_921_013
    ),
    (
      "not compressed",
      """
      iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJCAYAAADpeqZqAAAA9ElEQVR4AQHdASL+AAAAAIAVAAD/KgAA/z8AAP9VAAD/agAAgH8A\
      AP+UAAD/qgAA/78AAP/UAACA6QAA//8AAP8BAB8A/xUABwAVAAcAFQAHABYAB4EVAAd/FQAHABUABwAWAAcAFQAHgRUAB38VAAcA\
      FgAHAAIAIAAAACAHAAAgDgAAIBWBACAcfwAgIwAAICoAACAxAAAgOIEAID9/ACBGAAAgTQAAIFQAAwBAAIALEA4ACxASgQsQFX8L\
      EBkACxAcAAsQIAALECOBCxAnfwsQKgALEC4ACxAxAAsQNYEEACAAAAAAB4EAAA5/AAAVAAAAHAAAABwAIBzzyAAAAPRJREFUAAAc\
      gQAAHH8AABwAAAAcAAAAHAAAAByBAAAcfwAAnwCAFZ8j/yqfRv8/n2n/VZ+M/2qfr4B/n9L/lJ/1/6qfGP+/nzv/1J9egOmfgf//\
      n6T/AQC/AP8VACoAFQAqABUAKgAWACqBFQAqfxUAKgAVACoAFgAqABUAKoEVACp/FQAqABYAKgACACAAAAAgBwAAIA4AACAVgQAg\
      HH8AICMAACAqAAAgMQAAIDiBACA/fwAgRgAAIE0AACBUAAMAkACACxAgAAsQI4ELECd/CxAqAAsQLgALEDEACxA1gQsQOH8LEDwA\
      CxA/AAsQQwALEEaBYNdZ5N6NZ14AAAAASUVORK5CYII=
      """,
      2_138_921_013
    ),
  ]

  @Test(arguments: pictures)
  func `all kinds of colours are read`(kind: String, base64: String, sum: UInt32) throws {
    let data = try #require(Data(base64Encoded: base64))
    let picture = try #require(PNGDecoder.decode([UInt8](data)))
    #expect(picture.width == 13 && picture.height == 9)
    let found = picture.pixels.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
    #expect(found == sum)
  }

  @Test(arguments: pictures)
  func `what is cut off or changed is no picture, and does no harm`(kind: String, base64: String, sum: UInt32) throws {
    let data = try #require(Data(base64Encoded: base64))
    let bytes = [UInt8](data)
    for count in stride(from: 0, to: bytes.count - 12, by: 3) {
      if let picture = PNGDecoder.decode(Array(bytes[..<count])) { #expect(picture.pixels.count == 13 * 9 * 4) }
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      if let picture = PNGDecoder.decode(changed) {
        #expect(picture.pixels.count == picture.width * picture.height * 4)
      }
    }
  }

  /// Red and green above blue and white.
  private static let four =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4"
    + "z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC"

  private struct Shown: View {
    @State private var isAsking = false
    let bytes: Data

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if let image = UIImage(data: bytes) {
          Image(uiImage: image).resizable().frame(width: 16, height: 16)
        }
        Button("Ask") { isAsking = true }
      }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  private func view() throws -> Shown {
    let data = try #require(Data(base64Encoded: Self.four))
    return Shown(bytes: data)
  }

  @Test func `each half of a cell has the colour of its part`() throws {
    let run = SessionRun(try view(), columns: 20, rows: 6)
    let y = try #require(run.shown.firstIndex { $0.contains("▀▀") }, "\(run.shown)")
    let cells = run.screen.cells[y].filter { $0.text == "▀" }
    #expect(cells.map(\.style.foreground) == [.rgb(RGB(0xFF0000)), .rgb(RGB(0x00FF00))])
    #expect(cells.map(\.style.background) == [.rgb(RGB(0x0000FF)), .rgb(RGB(0xFFFFFF))])
  }

  @Test func `a terminal of few colours has a sign in its place`() throws {
    let run = SessionRun(try view(), columns: 20, rows: 6, depth: .palette16)
    #expect(run.text.contains("▣"))
  }

  @Test func `a terminal that shows pictures gets each once, and none under what is over it`() throws {
    var capabilities = TerminalCapabilities(colorDepth: .trueColor, isDark: true)
    capabilities.showsPictures = true
    let run = SessionRun(try view(), in: capabilities, columns: 20, rows: 10)
    func written() -> String {
      defer { run.written = [] }
      return String(decoding: run.written, as: UTF8.self)
    }
    let first = written()
    #expect(first.contains("\u{1B}_Ga=t,f=100,i=1,m=0,q=2;\(Self.four)\u{1B}\\"))
    #expect(first.contains("a=p,i=1,p=1,c=2,r=1,C=1,z=7265"))
    #expect(!first.contains("▀"), "what is transparent shows what is below")
    run.type("\r")
    let asking = written()
    #expect(asking.contains("Sure?") && asking.contains("a=d,d=i,i=1,p=1"))
    run.type("\r")
    let after = written()
    #expect(after.contains("a=p,i=1,p=2") && !after.contains("a=t"))
    run.session.redraw()
    let redrawn = written()
    #expect(redrawn.contains("a=d,d=Z,z=7265") && redrawn.contains("a=t") && redrawn.contains("a=p"))
  }

  private func inline(_ capabilities: TerminalCapabilities) throws -> (TerminalSession, written: () -> String) {
    let session = TerminalSession(
      host: ViewHost(try view().frame(maxWidth: .infinity, alignment: .leading)), capabilities: capabilities,
      placement: .inline(showsKeys: true), columns: 20, rows: 10)
    var bytes: [UInt8] = []
    session.output = { bytes += $0 }
    session.cellPixels = (4, 6)
    session.start()
    return (
      session,
      {
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
      }
    )
  }

  /// Where the form is in the window is not known: all places are relative to the cursor's, which is in the second row,
  /// at the button.
  @Test func `at the cursor a picture is placed from there, and removed at the end`() throws {
    var capabilities = TerminalCapabilities(colorDepth: .trueColor, isDark: true)
    capabilities.showsPictures = true
    let (session, written) = try inline(capabilities)
    let first = written()
    #expect(session.renderer.cursorRow == 1)
    #expect(first.contains(/\u{1B}7\r\u{1B}\[A\u{1B}_Ga=p,i=[0-9]+,p=1,c=2,r=1,C=1,z=7265,q=2\u{1B}\\\u{1B}8/))
    #expect(!first.contains("▀"))
    session.receive(Array("\t".utf8))
    #expect(!written().contains("\u{1B}_G"))
    session.restart()
    session.redraw()
    let again = written()
    #expect(again.contains("a=d,d=Z,z=7265") && again.contains("a=p"))
    for (placement, removes) in [(TerminalPlacement.inline(showsKeys: true), true), (.fullScreen, false)] {
      let leave = TerminalQueries.leave(
        placement, .visual, hasKittyKeyboard: false, cursorRow: 1, hasPictures: true)
      #expect(leave.contains("a=d,d=Z,z=7265") == removes)
    }
  }

  @Test func `at the cursor a picture in sixels is placed from there`() throws {
    let (session, written) = try inline(TerminalCapabilities(colorDepth: .trueColor, isDark: true))
    _ = written()
    session.receive(Array("\u{1B}[?62;4;22c".utf8))
    let first = written()
    #expect(first.contains("\u{1B}7\r\u{1B}[A\u{1B}P0;1;0q\"1;1;8;6"), "\(first)")
    session.receive(Array("\t".utf8))
    #expect(!written().contains("\u{1B}P"))
  }

  @Test func `a terminal with sixels gets a picture again when its cells were written`() throws {
    let run = SessionRun(try view(), columns: 20, rows: 10)
    run.session.cellPixels = (4, 6)
    func written() -> String {
      defer { run.written = [] }
      return String(decoding: run.written, as: UTF8.self)
    }
    #expect(!written().contains("\u{1B}P"))
    run.type("\u{1B}[?62;4;22c")
    let first = written()
    #expect(first.contains("\u{1B}P0;1;0q\"1;1;8;6"), "\(first)")
    // Four columns of which the upper three rows are red and the lower three blue, and others of green and white.
    #expect(first.contains("#180;2;100;0;0#180!4F$") && first.contains("#5;2;0;0;100#5!4w$"))
    #expect(first.contains("#30;2;0;100;0#30!4?!4F$") && first.contains("#215;2;100;100;100#215!4?!4w$"))
    run.type("\t")
    #expect(!written().contains("\u{1B}P"))
    run.type("\r")
    let asking = written()
    #expect(asking.contains("Sure?") && !asking.contains("\u{1B}P"))
    run.type("\r")
    #expect(written().contains("\u{1B}P"))
    run.session.redraw()
    #expect(written().contains("\u{1B}P"))
  }

  @Test func `terminals are known by their names`() {
    func shows(_ environment: [String: String]) -> Bool { TerminalCapabilities(environment: environment).showsPictures }
    #expect(shows(["TERM": "xterm-kitty"]) && shows(["TERM": "xterm-ghostty"]))
    #expect(!shows(["TERM": "xterm-256color"]) && !shows(["TERM": "xterm-kitty", "TMUX": "/tmp/x"]))
  }
}
