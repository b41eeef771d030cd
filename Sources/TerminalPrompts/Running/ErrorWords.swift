import Foundation

/// What a user is told of an error.
package enum ErrorWords {
  /// One line about an error.
  package static func message(of error: any Error) -> String {
    guard isOfFoundation(error) else { return (error as? any LocalizedError)?.errorDescription ?? "\(error)" }
    let userInfo = (error as NSError).userInfo
    let path = userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
    return (path.map { "\($0): " } ?? "") + reason(of: error)
  }

  /// The system's words for an error of a file, without the file.
  package static func reason(of error: any Error) -> String {
    var error = error as NSError
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { error = cause as NSError }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }

  /// Whether the description of an error lists what it is made of.
  private static func isOfFoundation(_ error: any Error) -> Bool {
    error is CocoaError || error is POSIXError || type(of: error) is NSError.Type
  }
}
