import Platen

/// The line in which the options of a question are filtered or searched. Its title is read, and not shown: the frame of
/// the question shows it.
struct OptionsField: View {
  let title: String
  let prompt: String
  @Binding var text: String

  var body: some View {
    TextField(text: $text, prompt: Text(verbatim: prompt)) { Text(verbatim: title) }
      .labelsHidden()
      .questionField()
  }
}
