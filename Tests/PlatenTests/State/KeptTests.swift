import Platen
import PlatenGraph
import Testing

@MainActor private final class Made {
  static var count = 0

  init() { Self.count += 1 }
}

private final class Log {
  var objects: [Made] = []
}

@MainActor private struct Keeper: View {
  let number: Int
  let log: Log
  @Kept private var made = Made()

  init(number: Int, log: Log) {
    self.number = number
    self.log = log
  }

  var body: some View {
    let _ = log.objects.append(made)
    Text("\(number)")
  }
}

private struct Page: View {
  let model: Model
  let log: Log

  var body: some View { Keeper(number: model.number, log: log) }
}

@Observable private final class Model {
  var number = 1
}

@MainActor @Suite struct KeptTests {
  @Test func `an object is made once for the place of a view`() {
    let (model, log) = (Model(), Log())
    let host = ViewHost(Page(model: model, log: log))
    _ = host.update()
    for number in 2...4 {
      model.number = number
      _ = host.update()
    }
    #expect(log.objects.count == 4)
    #expect(Made.count == 1)
    #expect(log.objects.allSatisfy { $0 === log.objects[0] })
  }
}
