import Combine
import Foundation
import Testing

@Suite struct JoiningTests {
  @Test func `Combine latest waits for a value of each, then publishes with every one`() {
    let (name, code) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var seen: [String] = []
    let subscription = Publishers.CombineLatest(name, code).sink { seen.append("\($0)\($1)") }
    name.send("a")
    #expect(seen.isEmpty)
    code.send(1)
    name.send("b")
    code.send(2)
    #expect(seen == ["a1", "b1", "b2"])
    subscription.cancel()
    code.send(3)
    #expect(seen.count == 3)
  }

  @Test func `Combine latest of current values publishes at once`() {
    let first = CurrentValueSubject<Bool, Never>(true)
    let second = CurrentValueSubject<Bool, Never>(false)
    let third = CurrentValueSubject<Bool, Never>(true)
    var valid: [Bool] = []
    let subscription = first.combineLatest(second, third) { $0 && $1 && $2 }.sink { valid.append($0) }
    second.send(true)
    #expect(valid == [false, true])
    subscription.cancel()
  }

  @Test func `Merge publishes everything and ends with the last of its publishers`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    var isFinished = false
    let subscription = first.merge(with: second).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    #expect(!isFinished)
    second.send(3)
    second.send(completion: .finished)
    #expect(seen == [1, 2, 3])
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func `A source that ends without a value ends combine latest`() {
    let first = PassthroughSubject<Int, Never>()
    var isFinished = false
    let subscription = first.combineLatest(Empty<Int, Never>())
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    #expect(isFinished)
    subscription.cancel()
  }
}

@Suite struct FoundationPublisherTests {
  @Test func `Notifications of a name are published until the subscription is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("test.changed")
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("test.other"), object: nil)
    #expect(count == 1)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `Debounce publishes the last value of a burst on the main queue`() async {
    let subject = PassthroughSubject<String, Never>()
    let values = subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main).values
    // The loop below may subscribe after a burst: there are more, until one arrives.
    let bursts = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().sink { _ in
      for text in ["p", "pl", "pla"] { subject.send(text) }
    }
    for await value in values {
      #expect(value == "pla")
      break
    }
    bursts.cancel()
  }
}
