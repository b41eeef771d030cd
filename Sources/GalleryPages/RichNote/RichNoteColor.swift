import UIKit

/// The colours of a note's text.
enum RichNoteColor: String, CaseIterable, Identifiable {
  case automatic = "Automatic"
  case red = "Red"
  case green = "Green"
  case blue = "Blue"

  var id: Self { self }

  var color: UIColor {
    switch self {
    case .automatic: .label
    case .red: .systemRed
    case .green: .systemGreen
    case .blue: .systemBlue
    }
  }
}
