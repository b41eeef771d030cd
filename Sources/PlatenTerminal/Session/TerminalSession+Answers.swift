import PlatenGraph

// What the terminal was asked, and its answers.
extension TerminalSession {
  /// Whether the terminal has not answered all that it was asked.
  package var awaitsAnswers: Bool { awaitsQueries || decoder.awaitedPositions > 0 }

  /// Notes what the terminal is asked at the start.
  ///
  /// - Parameters:
  ///   - queries: Whether ``TerminalQueries/ask(_:asksWidths:)`` was sent.
  ///   - position: Whether the position of the cursor was queried by itself.
  package func expectAnswers(toQueries queries: Bool, position: Bool) {
    awaitsQueries = queries
    if position { decoder.awaitedPositions += 1 }
  }

  /// Called after an answer to something that was asked.
  func noteAnswer() { if !awaitsAnswers { onAnswersComplete() } }

  func take(_ answer: TerminalAnswer) {
    if case .osc(52, let text) = answer {
      if let pasted = clipboard.take(answer: text), !clipboard.deliver(pasted) { paste(pasted) }
      return
    }
    if case .cursorPosition(let row, let column) = answer {
      if queries.isComplete { return cursorIsAt(x: column - 1, y: row - 1) }
      // The widths are queried in the second row of an inline form.
      renderer.place(row: 1, at: row - 1)
    }
    let hadKittyKeyboard = queries.hasKittyKeyboard
    let isRelevant = queries.take(answer)
    if queries.hasKittyKeyboard && !hadKittyKeyboard {
      output(Array(TerminalQueries.enableKittyKeyboard.utf8))
      decoder.hasKittyKeyboard = true
      onKittyKeyboard()
      // What is shown already may need released keys.
      let mode = keyboardMode(host.focus.node)
      if !mode.isEmpty { output(mode) }
    }
    if awaitsQueries, queries.isComplete {
      awaitsQueries = false
      noteAnswer()
    }
    let before = (theme, buffer.characterWidth)
    adoptAnswers()
    guard isRelevant else { return }
    adoptScheme()
    if showsSixels { setNeedsDraw() }
    if before != (theme, buffer.characterWidth) {
      // The probes are on the screen, and every width may differ from the assumed one.
      if before.1 != buffer.characterWidth {
        host.layout.invalidate()
        renderer.invalidate()
      }
      setNeedsDraw()
    }
  }

  /// Draws as the terminal's answers ask for.
  func adoptAnswers() {
    renderer.synchronizes = queries.hasSynchronizedOutput
    decoder.hasKittyKeyboard = queries.hasKittyKeyboard
    painter.collectsPictures = capabilities.showsPictures || showsSixels
    theme.adopt(queries)
    theme.linesAreWide = queries.lineColumns == 2
    if var width = queries.characterWidth {
      width.ellipsis = metrics.characterWidth.ellipsis
      buffer.characterWidth = width
      metrics.characterWidth = width
    }
  }

  /// How wide the terminal draws characters, as far as it has answered.
  package var characterWidth: CharacterWidth { metrics.characterWidth }
}
