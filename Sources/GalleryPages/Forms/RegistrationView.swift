import Combine
import SwiftUI

/// The data of a new member, and its errors.
final class RegistrationModel: ObservableObject {
  @Published var username = ""
  @Published var email = ""
  @Published var password = ""
  @Published var repeatedPassword = ""
  @Published var acceptsTerms = false

  @Published private(set) var usernameMessage = ""
  @Published private(set) var passwordMessage = ""
  @Published private(set) var isValid = false

  private var cancellables = Set<AnyCancellable>()
  private static let takenNames: Set = ["admin", "ada", "grace"]

  init() {
    $username
      .dropFirst()
      .map { name in
        switch true {
        case name.count < 3: "At least three characters."
        case Self.takenNames.contains(name.lowercased()): "“\(name)” is taken."
        default: ""
        }
      }
      .assign(to: &$usernameMessage)

    Publishers.CombineLatest($password, $repeatedPassword)
      .dropFirst()
      .map { password, repeated in
        if password.count < 8 { return "At least eight characters." }
        if !password.contains(where: \.isNumber) { return "At least one digit." }
        return repeated.isEmpty || repeated == password ? "" : "The passwords don’t match."
      }
      .assign(to: &$passwordMessage)

    Publishers.CombineLatest3(isUsernameValid, isEmailValid, isPasswordValid)
      .combineLatest($acceptsTerms)
      .map { $0.0 && $0.1 && $0.2 && $1 }
      .removeDuplicates()
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
  }

  private var isUsernameValid: AnyPublisher<Bool, Never> {
    $username
      .map { $0.count >= 3 && !Self.takenNames.contains($0.lowercased()) }
      .eraseToAnyPublisher()
  }

  private var isEmailValid: AnyPublisher<Bool, Never> {
    $email
      .map { $0.range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) != nil }
      .eraseToAnyPublisher()
  }

  private var isPasswordValid: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $repeatedPassword)
      .map { $0.count >= 8 && $0.contains(where: \.isNumber) && $0 == $1 }
      .eraseToAnyPublisher()
  }
}

struct RegistrationView: View {
  @StateObject private var viewModel = RegistrationModel()
  @State private var showingWelcome = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Who you are"), footer: errorText(viewModel.usernameMessage)) {
          TextField("User name", text: $viewModel.username)
            .autocapitalization(.none)
            .disableAutocorrection(true)
            .onReceive(Just(viewModel.username)) { name in
              let filtered = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
              if filtered != name { viewModel.username = filtered }
            }
        }
        Section(header: Text("How to reach you")) {
          TextField("E-mail", text: $viewModel.email, prompt: Text(verbatim: "name@example.org"))
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .autocapitalization(.none)
            .validation(.email(.literal, "This is no e-mail address."))
        }
        Section(header: Text("Your account"), footer: errorText(viewModel.passwordMessage)) {
          SecureField("Password", text: $viewModel.password)
            .textContentType(.newPassword)
          SecureField("Repeat password", text: $viewModel.repeatedPassword)
            .textContentType(.newPassword)
        }
        Section {
          Toggle(isOn: $viewModel.acceptsTerms) {
            Text("I accept the [terms](https://example.org/terms).")
          }
        }
        Section {
          Button(action: register) {
            Text("Register")
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .disabled(!viewModel.isValid)
        }
      }
      .navigationBarTitle("Join")
      .alert("Welcome, \(viewModel.username)!", isPresented: $showingWelcome) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("We have sent a message to \(viewModel.email).")
      }
    }
    .navigationViewStyle(.stack)
  }

  @ViewBuilder private func errorText(_ message: String) -> some View {
    if !message.isEmpty {
      Text(message)
        .foregroundColor(.red)
    }
  }

  private func register() {
    showingWelcome = true
  }
}

struct RegistrationView_Previews: PreviewProvider {
  static var previews: some View {
    RegistrationView()
      .previewDisplayName("Registration")
  }
}
