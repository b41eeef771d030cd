import SwiftUI

/// A table with fields, numbers, amounts and switches in its cells. In a narrow window a table shows its first column
/// alone, which has a guest's other fields there.
struct GuestListView: View {
  @State private var guests = Guest.invited
  @State private var selection: Set<Guest.ID> = []
  @FocusState private var focusedGuest: Guest.ID?
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationStack {
      Table($guests, selection: $selection) {
        TableColumn("Name") { $guest in
          if sizeClass == .compact {
            CompactGuestCell(guest: $guest)
              .focused($focusedGuest, equals: guest.id)
          } else {
            GuestNameField(guest: $guest)
              .focused($focusedGuest, equals: guest.id)
          }
        }
        TableColumn("E-mail") { GuestEmailField(guest: $0) }
        TableColumn("Seats") { GuestSeatsField(guest: $0) }
          .width(56)
          .alignment(.numeric)
        TableColumn("Paid") { GuestPaidField(guest: $0) }
          .width(min: 80, ideal: 96, max: 120)
          .alignment(.numeric)
        TableColumn("Coming") { GuestComingToggle(guest: $0).labelsHidden() }
          .width(72)
      }
      .safeAreaInset(edge: .bottom) {
        GuestTotals(guests: guests)
      }
      .navigationTitle("Guest list")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add guest", systemImage: "plus", action: add)
        }
        ToolbarItem(placement: .destructiveAction) {
          Button("Remove", systemImage: "trash", role: .destructive, action: removeSelected)
            .disabled(selection.isEmpty)
        }
      }
    }
  }

  private func add() {
    let guest = Guest(name: "", email: "", seats: 1)
    guests.append(guest)
    focusedGuest = guest.id
  }

  private func removeSelected() {
    guests.removeAll { selection.contains($0.id) }
    selection = []
  }
}

struct Guest: Identifiable {
  let id = UUID()
  var name: String
  var email: String
  var seats: Int
  var paid: Decimal = 0
  var isComing = false

  static let invited = [
    Guest(name: "Ada Lovelace", email: "ada@example.org", seats: 2, paid: 60, isComing: true),
    Guest(name: "Charles Babbage", email: "charles.babbage@analytical-engines.example", seats: 1),
    Guest(name: "Mary Somerville", email: "mary@example.org", seats: 4, paid: 120, isComing: true),
    Guest(name: "Augustus De Morgan", email: "", seats: 1, paid: 22.5, isComing: true),
  ]
}

private struct CompactGuestCell: View {
  @Binding var guest: Guest

  var body: some View {
    VStack(alignment: .leading) {
      GuestNameField(guest: $guest)
        .font(.headline)
      GuestEmailField(guest: $guest)
      HStack {
        GuestSeatsField(guest: $guest)
        GuestPaidField(guest: $guest)
      }
      GuestComingToggle(guest: $guest)
    }
  }
}

private struct GuestNameField: View {
  @Binding var guest: Guest

  var body: some View {
    TextField("Name", text: $guest.name)
      .textContentType(.name)
  }
}

private struct GuestEmailField: View {
  @Binding var guest: Guest

  var body: some View {
    TextField("E-mail", text: $guest.email)
      .textContentType(.emailAddress)
      .keyboardType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
  }
}

private struct GuestSeatsField: View {
  @Binding var guest: Guest

  var body: some View {
    TextField("Seats", value: $guest.seats, format: .number)
      .keyboardType(.numberPad)
      .multilineTextAlignment(.trailing)
  }
}

private struct GuestPaidField: View {
  @Binding var guest: Guest

  var body: some View {
    TextField("Paid", value: $guest.paid, format: .currency(code: "EUR"))
      .keyboardType(.decimalPad)
      .multilineTextAlignment(.trailing)
  }
}

private struct GuestComingToggle: View {
  @Binding var guest: Guest

  var body: some View {
    Toggle("Coming", isOn: $guest.isComing)
  }
}

private struct GuestTotals: View {
  let guests: [Guest]

  private var seats: Int { guests.reduce(0) { $0 + $1.seats } }
  private var taken: Int { guests.filter(\.isComing).reduce(0) { $0 + $1.seats } }
  private var paid: Decimal { guests.reduce(0) { $0 + $1.paid } }

  var body: some View {
    HStack {
      Text("\(taken) of \(seats) seats taken")
      Spacer()
      Text(paid, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
    .padding()
    .background(.bar)
  }
}

#Preview("Guest list") {
  GuestListView()
}
