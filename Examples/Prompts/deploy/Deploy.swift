import Foundation
import TerminalPrompts

/// What is deployed where.
struct Deployment: Sendable {
  var service = ""
  var replicas = 2
  var notifies = true
}

/// A form in the terminal's own place in the text.
struct DeploymentForm: View {
  @State private var deployment = Deployment()
  @Environment(\.cancelPrompt) private var cancel
  let finish: PromptFinish<Deployment>

  var body: some View {
    Form {
      TextField("Service", text: $deployment.service, prompt: Text("api"))
      Stepper("Replicas: \(deployment.replicas)", value: $deployment.replicas, in: 1...9)
      Toggle("Notify the team", isOn: $deployment.notifies)
      HStack {
        Button("Continue") { finish(deployment) }
          .disabled(deployment.service.isEmpty)
          .keyboardShortcut(.defaultAction)  // Return in the field presses it
        Button("Cancel", role: .cancel) { cancel() }
      }
    }
  }
}

/// Asks what to deploy, has it confirmed with a password, and shows the progress.
@main struct Deploy {
  static func main() async {
    do {
      let deployment: Deployment = try await Prompt.run(summary: { "Deploy \($0.service) × \($0.replicas)" }) {
        finish in
        DeploymentForm(finish: finish)
      }
      _ = try await Prompt.ask(.secret("Password") { $0.count < 4 ? "A password has four characters or more." : nil })
      guard try await Prompt.ask(.confirm("Deploy \(deployment.service) to production?", help: "This can't be undone."))
      else { throw PromptError.cancelled }
      let steps: Int = try await Prompt.work("Deploying", summary: { "Deployed in \($0) steps" }) { progress in
        for step in 1...3 {
          progress.message = "Step \(step) of 3"
          progress.fraction = Double(step) / 3
          try await Task.sleep(for: .milliseconds(150))
        }
        return 3
      }
      print("deployed \(deployment.service) \(deployment.replicas) \(steps)")
    } catch {
      Prompt.exit(withError: error)
    }
  }
}
