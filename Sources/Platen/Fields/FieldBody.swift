/// A field, with what is wrong with it below where there are rules for it.
struct _FieldBody<FieldLabel: View> {
  let core: _FieldCore<FieldLabel>
  @Environment(\.fieldRules) private var rules

  nonisolated init(core: _FieldCore<FieldLabel>) { self.core = core }
}

extension _FieldBody: View {
  var body: some View {
    if rules == nil { core } else { _ValidatedField(core: core) }
  }
}
