import SwiftUI

/// The service of accounts. An app calls its server here.
struct AccountService: Sendable {
  var signIn: @Sendable (_ email: String, _ password: String) async throws -> String
  var signUp: @Sendable (_ email: String, _ password: String) async throws -> String

  /// One account, after a short delay.
  static let example = AccountService { email, password in
    try await Task.sleep(nanoseconds: 600_000_000)
    guard email == "fern@example.org", password == "photosynthesis" else { throw LoginError.wrongPassword }
    return "Fern"
  } signUp: { email, _ in
    try await Task.sleep(nanoseconds: 600_000_000)
    guard email != "fern@example.org" else { throw LoginError.takenEmail }
    return email.prefix { $0 != "@" }.capitalized
  }
}

enum LoginError: LocalizedError {
  case wrongPassword, takenEmail

  var errorDescription: String? {
    switch self {
    case .wrongPassword: "The e-mail address and the password don’t belong together."
    case .takenEmail: "There is an account with this e-mail address already."
    }
  }
}

struct LoginView: View {
  enum Field: Hashable {
    case email, password, revealedPassword, confirmation
  }

  var service = AccountService.example

  @State private var isNewHere = false
  @State private var email = ""
  @State private var password = ""
  @State private var confirmation = ""
  @State private var attempt: Int?
  @State private var user: String?
  @State private var errorMessage = ""
  @State private var showingError = false
  @FocusState private var focusedField: Field?

  private var isLoading: Bool { attempt != nil }

  private var passwordsDiffer: Bool {
    isNewHere && !confirmation.isEmpty && confirmation != password
  }

  private var canSubmit: Bool {
    email.contains("@") && password.count >= 8 && (!isNewHere || confirmation == password) && !isLoading
  }

  var body: some View {
    if let user {
      welcome(user)
    } else {
      ScrollView {
        VStack(spacing: 16) {
          header
          Picker("Account", selection: $isNewHere) {
            Text("Log In").tag(false)
            Text("Sign Up").tag(true)
          }
          .pickerStyle(SegmentedPickerStyle())
          .labelsHidden()
          fields
          submitButton
        }
        .padding()
        .frame(maxWidth: 440)
        .frame(maxWidth: .infinity)
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
          if focusedField == nil { focusedField = .email }
        }
      }
      .task(id: attempt) { await run() }
      .alert(isPresented: $showingError) {
        Alert(
          title: Text("Couldn’t log in"), message: Text(errorMessage),
          dismissButton: .default(Text("Try Again")) { focusedField = .password })
      }
    }
  }

  private var header: some View {
    VStack(spacing: 8) {
      Image(systemName: "leaf.fill")
        .font(.system(size: 44))
        .foregroundColor(.green)
      Text("Plant Diary")
        .font(.largeTitle)
        .fontWeight(.bold)
      Text(isNewHere ? "Grow something with us." : "Your plants have missed you.")
        .font(.subheadline)
        .foregroundColor(.secondary)
    }
  }

  private var fields: some View {
    VStack(spacing: 12) {
      TextField("E-mail", text: $email)
        .keyboardType(.emailAddress)
        .textContentType(.username)
        .autocapitalization(.none)
        .disableAutocorrection(true)
        .focused($focusedField, equals: .email)
        .submitLabel(.next)
        .modifier(LoginFieldLook())
      PasswordInput(title: "Password", text: $password, focusedField: $focusedField)
        .submitLabel(isNewHere ? .next : .go)
        .modifier(LoginFieldLook())
      if isNewHere {
        SecureField("Confirm password", text: $confirmation)
          .textContentType(.newPassword)
          .focused($focusedField, equals: .confirmation)
          .submitLabel(.join)
          .modifier(LoginFieldLook())
        if passwordsDiffer {
          Label("The passwords differ.", systemImage: "exclamationmark.triangle")
            .font(.footnote)
            .foregroundColor(.red)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .disabled(isLoading)
    .onSubmit(advance)
  }

  private var submitButton: some View {
    Button(action: submit) {
      Group {
        if isLoading {
          ProgressView()
            .progressViewStyle(CircularProgressViewStyle(tint: .white))
        } else {
          Text(isNewHere ? "Create Account" : "Log In")
            .fontWeight(.semibold)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .tint(.green)
    .disabled(!canSubmit)
  }

  private func welcome(_ user: String) -> some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundStyle(.green)
      Text("Hello, \(user)!")
        .font(.title)
      Button("Log Out", role: .destructive, action: logOut)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func advance() {
    switch focusedField {
    case .email:
      focusedField = .password
    case .password, .revealedPassword:
      if isNewHere { focusedField = .confirmation } else { submit() }
    default:
      submit()
    }
  }

  private func submit() {
    guard canSubmit else { return }
    focusedField = nil
    attempt = (attempt ?? 0) + 1
  }

  private func run() async {
    guard attempt != nil else { return }
    defer { attempt = nil }
    do {
      user = try await isNewHere ? service.signUp(email, password) : service.signIn(email, password)
    } catch {
      errorMessage = error.localizedDescription
      showingError = true
    }
  }

  private func logOut() {
    user = nil
    password = ""
    confirmation = ""
  }
}

/// A password that can be shown: the plain field is over the secure one and takes its focus.
private struct PasswordInput: View {
  let title: String
  @Binding var text: String
  var focusedField: FocusState<LoginView.Field?>.Binding

  @State private var isRevealed = false

  var body: some View {
    HStack {
      ZStack {
        SecureField(title, text: $text)
          .textContentType(.password)
          .focused(focusedField, equals: .password)
          .opacity(isRevealed ? 0 : 1)
        TextField(title, text: $text)
          .textContentType(.password)
          .autocapitalization(.none)
          .disableAutocorrection(true)
          .focused(focusedField, equals: .revealedPassword)
          .opacity(isRevealed ? 1 : 0)
      }
      Button {
        let hadFocus = [.password, .revealedPassword].contains(focusedField.wrappedValue)
        isRevealed.toggle()
        if hadFocus { focusedField.wrappedValue = isRevealed ? .revealedPassword : .password }
      } label: {
        Image(systemName: isRevealed ? "eye.slash" : "eye")
          .foregroundColor(.gray)
      }
      .buttonStyle(.plain)
    }
  }
}

private struct LoginFieldLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .textFieldStyle(PlainTextFieldStyle())
      .padding(12)
      .background(Color(.systemGray6))
      .cornerRadius(10)
  }
}

#Preview("Login") {
  LoginView()
}
