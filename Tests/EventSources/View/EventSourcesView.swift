import Combine
import Foundation
import SwiftUI

/// Starts work of every kind that ends on the main actor, and shows which has arrived.
public struct EventSourcesView: View {
  enum Source: String, CaseIterable {
    case task, detachedTask, mainQueue, delayedMainQueue, timer, block, blockOfThread, publisher
  }

  @State private var text = ""
  @State private var writtenLater = ""
  @State private var digits = ""
  @State private var arrived: Set<Source> = []
  @State private var ticks = 0
  @State private var publishers: Set<AnyCancellable> = []

  /// Creates a view of which nothing has been started.
  public init() {}

  /// A field, the button and what has arrived.
  public var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $text)
      Button("Start") { start() }
      TextField("Written later", text: laterText)
      TextField("Digits", text: $digits)
        .onChange(of: digits) { _, new in
          DispatchQueue.main.async { MainActor.assumeIsolated { digits = new.filter(\.isNumber) } }
        }
      Text("Text: \(text)")
      Text("Later: \(writtenLater)")
      Text("Only digits: \(digits)")
      ForEach(Source.allCases, id: \.self) { source in
        Text("\(source.rawValue): \(arrived.contains(source) ? "arrived" : "waiting")")
      }
      Text("Ticks: \(ticks)")
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(20))
        ticks += 1
      }
    }
  }

  /// A binding that writes in a later block of the main queue, as models that avoid a change during an update do.
  private var laterText: Binding<String> {
    Binding(
      get: { writtenLater },
      set: { new in DispatchQueue.main.async { MainActor.assumeIsolated { writtenLater = new } } })
  }

  private func start() {
    Task {
      try? await Task.sleep(for: .milliseconds(10))
      arrived.insert(.task)
    }
    let insert = { @MainActor @Sendable (source: Source) in _ = arrived.insert(source) }
    Task.detached { await insert(.detachedTask) }
    DispatchQueue.main.async { MainActor.assumeIsolated { insert(.mainQueue) } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { MainActor.assumeIsolated { insert(.delayedMainQueue) } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in MainActor.assumeIsolated { insert(.timer) }
    }
    RunLoop.main.perform { MainActor.assumeIsolated { insert(.block) } }
    Thread.detachNewThread {
      RunLoop.main.perform { MainActor.assumeIsolated { insert(.blockOfThread) } }
    }
    Timer.publish(every: 0.04, on: .main, in: .default).autoconnect().first()
      .sink { _ in MainActor.assumeIsolated { insert(.publisher) } }
      .store(in: &publishers)
  }
}
