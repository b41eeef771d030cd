#if Web
import CWebClient

/// What a browser loads beside the page: over a slow link, requests cost most, so that the script and the style sheet
/// are one file each.
enum ClientFile {
  static func bytes(_ name: web_client_name) -> [UInt8] {
    let file = web_client_file(name)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
#endif
