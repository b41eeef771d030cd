import SwiftUI

struct ChatMessage: Identifiable, Hashable {
  let id: Int
  let text: String
  let isMine: Bool
}

@MainActor final class ChatModel: ObservableObject {
  @Published private(set) var messages: [ChatMessage] = []
  @Published var draft = "" {
    didSet { if mention == nil { isMentionDismissed = false } }
  }
  @Published private var isMentionDismissed = false

  private static let people = ["Ada Lovelace", "Alan Turing", "Grace Hopper"]

  init() {
    append("Did the package arrive?", isMine: true)
    append("This morning! 📦 The left shoe fits.", isMine: false)
    append("And the right one?", isMine: true)
    append("Is also a left one.", isMine: false)
  }

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    append(draft.trimmingCharacters(in: .whitespacesAndNewlines), isMine: true)
    draft = ""
  }

  /// What is typed of a name after an @ at the end of the draft.
  private var mention: Substring? {
    guard let word = draft.split(separator: " ", omittingEmptySubsequences: false).last, word.first == "@" else {
      return nil
    }
    return word.dropFirst()
  }

  /// The people whose names begin as the mention does.
  var candidates: [String] {
    guard let mention else { return [] }
    return Self.people.filter { $0.lowercased().hasPrefix(mention.lowercased()) }
  }

  var isMentioning: Bool {
    get { !candidates.isEmpty && !isMentionDismissed }
    set { if !newValue { isMentionDismissed = true } }
  }

  func complete(_ name: String) {
    guard let mention else { return }
    draft = draft.dropLast(mention.count) + name + " "
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(ChatMessage(id: messages.count, text: text, isMine: isMine))
  }
}

struct ChatView: View {
  @StateObject private var model = ChatModel()

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(model.messages) { message in
              MessageBubble(message: message)
                .id(message.id)
            }
          }
          .padding()
        }
        .onAppear { scrollToEnd(proxy) }
        .onChange(of: model.messages) { _ in
          withAnimation { scrollToEnd(proxy) }
        }
      }
      .safeAreaInset(edge: .bottom) {
        MessageComposer(model: model)
      }
      .navigationTitle("Grace")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func scrollToEnd(_ proxy: ScrollViewProxy) {
    guard let last = model.messages.last else { return }
    proxy.scrollTo(last.id, anchor: .bottom)
  }
}

private struct MessageBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundColor(message.isMine ? .white : .primary)
        .background(message.isMine ? Color.blue : Color(.systemGray5))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      if !message.isMine { Spacer(minLength: 40) }
    }
  }
}

private struct MessageComposer: View {
  @ObservedObject var model: ChatModel
  @FocusState private var isComposing: Bool

  private let limit = 280

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(alignment: .bottom, spacing: 8) {
        TextField("Message", text: $model.draft, axis: .vertical)
          .lineLimit(1...5)
          .textFieldStyle(.roundedBorder)
          .focused($isComposing)
          .submitLabel(.send)
          .onSubmit(send)
          .onChange(of: model.draft, perform: draftChanged)
          .popover(isPresented: $model.isMentioning) {
            ScrollView {
              LazyVStack(alignment: .leading) {
                ForEach(model.candidates, id: \.self) { name in
                  Button(name) { model.complete(name) }
                }
              }
            }
          }
        if model.draft.count > limit - 40 {
          Text("\(limit - model.draft.count)")
            .font(.caption)
            .monospacedDigit()
            .foregroundStyle(model.draft.count == limit ? .red : .secondary)
        }
        Button(action: send) {
          Label("Send", systemImage: "paperplane.fill")
        }
        .buttonStyle(.borderedProminent)
        .disabled(!model.canSend)
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
    }
    .background(.bar)
    .onAppear { isComposing = true }
  }

  private func draftChanged(to draft: String) {
    if draft.last?.isNewline == true {
      // Return begins a line in a vertical field. At the end of the message it sends.
      model.draft = String(draft.dropLast())
      send()
    } else if draft.count > limit {
      model.draft = String(draft.prefix(limit))
    }
  }

  private func send() {
    model.send()
    isComposing = true
  }
}

#Preview("Chat") {
  ChatView()
}
