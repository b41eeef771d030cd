import Foundation
import Testing

@testable import PlatenTerminal

/// Descriptors and their handlers. What else the loop serves needs the main thread: Tests/Drive/terminal tests it.
@Suite @MainActor struct MainLoopTests {
  /// A pipe whose ends are closed with it.
  private final class Pipe {
    let input: Int32
    let output: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (input, output) = (ends[0], ends[1])
    }

    func send(_ text: String) { _ = write(output, text, text.utf8.count) }

    func take() -> String {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(input, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    deinit {
      close(input)
      close(output)
    }
  }

  @Test func `a handler is called for each event until the watch is cancelled`() throws {
    let (loop, pipe) = (MainLoop(), try Pipe())
    var taken: [String] = []
    loop.watch(pipe.input, whenReleased: {}) { taken.append(pipe.take()) }
    loop.wait(0)
    #expect(taken == [])
    pipe.send("a")
    loop.wait(1000)
    pipe.send("b")
    loop.wait(1000)
    loop.wait(0)
    #expect(taken == ["a", "b"])
    loop.cancel()
    pipe.send("c")
    loop.wait(0)
    #expect(taken == ["a", "b"])
  }

  @Test func `the handler of a closed pipe is called`() throws {
    let loop = MainLoop()
    var ends: [Int32] = [0, 0]
    try #require(Foundation.pipe(&ends) == 0)
    close(ends[1])
    var count = 0
    loop.watch(ends[0], whenReleased: { [end = ends[0]] in close(end) }) {
      count += 1
      loop.cancel()
    }
    loop.wait(1000)
    loop.wait(0)
    #expect(count == 1)
  }

  @Test func `a handler that cancels all watches ends those behind it, and releases each once`() throws {
    let (loop, first, second) = (MainLoop(), try Pipe(), try Pipe())
    let released = Order()
    var calls: [Int] = []
    loop.watch(first.input, whenReleased: { released.numbers.append(1) }) {
      calls.append(1)
      loop.cancel()
    }
    loop.watch(second.input, whenReleased: { released.numbers.append(2) }) { calls.append(2) }
    first.send("a")
    second.send("b")
    loop.wait(1000)
    loop.wait(0)
    #expect(calls == [1])
    #expect(released.numbers == [1, 2])
  }

  @Test func `work after an event runs once, behind all handlers of the event`() throws {
    let (loop, first, second) = (MainLoop(), try Pipe(), try Pipe())
    let done = Order()
    loop.watch(first.input, whenReleased: {}) {
      _ = first.take()
      loop.afterEvent { done.numbers.append(3) }
      done.numbers.append(1)
    }
    loop.watch(second.input, whenReleased: {}) {
      _ = second.take()
      done.numbers.append(2)
    }
    first.send("a")
    second.send("b")
    loop.wait(1000)
    loop.wait(0)
    #expect(done.numbers == [1, 2, 3])
    loop.cancel()
  }

  @Test func `the loop ends when its condition does, without waiting`() {
    let loop = MainLoop()
    let done = Order()
    loop.afterEvent { done.numbers.append(1) }
    loop.run { done.numbers.isEmpty }
    #expect(done.numbers == [1])
  }
}

/// Everything happens on the main actor.
private final class Order: @unchecked Sendable {
  var numbers: [Int] = []
}
