import Foundation
import UniformTypeIdentifiers

/// A picture in the format of its file. A symbol, and an image that there is not, has no form.
extension Image: Transferable {
  /// The bytes of the picture as PNG, JPEG, GIF or SVG, whichever they are: nothing is converted.
  public static var transferRepresentation: _PictureTransferRepresentation { _PictureTransferRepresentation() }
}

/// The forms of a picture.
public struct _PictureTransferRepresentation: TransferRepresentation {
  private static let types: [(UTType, String)] = [
    (.png, "image/png"), (.jpeg, "image/jpeg"), (.gif, "image/gif"), (.svg, "image/svg+xml"),
  ]

  /// The forms. For the framework.
  public var _forms: [_TransferForm<Image>] {
    Self.types.map { type, name in
      var form = _TransferForm<Image>(
        type,
        export: .now { image in
          guard let data = image.fileData, data.type == name else { throw TransferError.hasNoForm }
          return data.bytes
        },
        read: .now { bytes in Image(data: bytes).map { [$0] } ?? [] })
      form.condition = { $0.fileData?.type == name }
      return form
    }
  }
}

/// A colour as text: `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
extension Color: Transferable {
  /// The components in sRGB; of a colour of the platform those for a light interface. A text of any other form is no
  /// colour.
  public static var transferRepresentation: _TextTransferRepresentation<Color> {
    _TextTransferRepresentation([.utf8PlainText, .plainText, .text]) {
      ColorShade($0.paint).hexadecimal
    } values: { text in
      guard let shade = ColorShade(hexadecimal: text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return [] }
      return [Color(red: shade.red, green: shade.green, blue: shade.blue, opacity: shade.opacity)]
    }
  }
}
