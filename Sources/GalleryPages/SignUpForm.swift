import SwiftUI

/// A sign-up form: names, numbers, phone numbers, a password and notes; Return moves through it.
public struct SignUpForm: View {
  enum Field: Hashable, CaseIterable {
    case name, email, age, amount, phone, mobile, password, notes
  }

  @State private var account = Account()
  @State private var password = ""
  @State private var showsPassword = false
  @State private var submitted: Account?
  @FocusState private var focus: Field?

  /// Creates an empty form with the focus in the first field.
  public init() {}

  /// The sections of the form.
  public var body: some View {
    Form {
      Section("Who you are") {
        TextField("Full name", text: $account.name, prompt: Text("Required"))
          .textContentType(.name)
          .textInputAutocapitalization(.words)
          .submitLabel(.next)
          .validation(.required())
          .focused($focus, equals: .name)
        TextField("E-mail", text: $account.email, prompt: Text("name@example.com"))
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .validation(.required(), .email(.literal, "This is no e-mail address."))
          .focused($focus, equals: .email)
        TextField("Age", value: $account.age, format: .number)
          .keyboardType(.numberPad)
          .focused($focus, equals: .age)
        TextField("Amount", value: $account.amount, format: .currency(code: "USD"), prompt: Text("Optional"))
          .keyboardType(.decimalPad)
          .focused($focus, equals: .amount)
      }
      Section("How to reach you") {
        TextField("Phone", value: $account.phone, format: .phoneNumber)
          .textContentType(.telephoneNumber)
          .keyboardType(.phonePad)
          .focused($focus, equals: .phone)
        TextField(
          "Mobile", value: $account.mobile, format: .mask("(###) ### - ####"), prompt: Text("(###) ### - ####")
        )
        .textContentType(.telephoneNumber)
        .keyboardType(.phonePad)
        .focused($focus, equals: .mobile)
      }
      Section("Your account") {
        LabeledContent("Password") {
          HStack {
            if showsPassword {
              TextField("Password", text: $password)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .focused($focus, equals: .password)
            } else {
              SecureField("Password", text: $password)
                .textContentType(.newPassword)
                .focused($focus, equals: .password)
            }
            Button {
              showsPassword.toggle()
            } label: {
              Image(systemName: showsPassword ? "eye.slash" : "eye")
                .foregroundStyle(showsPassword ? .gray : .accentColor)
            }
            .buttonStyle(.plain)
          }
        }
        .validation(.required())
        LabeledContent("Notes") {
          TextEditor(text: $account.notes)
            .frame(minHeight: 60)
            .focused($focus, equals: .notes)
        }
      }
      Section {
        Text("The **raw** mobile number is: \(account.mobile)")
        Button("Sign up", action: submit)
          .buttonStyle(.borderedProminent)
          .disabled(!isComplete)
      } footer: {
        if let submitted {
          Text(submitted.json)
            .monospaced()
            .accessibilityIdentifier("result")
        }
      }
    }
    .onSubmit(advance)
    .onAppear { focus = .name }
    .onChange(of: account) { submitted = nil }
  }

  private var isComplete: Bool {
    !account.name.isEmpty && !password.isEmpty && account.hasValidEmail
  }

  /// Return moves to the next field, and from the password submits the form.
  private func advance() {
    guard let focus, focus != .password, let index = Field.allCases.firstIndex(of: focus) else {
      return submit()
    }
    self.focus = Field.allCases[index + 1]
  }

  private func submit() {
    guard isComplete else { return }
    submitted = account
    print(account.json)
  }
}

#Preview("Sign-up form") {
  SignUpForm()
}
