/// A field, with the button that shows a secure text, and with what is below the field, where there are any.
struct _FieldBody<FieldLabel: View> {
  let core: _FieldCore<FieldLabel>
  @Environment(\.secureOptions) private var options
  @Environment(\.fieldRules) private var rules
  @Environment(\.characterCount) private var count
  @Environment(\.entryRule) private var entryRule

  nonisolated init(core: _FieldCore<FieldLabel>) { self.core = core }
}

extension _FieldBody: View {
  var body: some View {
    if options.hasRevealButton, core.configuration.isSecure {
      _RevealableField(core: core)
    } else if rules == nil, count == nil, entryRule == nil {
      core
    } else {
      _ValidatedField(core: core, count: count)
    }
  }
}
