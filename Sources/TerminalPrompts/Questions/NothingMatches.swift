import Platen

/// What stands instead of the rows where no option matches what was typed.
struct NothingMatches: View {
  var body: some View { Text(verbatim: "  \(Prompt.words("Nothing matches."))").foregroundStyle(.secondary) }
}
