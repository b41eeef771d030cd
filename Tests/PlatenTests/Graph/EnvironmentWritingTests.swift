import Platen
import PlatenGraph
import PlatenTree
import Testing

nonisolated(unsafe) private var preparations = 0
nonisolated(unsafe) private var writings = 0

/// A container that counts how often it makes the environment of what is inside.
private struct Counted<Content: View>: _ContainerView {
  let number: Int
  let content: Content

  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.depthStack(DepthStackContent())))
  }

  static func _prepare(_ environment: inout EnvironmentValues) { preparations += 1 }
}

private struct CountedForm: View {
  let model: Model

  var body: some View {
    Counted(number: model.number, content: Text("\(model.number)"))
      .transformEnvironment(with: model.number > 2) { values, isDisabled in
        writings += 1
        values.isEnabled = !isDisabled
      }
  }
}

@Observable private final class Model {
  var number = 1
}

/// How often the environment of the views inside is made.
@MainActor @Suite(.serialized) struct EnvironmentWritingTests {
  @Test func `a container makes it again only where the environment around has changed`() {
    let model = Model()
    let host = ViewHost(CountedForm(model: model))
    _ = host.update()
    preparations = 0
    model.number = 2
    #expect(!host.update().isEmpty)
    #expect(preparations == 0)
    model.number = 3
    _ = host.update()
    #expect(preparations == 1)
  }

  @Test func `a modifier with the same value does not make it again`() {
    let model = Model()
    let host = ViewHost(CountedForm(model: model))
    _ = host.update()
    writings = 0
    model.number = 2
    #expect(!host.update().isEmpty)
    #expect(writings == 0)
    model.number = 3
    _ = host.update()
    #expect(writings == 1)
  }

  @Test func `modifiers with the same values are the same`() {
    func expect(_ makeView: (Bool) -> some View, line: Int = #line) {
      #expect(ValueComparison.areEqual(makeView(true), makeView(true)), "line \(line)")
      #expect(!ValueComparison.areEqual(makeView(true), makeView(false)), "line \(line)")
    }
    let text = Text("Name")
    expect { text.disabled($0) }
    expect { text.focusable($0) }
    expect { text.foregroundStyle($0 ? .red : .blue) }
    expect { text.foregroundStyle($0 ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)) }
    expect { text.foregroundColor($0 ? .red : nil) }
    expect { text.tint($0 ? .red : .blue) }
    expect { text.lineLimit($0 ? 1 : 2) }
    expect { text.textInputAutocapitalization($0 ? .words : .never) }
    expect { text.disableAutocorrection($0) }
    expect { text.redacted(reason: $0 ? .placeholder : .privacy) }
    expect { text.accessibilityLabel($0 ? "One" : "Another") }
    expect { text.accessibilityAddTraits($0 ? .isHeader : .isImage) }
    expect { text.help($0 ? "One" : "Another") }
    expect { text.findDisabled($0) }
    expect { text.submitScope($0) }
    expect { text.symbolVariant($0 ? .fill : .circle) }
    expect { text.textScale(.secondary, isEnabled: $0) }
  }
}
