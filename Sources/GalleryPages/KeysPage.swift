import SwiftUI

/// Focusable views that are no controls: keys move one of them, and the other shows the keys that it receives.
struct KeysPage: View {
  private enum Place { case board, log }

  private static let start = (column: 2, row: 1)
  @State private var square = start
  @State private var lines: [String] = []
  @State private var held = EventModifiers()
  @FocusState private var place: Place?

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("The arrow keys move the square while the board has the focus.")
      Board(square: square)
        .focusable()
        .focusEffectDisabled()
        .focused($place, equals: .board)
        .accessibilityLabel("Board")
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
          move(press.key)
          return .handled
        }
      Text("Keys as they go down and up:")
      KeyLog(lines: lines)
        .focusable()
        .focused($place, equals: .log)
        .accessibilityLabel("Keys")
        .onKeyPress(characters: .letters, phases: .all) { press in
          let phase = press.phase == .up ? "up" : press.phase == .repeat ? "again" : "down"
          lines = lines.suffix(3) + ["\(press.characters) \(phase)"]
          return .handled
        }
      Text(held.isEmpty ? "No modifier key is held" : "Held: \(names(of: held))")
        .foregroundStyle(.secondary)
        .onModifierKeysChanged { _, keys in held = keys }
      HStack {
        Button("Board") { place = .board }
        Button("Back (Z)") { square = Self.start }.keyboardShortcut("z", modifiers: [])
      }
    }
    .defaultFocus($place, .board)
  }

  private func names(of keys: EventModifiers) -> String {
    let names: [(EventModifiers, String)] = [
      (.shift, "Shift"), (.control, "Control"), (.option, "Option"), (.command, "Command"), (.capsLock, "Caps Lock"),
    ]
    return names.filter { keys.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private func move(_ key: KeyEquivalent) {
    switch key {
    case .leftArrow: square.column = max(square.column - 1, 0)
    case .rightArrow: square.column = min(square.column + 1, 7)
    case .upArrow: square.row = max(square.row - 1, 0)
    default: square.row = min(square.row + 1, 3)
    }
  }
}

private struct Board: View {
  let square: (column: Int, row: Int)

  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4, id: \.self) { row in
        Text((0..<8).map { $0 == square.column && row == square.row ? "■ " : "· " }.joined())
          .monospaced()
      }
    }
    .foregroundStyle(isFocused ? .primary : .secondary)
  }
}

private struct KeyLog: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      if lines.isEmpty { Text("No key yet").foregroundStyle(.secondary) }
      ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
    }
    .frame(minWidth: 160, alignment: .leading)
  }
}

#Preview("Keys") {
  KeysPage()
}
