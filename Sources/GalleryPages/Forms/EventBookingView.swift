import SwiftUI

/// Books a table for an evening: when, for how many, and what the kitchen has to know.
struct EventBookingView: View {
  enum Seating: String, CaseIterable {
    case inside, terrace, bar
  }

  @State private var name = ""
  @State private var date = Self.firstDay
  @State private var guests = 2
  @State private var children = 0
  @State private var seating: Seating = .inside
  @State private var isMember = false
  @State private var memberNumber = ""
  @State private var showsWishes = false
  @State private var isVegetarian = false
  @State private var isGlutenFree = false
  @State private var occasion = ""
  @State private var showAlert = false
  @State private var isBooked = false

  /// Tomorrow at seven in the evening.
  private static let firstDay: Date = {
    let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: Date()) ?? Date()
    return Calendar.current.date(bySettingHour: 19, minute: 0, second: 0, of: tomorrow) ?? tomorrow
  }()

  private var dateRange: ClosedRange<Date> {
    let last = Calendar.current.date(byAdding: .month, value: 3, to: Self.firstDay) ?? Self.firstDay
    return Calendar.current.startOfDay(for: Self.firstDay)...last
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("When")) {
          DatePicker("Day", selection: $date, in: dateRange, displayedComponents: .date)
          DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        }

        Section(header: Text("Who"), footer: Text(guestsFooter)) {
          TextField("Name", text: $name)
            .textContentType(.name)
          Stepper("Guests: \(guests)", value: $guests, in: 1...12)
          Stepper(value: $children, in: 0...max(guests - 1, 0)) {
            Text(children == 0 ? "No children" : "Children: \(children)")
          }
          .disabled(guests == 1)
        }

        Section(header: Text("Where")) {
          Picker(selection: $seating, label: Text("Seating")) {
            ForEach(Seating.allCases, id: \.self) {
              Text($0.rawValue.capitalized)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
        }

        Section {
          DisclosureGroup(isExpanded: $showsWishes) {
            Toggle("Vegetarian menu", isOn: $isVegetarian)
            Toggle("Gluten-free bread", isOn: $isGlutenFree)
            TextField("Occasion", text: $occasion, prompt: Text("A birthday?"))
          } label: {
            Label(wishes.isEmpty ? "Wishes" : "Wishes: \(wishes.count)", systemImage: "fork.knife")
          }
        }

        Section(header: Text(isMember ? "Member price" : "Price")) {
          Toggle(isOn: $isMember) {
            Text("I am a member")
          }
          if isMember {
            TextField("Member number", text: $memberNumber)
              .keyboardType(.numberPad)
          }
          HStack {
            Text("Deposit")
            Spacer()
            Text(deposit, format: .currency(code: "EUR"))
              .fontWeight(.semibold)
              .foregroundColor(isMember ? .green : .primary)
          }
        }

        Section {
          Button(action: { showAlert = true }) {
            HStack {
              Spacer()
              Text(isBooked ? "Booked" : "Book a table")
              Spacer()
            }
          }
          .disabled(name.isEmpty || (isMember && memberNumber.count < 4) || isBooked)
        }
      }
      .navigationBarTitle("Reservation")
      .onChange(of: guests) {
        children = min(children, guests - 1)
      }
      .alert(isPresented: $showAlert) {
        Alert(
          title: Text("Book for \(guests)?"),
          message: Text(summary),
          primaryButton: .default(Text("Book")) { isBooked = true },
          secondaryButton: .cancel())
      }
    }
  }

  private var guestsFooter: String {
    guests > 8 ? "For more than eight we prepare the long table." : "Children below six eat for free."
  }

  private var wishes: [String] {
    [isVegetarian ? "vegetarian" : nil, isGlutenFree ? "gluten-free" : nil, occasion.isEmpty ? nil : occasion]
      .compactMap { $0 }
  }

  private var deposit: Double { Double(guests - children) * (isMember ? 5 : 10) }

  private var summary: String {
    let day = date.formatted(date: .abbreviated, time: .shortened)
    let place = seating == .inside ? "inside" : "at the \(seating.rawValue)"
    return ([name, day, place] + wishes).joined(separator: ", ")
  }
}

struct EventBookingView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      EventBookingView()
      EventBookingView().preferredColorScheme(.dark)
    }
  }
}
