import Combine
import SwiftUI

/// Six boxes over one field: the code of a message is typed or pasted, and checked when it is complete.
struct TwoFactorCodeView: View {
  /// Checks a code.
  private let verify: (String) async -> Bool
  /// The seconds until another message can be requested.
  private let resendDelay: Int

  @State private var code = ""
  @State private var isVerifying = false
  @State private var isVerified = false
  @State private var errorMessage: String?
  @State private var failedAttempts = 0
  @State private var secondsUntilResend: Int
  @FocusState private var isCodeFocused: Bool

  private static let length = 6
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(resendDelay: Int = 30, verify: @escaping (String) async -> Bool = TwoFactorService.verify) {
    self.verify = verify
    self.resendDelay = resendDelay
    _secondsUntilResend = State(initialValue: resendDelay)
  }

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: isVerified ? "checkmark.seal.fill" : "lock.fill")
        .font(.largeTitle)
        .foregroundColor(isVerified ? .green : .accentColor)
      Text(isVerified ? "You’re in" : "Enter the code")
        .font(.title2)
        .fontWeight(.semibold)
      if isVerified {
        Text("This device is now trusted.")
          .foregroundColor(.secondary)
        Button("Use another code", action: reset)
      } else {
        Text("We sent a message with six digits to ••• ••• 42.")
          .font(.subheadline)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        codeField
        status
        Button(secondsUntilResend > 0 ? "Resend code in \(secondsUntilResend) s" : "Resend code") {
          secondsUntilResend = resendDelay
          reset()
        }
        .font(.footnote)
        .disabled(secondsUntilResend > 0)
      }
    }
    .padding(24)
    .frame(maxWidth: 420)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isCodeFocused = true }
    }
    .onReceive(timer) { _ in
      if secondsUntilResend > 0 { secondsUntilResend -= 1 }
    }
  }

  private var codeField: some View {
    ZStack {
      HStack(spacing: 8) {
        ForEach(0..<Self.length, id: \.self) { index in
          CodeDigitBox(
            digit: digit(at: index), isCurrent: isCodeFocused && index == min(code.count, Self.length - 1),
            isWrong: errorMessage != nil)
        }
      }
      .accessibilityHidden(true)
      .phaseAnimator([0, -10, 10, -6, 6], trigger: failedAttempts) { boxes, offset in
        boxes.offset(x: offset)
      } animation: { _ in
        .easeInOut(duration: 0.07)
      }

      // This field receives the input; the boxes show it.
      TextField("", text: $code)
        .textFieldStyle(.plain)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .foregroundColor(.clear)
        .accentColor(.clear)
        .accessibilityLabel("Verification code")
        .focused($isCodeFocused)
        .disabled(isVerifying)
        .onChange(of: code) { _, newValue in codeChanged(newValue) }
    }
    .frame(height: 56)
    .contentShape(Rectangle())
    .onTapGesture { isCodeFocused = true }
  }

  @ViewBuilder private var status: some View {
    if isVerifying {
      ProgressView("Checking…")
    } else if let errorMessage {
      Label(errorMessage, systemImage: "exclamationmark.triangle.fill")
        .font(.footnote)
        .foregroundColor(.red)
    }
  }

  private func digit(at index: Int) -> String {
    guard index < code.count else { return "" }
    return String(code[code.index(code.startIndex, offsetBy: index)])
  }

  private func codeChanged(_ newValue: String) {
    let digits = String(newValue.filter(\.isNumber).prefix(Self.length))
    if digits != newValue { code = digits }
    if !digits.isEmpty { errorMessage = nil }
    if digits.count == Self.length { Task { await check(digits) } }
  }

  @MainActor private func check(_ digits: String) async {
    guard !isVerifying else { return }
    isVerifying = true
    let isRight = await verify(digits)
    isVerifying = false
    if isRight {
      withAnimation { isVerified = true }
    } else {
      failedAttempts += 1
      code = ""
      errorMessage = "That code isn’t right. Please try again."
      isCodeFocused = true
    }
  }

  private func reset() {
    code = ""
    errorMessage = nil
    isVerified = false
    isCodeFocused = true
  }
}

/// One digit of the code.
private struct CodeDigitBox: View {
  let digit: String
  let isCurrent: Bool
  let isWrong: Bool

  var body: some View {
    Text(digit.isEmpty ? " " : digit)
      .font(.system(.title, design: .monospaced))
      .frame(width: 44, height: 56)
      .background(Color(.secondarySystemBackground))
      .cornerRadius(8)
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .stroke(isWrong ? Color.red : isCurrent ? Color.accentColor : Color(.separator), lineWidth: isCurrent ? 2 : 1)
      )
  }
}

/// Simulates the server that sent the code.
private enum TwoFactorService {
  static func verify(_ code: String) async -> Bool {
    try? await Task.sleep(nanoseconds: 400_000_000)
    return code == "482915"
  }
}

#Preview("Two-factor code") {
  TwoFactorCodeView()
}
