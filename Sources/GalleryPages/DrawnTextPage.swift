import SwiftUI

/// What is marked in a text, for a renderer.
private struct Marked: TextAttribute {}

/// Draws a marker behind what is marked, and lets its letters rise one after the other.
private struct MarkerRenderer: TextRenderer {
  /// From 0, before it begins, to 1.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if run[Marked.self] != nil { drawMarked(run, in: context) } else { context.draw(run) }
      }
    }
  }

  private func drawMarked(_ run: Text.Layout.Run, in context: GraphicsContext) {
    var box = run.typographicBounds.rect
    box.size.width *= progress
    context.fill(Path(roundedRect: box, cornerRadius: 4), with: .color(.yellow.opacity(0.5)))
    for (index, part) in run.enumerated() {
      var letter = context
      letter.translateBy(x: 0, y: -3 * sin(.pi * min(max(progress * 2 - Double(index) / Double(run.count), 0), 1)))
      letter.draw(part)
    }
  }
}

/// Draws each line of a text with a number before it and a rule below it.
private struct RuledRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      let box = line.typographicBounds.rect
      context.fill(
        Path(CGRect(x: 0, y: box.maxY, width: box.maxX, height: 1)), with: .color(.secondary.opacity(0.4)))
      context.draw(line)
    }
  }
}

/// Texts that the program draws itself: letters of a word that is marked rise, and lines have rules.
struct DrawnTextPage: View {
  @State private var word = "renderer"
  @State private var isMarked = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Word", text: $word)
        .textFieldStyle(.roundedBorder)
      Toggle("Marked", isOn: $isMarked)
      Text("A \(Text(word).bold().customAttribute(Marked())) draws the lines, the runs and the letters of a text.")
        .font(.title2)
        .textRenderer(MarkerRenderer(progress: isMarked ? 1 : 0))
        .animation(.easeInOut(duration: 0.6), value: isMarked)
      Text("What is drawn is not what is read: a screen reader reads the text itself, and the text keeps its place.")
        .textRenderer(RuledRenderer())
        .frame(maxWidth: 320, alignment: .leading)
      Text("Below").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("Drawn text") {
  DrawnTextPage()
}
