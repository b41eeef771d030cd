/// The bar to search in a text with, below everything else in the window.
struct _FindBar {
  let finder: TextFinder
  @FocusState private var isFocused: Bool
  @Environment(\.horizontalSizeClass) private var widthClass

  init(finder: TextFinder) { self.finder = finder }
}

extension _FindBar: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        TextField(.own("Find"), text: finder.queryBinding)
          .textFieldStyle(.automatic)
          .submitLabel(.search)
          .focused($isFocused)
          .onSubmit { finder.next() }
          .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            press.key == .upArrow ? finder.previous() : finder.next()
            return .handled
          }
          .frame(maxWidth: 260)
        finder.statusText.font(.footnote).foregroundStyle(Color.secondary).fixedSize()
        Spacer()
        if !isNarrow { steps }
        Button(.own("Done")) { finder.close() }
      }
      if isNarrow { HStack { steps } }
      if finder.isReplacing {
        HStack {
          TextField(.own("Replace with"), text: finder.replacementBinding)
            .textFieldStyle(.automatic)
            .onSubmit { finder.replace() }
            .frame(maxWidth: 260)
          Button(.own("Replace")) { finder.replace() }.disabled(!finder.hasMatches)
          Button(.own("Replace all")) { finder.replaceAll() }.disabled(!finder.hasMatches)
        }
      }
    }
    .onKeyPress(.escape) {
      finder.close()
      return .handled
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
    .onAppear { isFocused = true }
  }

  /// Whether the buttons are below the field: a window of the width of a phone is too narrow for all in one line.
  @MainActor private var isNarrow: Bool { widthClass == .compact }

  @MainActor @ViewBuilder private var steps: some View {
    Button(.own("Previous")) { finder.previous() }.disabled(!finder.hasMatches)
    Button(.own("Next")) { finder.next() }.disabled(!finder.hasMatches)
    if finder.canReplace, !finder.isReplacing {
      Button(.own("Replace")) { finder.toggleReplacing(true) }
    }
  }
}
