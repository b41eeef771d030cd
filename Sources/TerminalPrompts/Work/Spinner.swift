import Platen

/// A turning mark before a text, as long as it is shown. Where motion is reduced it stands still.
struct Spinner: View {
  let text: String
  @State private var frame = 0
  @Environment(\.accessibilityReduceMotion) private var isStill

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: Self.frames[frame]).foregroundStyle(.tint).accessibilityHidden(true)
      Text(verbatim: text)
    }
    .task {
      while !isStill, !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(90))
        frame = (frame + 1) % Self.frames.count
      }
    }
  }
}
