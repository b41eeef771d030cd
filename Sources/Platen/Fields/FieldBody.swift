/// A field, with what is wrong with it below where there are rules for it, and the number of its characters.
struct _FieldBody<FieldLabel: View> {
  let core: _FieldCore<FieldLabel>
  @Environment(\.fieldRules) private var rules
  @Environment(\.characterCount) private var count

  nonisolated init(core: _FieldCore<FieldLabel>) { self.core = core }
}

extension _FieldBody: View {
  var body: some View {
    if rules == nil, count == nil { core } else { _ValidatedField(core: core, count: count) }
  }
}
