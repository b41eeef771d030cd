#if !hasFeature(Embedded)
/// Whether a text in UTF-8 has characters that embed, override or isolate a direction: U+202A to U+202E and U+2066 to
/// U+2069.
func hasDirectionalFormatting(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = 0
  while index + 2 < bytes.count {
    if bytes[index] == 0xE2 {
      let last = bytes[index + 2]
      switch bytes[index + 1] {
      case 0x80 where (0xAA...0xAE).contains(last), 0x81 where (0xA6...0xA9).contains(last): return true
      default: break
      }
    }
    index += 1
  }
  return false
}
#endif
