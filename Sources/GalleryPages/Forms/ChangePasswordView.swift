import SwiftUI

/// A form for a new password: its strength, missing requirements, and whether it was typed twice alike.
struct ChangePasswordView: View {
  enum Field: Hashable { case current, new, confirmation }

  @StateObject private var model = PasswordModel()
  @FocusState private var focusedField: Field?
  @State private var isShowingConfirmation = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          RevealableSecureField(
            "Current password", text: $model.current, focusedField: $focusedField, field: .current
          )
          .textContentType(.password)
        }

        Section {
          RevealableSecureField("New password", text: $model.new, focusedField: $focusedField, field: .new)
            .textContentType(.newPassword)
          if !model.new.isEmpty {
            Gauge(value: model.strength.fraction) {
              Text("Strength")
            } currentValueLabel: {
              Text(model.strength.rawValue)
                .foregroundColor(model.strength.color)
            }
            .gaugeStyle(.linearCapacity)
            .tint(model.strength.color)
          }
          RevealableSecureField(
            "Repeat it", text: $model.confirmation, focusedField: $focusedField, field: .confirmation
          )
          .textContentType(.newPassword)
        } footer: {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(PasswordRule.allCases) { rule in
              RequirementLabel(rule.title, isMet: rule.isMet(by: model.new))
            }
            RequirementLabel("Typed the same way twice", isMet: model.isConfirmed)
          }
        }

        Section {
          Button("Change password", action: change)
            .frame(maxWidth: .infinity)
            .disabled(!model.canChange)
          if let message = model.message {
            Text(message)
              .font(.footnote)
              .foregroundColor(.red)
          }
        }
      }
      .navigationBarTitle("Password", displayMode: .inline)
      .onSubmit(nextField)
      .onAppear { focusedField = .current }
      .alert("Password changed", isPresented: $isShowingConfirmation) {
        Button("OK") { focusedField = .current }
      } message: {
        Text("Use the new one from now on, on all of your devices.")
      }
    }
  }

  private func nextField() {
    switch focusedField {
    case .current: focusedField = .new
    case .new: focusedField = .confirmation
    default: if model.canChange { change() }
    }
  }

  private func change() {
    if model.change() {
      isShowingConfirmation = true
    } else {
      focusedField = .current
    }
  }
}

final class PasswordModel: ObservableObject {
  @Published var current = "" {
    didSet { message = nil }
  }
  @Published var new = ""
  @Published var confirmation = ""
  @Published private(set) var message: String?

  private var savedPassword = "correct horse"

  var strength: PasswordStrength { PasswordStrength(of: new) }

  var isConfirmed: Bool { !new.isEmpty && new == confirmation }

  var canChange: Bool {
    !current.isEmpty && isConfirmed && PasswordRule.allCases.allSatisfy { $0.isMet(by: new) }
  }

  /// False when the current password is not the right one.
  func change() -> Bool {
    guard current == savedPassword else {
      message = "The current password is not right."
      return false
    }
    savedPassword = new
    (current, new, confirmation) = ("", "", "")
    return true
  }
}

enum PasswordRule: String, CaseIterable, Identifiable {
  case length, mixedCase, digit

  var id: String { rawValue }

  var title: String {
    switch self {
    case .length: "At least ten characters"
    case .mixedCase: "Small and capital letters"
    case .digit: "A digit or a symbol"
    }
  }

  func isMet(by password: String) -> Bool {
    switch self {
    case .length: password.count >= 10
    case .mixedCase: password.contains(where: \.isLowercase) && password.contains(where: \.isUppercase)
    case .digit: password.contains { $0.isNumber || $0.isSymbol || $0.isPunctuation }
    }
  }
}

enum PasswordStrength: String {
  case weak = "Weak"
  case fair = "Fair"
  case good = "Good"
  case strong = "Strong"

  init(of password: String) {
    let kinds: [(Character) -> Bool] = [\.isLowercase, \.isUppercase, \.isNumber, { $0.isSymbol || $0.isPunctuation }]
    let score = password.count / 4 + kinds.filter { password.contains(where: $0) }.count
    switch score {
    case ..<3: self = .weak
    case 3..<5: self = .fair
    case 5..<7: self = .good
    default: self = .strong
    }
  }

  var fraction: Double {
    switch self {
    case .weak: 0.25
    case .fair: 0.5
    case .good: 0.75
    case .strong: 1
    }
  }

  var color: Color {
    switch self {
    case .weak: .red
    case .fair: .orange
    case .good: .yellow
    case .strong: .green
    }
  }
}

/// A secure field whose text can be shown. Two fields overlap, and the focus moves between them.
private struct RevealableSecureField: View {
  let title: String
  @Binding var text: String
  let focusedField: FocusState<ChangePasswordView.Field?>.Binding
  let field: ChangePasswordView.Field
  @State private var isRevealed = false

  init(
    _ title: String, text: Binding<String>, focusedField: FocusState<ChangePasswordView.Field?>.Binding,
    field: ChangePasswordView.Field
  ) {
    self.title = title
    _text = text
    self.focusedField = focusedField
    self.field = field
  }

  var body: some View {
    LabeledContent(title) {
      HStack {
        Group {
          if isRevealed {
            TextField(title, text: $text)
              .autocapitalization(.none)
              .disableAutocorrection(true)
          } else {
            SecureField(title, text: $text)
          }
        }
        .labelsHidden()
        .focused(focusedField, equals: field)
        .submitLabel(field == .confirmation ? .done : .next)

        Button {
          isRevealed.toggle()
          focusedField.wrappedValue = field
        } label: {
          Image(systemName: isRevealed ? "eye.slash" : "eye")
            .foregroundColor(.secondary)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("\(isRevealed ? "Hide" : "Show"): \(title)")
      }
    }
  }
}

private struct RequirementLabel: View {
  let title: String
  let isMet: Bool

  init(_ title: String, isMet: Bool) {
    self.title = title
    self.isMet = isMet
  }

  var body: some View {
    Label(title, systemImage: isMet ? "checkmark.circle.fill" : "circle")
      .font(.footnote)
      .foregroundColor(isMet ? .green : .secondary)
  }
}

struct ChangePasswordView_Previews: PreviewProvider {
  static var previews: some View {
    ChangePasswordView()
  }
}
