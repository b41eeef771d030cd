extension GraphicsContext {
  /// Draws a line of a text where its layout has it. `options` is ignored.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    guard line.runs.allSatisfy({ $0.style.baselineOffset == 0 }), let first = line.runs.first else {
      for run in line { draw(run, options: options) }
      return
    }
    let runs = line.runs.map { $0.part($0.startIndex..<$0.endIndex) }
    draw(runs, like: first, at: line.typographicBounds.rect.origin)
  }

  /// Draws a run of a text where its layout has it. `options` is ignored.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws a part of a run where its layout has it. `options` is ignored.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    // Front ends leave out spaces at the beginning of a text.
    let characters = slice.run.characters
    guard let first = slice.indices.first(where: { !characters[$0].isWhitespace }) else { return }
    let visible = slice.run[first..<slice.endIndex]
    var run = slice.run.part(visible.indices)
    run.baselineOffset = 0
    draw([run], like: slice.run, at: visible.typographicBounds.rect.origin)
  }

  private func draw(_ runs: [TextRun], like run: Text.Layout.Run, at corner: CGPoint) {
    let content = TextContent(runs: runs, font: run.font, foreground: run.foreground)
    draw(.letters(content, corner.applying(transform), .topLeading))
  }
}

extension Text.Layout.Run {
  /// Some of its characters, in its style.
  fileprivate func part(_ range: Range<Int>) -> TextRun {
    var run = style
    run.text = String(characters[range])
    return run
  }
}

/// Letters of a text that was resolved before.
struct ResolvedLetters: Equatable {
  let content: TextContent
}

extension ResolvedLetters: _LeafView {
  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.leaf(.text(content))) }
}
