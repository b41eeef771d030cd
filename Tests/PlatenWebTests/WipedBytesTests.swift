#if Web
import NIOCore
import PlatenGraph
import Testing

@testable import PlatenWeb

/// What came over the network is overwritten where it was received.
@Suite struct WipedBytesTests {
  private func text(_ bytes: WipedBytes) -> String { bytes.withBytes { String(decoding: $0, as: UTF8.self) } }

  @Test func whatIsTakenIsOverwrittenInTheMemoryOfTheDecoder() throws {
    // A decoder hands out parts of its own buffer.
    let received = ByteBuffer(string: "head name=secret tail")
    var part = try #require(received.getSlice(at: 5, length: 11))
    let bytes = WipedBytes()
    bytes.take(&part)
    #expect(text(bytes) == "name=secret")
    #expect(part.readableBytes == 0)
    #expect(String(buffer: received) == "head " + String(repeating: "\0", count: 11) + " tail")
  }

  @Test func partsAreCollectedInTheirOrder() {
    let bytes = WipedBytes()
    #expect(text(bytes) == "")
    var wanted = ""
    for number in 0..<200 {
      var part = ByteBuffer(string: "\(number) ")
      bytes.take(&part)
      wanted += "\(number) "
    }
    #expect(bytes.count == wanted.utf8.count)
    #expect(text(bytes) == wanted)
  }

  @Test(
    arguments: [
      ([], true), (Array("aé日👍🏽".utf8), true), ([0xC3], false), ([0xED, 0xA0, 0x80], false), ([0x61, 0xFF], false),
    ] as [([UInt8], Bool)])
  func utf8IsRecognised(_ bytes: [UInt8], isText: Bool) {
    #expect(ByteBuffer(bytes: bytes).readableBytesView.isUTF8 == isText)
  }
}
#endif
