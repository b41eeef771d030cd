import SwiftUI

/// A code in squares: the field is behind them and invisible, and what is in front of both is empty most of the time.
struct CodeSquaresPage: View {
  @State private var code = ""
  @State private var problem: String?
  @State private var checks = 0
  @FocusState private var isEditing: Bool

  private static let length = 4

  var body: some View {
    VStack(spacing: 24) {
      squares
        .background(
          TextField("", text: $code)
            .keyboardType(.numberPad)
            .accessibilityLabel("Code")
            .opacity(0)
            .focused($isEditing)
        )
        .contentShape(Rectangle())
        .onTapGesture { isEditing = true }
        .overlay {
          if let problem { Text(problem).foregroundStyle(.red).padding(.top, 90) }
        }
      Button("Check") { check() }
        .overlay(alignment: .topTrailing) {
          HStack { if checks > 0 { Text("\(checks)").font(.caption2).allowsHitTesting(false) } }
        }
      Text(isEditing ? "Editing \(code)" : "Code \(code)")
    }
    .padding()
    .onChange(of: code) { _, new in
      problem = nil
      code = String(new.filter(\.isNumber).prefix(Self.length))
      if code.count == Self.length { isEditing = false }
    }
  }

  private var squares: some View {
    HStack(spacing: 16) {
      ForEach(0..<Self.length, id: \.self) { index in
        ZStack {
          RoundedRectangle(cornerRadius: 13).stroke(.gray.opacity(0.8), lineWidth: 2)
          Text(digit(at: index)).font(.title2)
        }
        .frame(width: 48, height: 48)
      }
    }
  }

  private func digit(at index: Int) -> String {
    index < code.count ? String(code[code.index(code.startIndex, offsetBy: index)]) : "–"
  }

  private func check() {
    checks += 1
    problem = code.count == Self.length ? nil : "The code has \(Self.length) digits."
  }
}

#Preview("Code in squares") {
  CodeSquaresPage()
}
