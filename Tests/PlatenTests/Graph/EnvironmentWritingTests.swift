import Platen
import PlatenGraph
import PlatenTree
import Testing

nonisolated(unsafe) private var preparations = 0

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
    host.updateEnvironment { $0.isEnabled = false }
    _ = host.update()
    #expect(preparations == 1)
  }
}
