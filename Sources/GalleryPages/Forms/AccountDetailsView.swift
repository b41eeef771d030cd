import SwiftUI
import UIKit

/// The details of an account, in the style of a program for iOS 14: predicates validate them, a custom shape rounds
/// corners, UIKit's clipboard and haptics are used, an asset catalogue contains the emblem and a colour, and leaving
/// requires typing a word.
struct AccountDetailsView: View {
  @AppStorage("accountMail") private var storedMail = ""
  @State private var mail = ""
  @State private var nickname = ""
  @State private var message: String?
  @State private var messageTimer: Timer?
  @State private var isLeaving = false
  @State private var hasLeft = false
  @FocusState private var isMailFocused: Bool

  private let token = "plt-4711-0815"

  private var isMailValid: Bool {
    NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}").evaluate(with: mail)
  }

  private var isNicknameValid: Bool {
    NSPredicate(format: "SELF.length >= 3 AND NOT SELF CONTAINS[c] %@", "admin").evaluate(with: nickname)
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Image("Emblem")
          .resizable()
          .scaledToFit()
          .frame(width: 40, height: 40)
          .accessibilityHidden(true)
        Text(hasLeft ? "Your account is gone" : "Your account")
          .font(.title2.bold())
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(Color("Header"))
      .clipShape(RoundedCorners(radius: 18, corners: [.bottomLeft, .bottomRight]))
      if !hasLeft { details }
      if let message {
        Text(message)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .onAppear { mail = storedMail }
    .sheet(isPresented: $isLeaving) {
      LeavingSheet {
        UserDefaults.standard.removeObject(forKey: "accountMail")
        hasLeft = true
        message = nil
      }
    }
  }

  @ViewBuilder private var details: some View {
    field(
      "Mail address", text: $mail, prompt: "ada@example.org", isWrong: !mail.isEmpty && !isMailValid,
      hint: "That is no mail address."
    )
    .keyboardType(.emailAddress)
    .autocapitalization(.none)
    .disableAutocorrection(true)
    .focused($isMailFocused)
    field(
      "Nickname", text: $nickname, prompt: "Ada", isWrong: !nickname.isEmpty && !isNicknameValid,
      hint: "Three letters at least, and nothing with admin in it.")
    Button(action: save) {
      Text("Save")
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isMailValid || !isNicknameValid)
    HStack {
      Text("Access token")
      Spacer()
      Button("Copy") {
        UIPasteboard.general.string = token
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        show("The token is on the clipboard.")
      }
    }
    Button("Delete account…") { isLeaving = true }
      .foregroundColor(.red)
  }

  private func field(
    _ title: String, text: Binding<String>, prompt: String, isWrong: Bool, hint: String
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      // The field has the same name for assistive technologies.
      Text(title)
        .font(.subheadline)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      TextField(title, text: text, prompt: Text(prompt))
        .textFieldStyle(.plain)
        .padding(10)
        .overlay(
          RoundedRectangle(cornerRadius: 8)
            .stroke(isWrong ? Color.red : Color(.separator), lineWidth: 1))
      if isWrong {
        Text(hint)
          .font(.caption)
          .foregroundColor(.red)
      }
    }
  }

  /// Shows a message for a while.
  private func show(_ text: String) {
    message = text
    messageTimer?.invalidate()
    messageTimer = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in
      Task { @MainActor in message = nil }
    }
  }

  private func save() {
    storedMail = mail
    show("Saved for \(mail).")
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    // The keyboard is dismissed, whichever way the focus was set.
    UIApplication.shared.windows.first { $0.isKeyWindow }?.endEditing(true)
  }
}

/// The last confirmation: the word has to be typed with its capitals.
private struct LeavingSheet: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var word = ""
  @State private var height = PresentationDetent.medium
  let leave: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Last chance")
        .font(.title3.bold())
      Text("Everything you have written here goes **for good**.")
      Text("Type DELETE to confirm")
        .font(.subheadline)
        .accessibilityHidden(true)
      TextField("Type DELETE to confirm", text: $word, prompt: Text("DELETE"))
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .font(.system(size: 17, weight: .semibold, design: .monospaced))
        .disableAutocorrection(true)
        .textInputAutocapitalization(.characters)
      Button("Delete everything", role: .destructive) {
        leave()
        presentationMode.wrappedValue.dismiss()
      }
      .disabled(word != "DELETE")
      Button("Keep my account") { presentationMode.wrappedValue.dismiss() }
      if height == .large {
        Text("Your mail address, your nickname and your token are deleted.")
          .font(.footnote)
      } else {
        Button("What is deleted?") { height = .large }
      }
    }
    .padding(24)
    .presentationDetents([.medium, .large], selection: $height)
  }
}

/// A rectangle of which some corners are round.
private struct RoundedCorners: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct AccountDetailsView_Previews: PreviewProvider {
  static var previews: some View {
    AccountDetailsView()
      .previewDisplayName("Account")
  }
}
