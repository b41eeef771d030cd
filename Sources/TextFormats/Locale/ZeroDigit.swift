import Foundation

extension Locale {
  /// The digit zero in which numbers are written: the Arabic one in Egypt.
  package var zeroDigit: Unicode.Scalar {
    0.formatted(.number.locale(self)).unicodeScalars.first { $0.properties.numericType == .decimal } ?? "0"
  }
}
