import Foundation
import TerminalPrompts

/// Renames the files of a folder, with a preview of the new names: batchrename [FOLDER].
@main struct BatchRename {
  struct Plan: Sendable {
    var search = ""
    var replacement = ""
    var ignoresCase = true

    /// The files whose names change, with their new ones.
    func changes(_ names: [String]) -> [(old: String, new: String)] {
      guard !search.isEmpty else { return [] }
      let options: String.CompareOptions = ignoresCase ? .caseInsensitive : []
      return names.compactMap { name in
        let new = name.replacingOccurrences(of: search, with: replacement, options: options)
        return new == name ? nil : (name, new)
      }
    }

    /// Why the names can't be changed like this; nil where they can.
    func problem(_ names: [String]) -> String? {
      let changes = changes(names)
      if changes.contains(where: { $0.new.isEmpty || $0.new.contains("/") }) { return "A name would not be valid." }
      let kept = Set(names).subtracting(changes.map(\.old))
      let new = changes.map(\.new)
      return Set(new).count < new.count || !kept.isDisjoint(with: new) ? "Two files would have the same name." : nil
    }
  }

  struct PlanForm: View {
    @State private var plan = Plan()
    @Environment(\.cancelPrompt) private var cancel
    let names: [String]
    let finish: PromptFinish<Plan>

    var body: some View {
      let changes = plan.changes(names)
      let problem = plan.problem(names)
      Form {
        TextField("Search for", text: $plan.search)
        TextField("Replace by", text: $plan.replacement)
        Toggle("Ignore case", isOn: $plan.ignoresCase)
        Section("\(changes.count) of \(names.count) files") {
          ForEach(changes.prefix(6), id: \.old) { Text(verbatim: "\($0.old) → \($0.new)").lineLimit(1) }
          if changes.count > 6 { Text(verbatim: "… and \(changes.count - 6) more").foregroundStyle(.secondary) }
        }
        if let problem { Text(verbatim: "✗ \(problem)").foregroundStyle(.red) }
        HStack {
          Button("Rename") { finish(plan) }.disabled(changes.isEmpty || problem != nil)
          Button("Cancel", role: .cancel) { cancel() }
        }
      }
    }
  }

  static func main() async {
    do {
      let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".", isDirectory: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        .sorted()
      let plan: Plan = try await Prompt.run(summary: { "Replace “\($0.search)” by “\($0.replacement)”" }) { finish in
        PlanForm(names: names, finish: finish)
      }
      for change in plan.changes(names) {
        try FileManager.default.moveItem(
          at: folder.appendingPathComponent(change.old), to: folder.appendingPathComponent(change.new))
        print("\(change.old) → \(change.new)")
      }
    } catch {
      Prompt.exit(withError: error)
    }
  }
}
