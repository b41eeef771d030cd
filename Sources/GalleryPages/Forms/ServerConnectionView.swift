import SwiftUI

/// The settings of a client for a database or a mail server before it connects, as on a desktop.
struct ServerConnectionView: View {
  enum Security: String, CaseIterable, Identifiable {
    case none = "None"
    case startTLS = "STARTTLS"
    case tls = "TLS"

    var id: Self { self }

    var defaultPort: Int {
      switch self {
      case .none: 143
      case .startTLS: 143
      case .tls: 993
      }
    }
  }

  enum ConnectionError: LocalizedError {
    case noAnswer(host: String, port: Int)
    case wrongPassword(user: String)

    var errorDescription: String? {
      switch self {
      case .noAnswer(let host, _): "The server “\(host)” doesn’t answer."
      case .wrongPassword: "The server refused the password."
      }
    }

    var recoverySuggestion: String? {
      switch self {
      case .noAnswer(_, let port): "Check the name of the server, and that port \(port) is open."
      case .wrongPassword(let user): "Check the password of “\(user)”."
      }
    }
  }

  private enum Field { case host, port, user, password }

  /// Connects, or throws what is wrong.
  var connect: (_ host: String, _ port: Int, _ user: String, _ password: String) async throws -> Void = FakeServer
    .connect

  @State private var host = ""
  @State private var port = 993
  @State private var security = Security.tls
  @State private var user = ""
  @State private var password = ""
  @State private var keepsPassword = true
  @State private var timeout = 30.0
  @State private var isConnecting = false
  @State private var connectedTo: String?
  @State private var error: ConnectionError?
  @State private var isShowingError = false
  @FocusState private var focusedField: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      Form {
        Section("Server") {
          TextField("Host:", text: $host, prompt: Text("mail.example.com"))
            .autocorrectionDisabled()
            .textInputAutocapitalization(.never)
            .focused($focusedField, equals: .host)
            .help("The name of the server or its address")
          TextField("Port:", value: $port, format: .number.grouping(.never))
            .focused($focusedField, equals: .port)
            .help("From 1 to 65535")
          Picker("Security:", selection: $security) {
            ForEach(Security.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          LabeledContent("Address", value: address)
        }

        Section("Account") {
          TextField("User:", text: $user)
            .textContentType(.username)
            .focused($focusedField, equals: .user)
          SecureField("Password:", text: $password, prompt: Text("Required"))
            .textContentType(.password)
            .focused($focusedField, equals: .password)
          Toggle("Remember the password", isOn: $keepsPassword)
        }

        Section {
          LabeledContent("Timeout") {
            HStack {
              Slider(value: $timeout, in: 5...120, step: 5)
                .accessibilityLabel("Timeout")
              Text("\(Int(timeout)) s")
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      .formStyle(.grouped)
      .disabled(isConnecting)

      Divider()

      HStack {
        if isConnecting {
          ProgressView()
            .controlSize(.small)
          Text("Connecting…")
            .foregroundStyle(.secondary)
        } else if let connectedTo {
          Label("Connected to \(connectedTo)", systemImage: "checkmark.circle.fill")
            .foregroundStyle(.green)
            .lineLimit(1)
        } else if !problems.isEmpty {
          Text(problems[0])
            .font(.callout)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button("Cancel", role: .cancel) { cancel() }
          .keyboardShortcut(.cancelAction)
        Button("Connect") { Task { await start() } }
          .keyboardShortcut(.defaultAction)
          .buttonStyle(.borderedProminent)
          .disabled(!problems.isEmpty || isConnecting)
          .help("Connect to \(address)")
      }
      .padding()
    }
    .frame(maxWidth: 560)
    .defaultFocus($focusedField, .host)
    .onChange(of: security) { oldValue, newValue in
      if port == oldValue.defaultPort { port = newValue.defaultPort }
    }
    .alert(isPresented: $isShowingError, error: error) { _ in
      Button("Try Again") { Task { await start() } }
      Button("Cancel", role: .cancel) { focusedField = .host }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  private var address: String {
    let scheme = security == .tls ? "imaps" : "imap"
    return "\(scheme)://\(user.isEmpty ? "" : user + "@")\(host.isEmpty ? "…" : host):\(port)"
  }

  private var problems: [String] {
    var problems: [String] = []
    if host.trimmingCharacters(in: .whitespaces).isEmpty { problems.append("Enter the name of the server.") }
    if !(1...65535).contains(port) { problems.append("The port is a number from 1 to 65535.") }
    if user.isEmpty { problems.append("Enter a user name.") }
    if password.isEmpty { problems.append("Enter the password.") }
    return problems
  }

  @MainActor private func start() async {
    connectedTo = nil
    isConnecting = true
    defer { isConnecting = false }
    do {
      try await connect(host, port, user, password)
      connectedTo = host
    } catch let error as ConnectionError {
      self.error = error
      isShowingError = true
    } catch {
      self.error = .noAnswer(host: host, port: port)
      isShowingError = true
    }
  }

  private func cancel() {
    connectedTo = nil
    password = ""
    focusedField = .host
    dismiss()
  }
}

/// Simulates a server: only names below example.com answer.
private enum FakeServer {
  static func connect(host: String, port: Int, user: String, password: String) async throws {
    try await Task.sleep(for: .milliseconds(300))
    guard host.hasSuffix("example.com") else {
      throw ServerConnectionView.ConnectionError.noAnswer(host: host, port: port)
    }
    guard password != "wrong" else { throw ServerConnectionView.ConnectionError.wrongPassword(user: user) }
  }
}

#Preview("Server connection") {
  ServerConnectionView()
}
