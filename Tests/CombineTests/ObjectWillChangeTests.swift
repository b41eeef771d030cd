import Combine
import Testing

private class Plain: ObservableObject {
  var name = "" { willSet { objectWillChange.send() } }
}

private class Named: ObservableObject {
  @Published var name = ""
}

private final class Inheriting: Named {
  var note = ""
}

private final class Own: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
}

private func publisher<Object: ObservableObject>(of object: Object) -> Object.ObjectWillChangePublisher {
  object.objectWillChange
}

/// The publisher that an object has without declaring one.
@Suite struct ObjectWillChangeTests {
  @Test func anObjectWithoutPublishedPropertiesSendsByItself() {
    let object = Plain()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    let other = publisher(of: object).sink { count += 10 }
    object.name = "Ada"
    object.objectWillChange.send()
    #expect(count == 22)
    subscription.cancel()
    other.cancel()
  }

  @Test func thePublisherStaysTheSame() {
    let (plain, published, inheriting, own) = (Plain(), Named(), Inheriting(), Own())
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange === publisher(of: plain))
    #expect(published.objectWillChange === publisher(of: published))
    #expect(inheriting.objectWillChange === publisher(of: inheriting))
    #expect(own.objectWillChange === publisher(of: own))
    #expect(plain.objectWillChange !== Plain().objectWillChange)
  }

  @Test func publishedPropertiesSendBeforeTheyChange() {
    let object = Inheriting()
    var seen: [String] = []
    let subscription = object.objectWillChange.sink { [unowned object] in seen.append(object.name) }
    object.name = "Ada"
    object.name = "Bo"
    #expect(seen == ["", "Ada"])
    subscription.cancel()
  }

  @Test func objectsThatAreGoneLeaveNothingToThoseAfterThem() {
    // Memory is used again at once.
    for _ in 0..<1_000 {
      let object = Plain()
      var count = 0
      let subscription = object.objectWillChange.sink { count += 1 }
      object.objectWillChange.send()
      #expect(count == 1)
      subscription.cancel()
    }
  }
}
