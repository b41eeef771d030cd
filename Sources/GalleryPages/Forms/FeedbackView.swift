import SwiftUI

/// A form for feedback to the makers of an app.
struct FeedbackView: View {
  enum Topic: String, CaseIterable, Identifiable {
    case idea = "An idea"
    case problem = "A problem"
    case praise = "Praise"

    var id: String { rawValue }

    var prompt: String {
      switch self {
      case .idea: "What would make the app better for you?"
      case .problem: "What happened, and what did you expect?"
      case .praise: "What do you like best?"
      }
    }
  }

  struct Report: Identifiable {
    let id = UUID()
    var topic: Topic
    var message: String
    var replyTo: String?
    var includesDiagnostics: Bool
  }

  private let limit = 280

  @State private var topic = Topic.idea
  @State private var message = ""
  @State private var wantsReply = false
  @State private var email = ""
  @State private var includesDiagnostics = true
  @State private var isShowingAlert = false
  @State private var sentReport: Report?
  @FocusState private var isMessageFocused: Bool

  var body: some View {
    NavigationView {
      Form {
        Section {
          Picker("Topic", selection: $topic) {
            ForEach(Topic.allCases) { topic in
              Text(topic.rawValue).tag(topic)
            }
          }
        }

        Section {
          ZStack(alignment: .topLeading) {
            TextEditor(text: $message)
              .frame(minHeight: 120)
              .focused($isMessageFocused)
              .accessibilityLabel("Message")
            if message.isEmpty {
              Text(topic.prompt)
                .foregroundColor(Color(.placeholderText))
                .padding(.top, 8)
                .padding(.leading, 5)
                .allowsHitTesting(false)
            }
          }
        } header: {
          Text("Message")
        } footer: {
          HStack {
            if isTooShort { Text("A few more words, please.") }
            Spacer()
            Text("\(message.count)/\(limit)")
              .monospacedDigit()
              .foregroundColor(remaining < 20 ? .red : .secondary)
          }
        }

        Section(header: Text("Reply"), footer: Text("Diagnostics hold no personal data.")) {
          Toggle("Send me a reply", isOn: $wantsReply.animation())
          if wantsReply {
            TextField("E-mail", text: $email, prompt: Text("name@example.com"))
              .keyboardType(.emailAddress)
              .textContentType(.emailAddress)
              .autocapitalization(.none)
              .disableAutocorrection(true)
          }
          Toggle("Include diagnostics", isOn: $includesDiagnostics)
        }

        Section {
          Button(action: send) {
            Text("Send feedback")
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .disabled(!canSend)
        }
      }
      .navigationTitle("Feedback")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Clear", role: .destructive, action: clear)
            .disabled(message.isEmpty)
        }
      }
    }
    .onChange(of: message) { _, newValue in
      if newValue.count > limit { message = String(newValue.prefix(limit)) }
    }
    .alert("Thank you!", isPresented: $isShowingAlert, presenting: sentReport) { _ in
      Button("OK", action: clear)
    } message: { report in
      Text(
        report.replyTo.map { "We’ll write to \($0) within two days." }
          ?? "Your feedback on “\(report.topic.rawValue.lowercased())” is on its way.")
    }
  }

  private var remaining: Int { limit - message.count }

  private var isTooShort: Bool { !message.isEmpty && trimmedMessage.count < 10 }

  private var trimmedMessage: String { message.trimmingCharacters(in: .whitespacesAndNewlines) }

  private var canSend: Bool {
    trimmedMessage.count >= 10 && (!wantsReply || email.contains("@"))
  }

  private func send() {
    sentReport = Report(
      topic: topic, message: trimmedMessage, replyTo: wantsReply ? email : nil,
      includesDiagnostics: includesDiagnostics)
    isMessageFocused = false
    isShowingAlert = true
  }

  private func clear() {
    message = ""
    isMessageFocused = true
  }
}

#Preview("Feedback") {
  FeedbackView()
}
