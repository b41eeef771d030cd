import SwiftUI

struct Mail: Identifiable, Hashable {
  let id: Int
  let sender: String
  let subject: String
  var isUnread = false
  var hasAttachment = false
  var isArchived = false

  static let all: [Mail] = [
    Mail(id: 1, sender: "Ada Lovelace", subject: "Notes on the engine", isUnread: true, hasAttachment: true),
    Mail(id: 2, sender: "Grace Hopper", subject: "A moth in the relay", isUnread: true),
    Mail(id: 3, sender: "Alan Turing", subject: "Tea on Thursday?"),
    Mail(id: 4, sender: "Ada Lovelace", subject: "Bernoulli numbers", isArchived: true),
    Mail(id: 5, sender: "Emmy Noether", subject: "Symmetry, again", hasAttachment: true, isArchived: true),
    Mail(id: 6, sender: "Grace Hopper", subject: "Slides for Friday", hasAttachment: true, isArchived: true),
  ]
}

/// The tokens of a search for mail.
enum MailToken: Hashable, Identifiable {
  case from(String)
  case unread
  case attachment

  var id: Self { self }

  var name: String {
    switch self {
    case .from(let sender): sender
    case .unread: "Unread"
    case .attachment: "Attachment"
    }
  }

  var symbol: String {
    switch self {
    case .from: "person"
    case .unread: "envelope.badge"
    case .attachment: "paperclip"
    }
  }

  func matches(_ mail: Mail) -> Bool {
    switch self {
    case .from(let sender): mail.sender == sender
    case .unread: mail.isUnread
    case .attachment: mail.hasAttachment
    }
  }

  static let all: [MailToken] = [.unread, .attachment] + Set(Mail.all.map(\.sender)).sorted().map(MailToken.from)
}

/// A mailbox that is searched by tokens and text, in collapsible sections.
struct MailSearchView: View {
  @State private var mails = Mail.all
  @State private var searchText = ""
  @State private var tokens: [MailToken] = []
  @State private var suggestedTokens: [MailToken] = []
  @State private var isInboxExpanded = true
  @State private var isArchiveExpanded = false

  private var found: [Mail] {
    mails.filter { mail in
      tokens.allSatisfy { $0.matches(mail) }
        && (searchText.isEmpty || mail.subject.localizedCaseInsensitiveContains(searchText))
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Inbox", isExpanded: $isInboxExpanded) { rows(found.filter { !$0.isArchived }) }
        Section("Archive", isExpanded: $isArchiveExpanded) { rows(found.filter(\.isArchived)) }
      }
      .listStyle(.sidebar)
      .navigationTitle("Mail")
      .searchable(
        text: $searchText, tokens: $tokens, suggestedTokens: $suggestedTokens, prompt: "Search mail"
      ) { token in
        Label(token.name, systemImage: token.symbol)
      }
      .onChange(of: searchText) { _, words in
        suggestedTokens = words.isEmpty ? [] : MailToken.all.filter { $0.name.localizedCaseInsensitiveContains(words) }
      }
      .toolbar {
        ToolbarItem(placement: .status) {
          Text(found.count == mails.count ? "\(mails.count) mails" : "\(found.count) of \(mails.count) mails")
        }
      }
    }
  }

  private func rows(_ mails: [Mail]) -> some View {
    ForEach(mails) { mail in
      MailRow(mail: mail)
        .contextMenu {
          Button(mail.isUnread ? "Mark as read" : "Mark as unread") { change(mail) { $0.isUnread.toggle() } }
          Button(mail.isArchived ? "Move to inbox" : "Archive") { change(mail) { $0.isArchived.toggle() } }
        }
    }
  }

  private func change(_ mail: Mail, _ change: (inout Mail) -> Void) {
    if let index = mails.firstIndex(where: { $0.id == mail.id }) { change(&mails[index]) }
  }
}

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "circle.fill")
        .font(.caption2)
        .foregroundStyle(.tint)
        .opacity(mail.isUnread ? 1 : 0)
        .accessibilityLabel("Unread")
        .accessibilityHidden(!mail.isUnread)
      VStack(alignment: .leading) {
        Text(mail.sender)
          .fontWeight(mail.isUnread ? .bold : .regular)
        Text(mail.subject)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if mail.hasAttachment {
        Image(systemName: "paperclip")
          .accessibilityLabel("Attachment")
      }
    }
  }
}

#Preview("Mail search") {
  MailSearchView()
}
