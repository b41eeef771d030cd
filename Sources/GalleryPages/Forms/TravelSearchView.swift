import SwiftUI

/// A search for a journey: origin, destination, dates and passengers.
struct TravelSearchView: View {
  enum Trip: String, CaseIterable, Identifiable {
    case oneWay = "One way"
    case roundTrip = "Round trip"

    var id: Self { self }
  }

  struct Journey: Identifiable {
    let id: Int
    let departure: String
    let minutes: Int
    let price: Decimal
  }

  @State private var trip = Trip.roundTrip
  @State private var from = "Berlin"
  @State private var to = ""
  @State private var departure = Date()
  @State private var returning = Date().addingTimeInterval(3 * 86_400)
  @State private var adults = 1
  @State private var children = 0
  @State private var swaps = 0
  @State private var isChoosingPassengers = false
  @State private var journeys: [Journey] = []
  @State private var isSearching = false
  @FocusState private var focusedField: Field?

  private enum Field: Hashable { case from, to }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        header
        VStack(spacing: 12) {
          Picker("Trip", selection: $trip.animation()) {
            ForEach(Trip.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()

          places
          dates
          passengers

          Button(action: search) {
            Label("Search", systemImage: "magnifyingglass")
              .bold()
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(!canSearch)
        }
        .padding()
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.15), radius: 8, y: 4)

        results
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
    .onSubmit {
      if focusedField == .from { focusedField = .to } else if canSearch { search() }
    }
  }

  private var header: some View {
    HStack {
      Image(systemName: "airplane.departure")
        .font(.title)
      Text("Where to?")
        .font(.title.bold())
      Spacer()
    }
    .foregroundStyle(.white)
    .padding()
    .background(
      LinearGradient(colors: [.blue, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(16)
  }

  private var places: some View {
    HStack(alignment: .bottom, spacing: 8) {
      place("From", text: $from)
        .focused($focusedField, equals: .from)
        .submitLabel(.next)
      Button(action: swapPlaces) {
        Image(systemName: "arrow.left.arrow.right")
          .rotationEffect(.degrees(Double(swaps) * 180))
      }
      .buttonStyle(.borderless)
      .padding(.bottom, 8)
      .accessibilityLabel("Swap")
      place("To", text: $to)
        .focused($focusedField, equals: .to)
        .submitLabel(.search)
    }
    .textFieldStyle(.roundedBorder)
    .textContentType(.addressCity)
    .autocorrectionDisabled()
  }

  private func place(_ title: String, text: Binding<String>) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      // The field has the same name for assistive technologies.
      Text(title)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField(title, text: text, prompt: Text("City"))
    }
  }

  @ViewBuilder private var dates: some View {
    DatePicker("Departure", selection: $departure, in: Date()..., displayedComponents: .date)
      .onChange(of: departure) { _, newValue in
        if returning < newValue { returning = newValue }
      }
    if trip == .roundTrip {
      DatePicker("Return", selection: $returning, in: departure..., displayedComponents: .date)
        .transition(.opacity)
    }
  }

  private var passengers: some View {
    Button {
      isChoosingPassengers.toggle()
    } label: {
      HStack {
        Label(passengerSummary, systemImage: "person.2")
        Spacer()
        Image(systemName: "chevron.down")
          .foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.bordered)
    .popover(isPresented: $isChoosingPassengers, arrowEdge: .bottom) {
      VStack(alignment: .leading, spacing: 12) {
        Stepper("Adults: \(adults)", value: $adults, in: 1...9)
        Stepper("Children: \(children)", value: $children, in: 0...6)
        Button("Done") { isChoosingPassengers = false }
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .padding()
      .frame(minWidth: 240)
      .presentationCompactAdaptation(.popover)
    }
  }

  @ViewBuilder private var results: some View {
    if isSearching {
      ProgressView("Searching…")
    } else {
      ForEach(journeys) { journey in
        HStack {
          VStack(alignment: .leading) {
            Text("\(from) – \(to)").font(.headline)
            Text("\(journey.departure), \(journey.minutes / 60) h \(journey.minutes % 60) min")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          Spacer()
          Text(journey.price, format: .currency(code: "EUR"))
            .font(.title3.monospacedDigit())
            .foregroundStyle(.tint)
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
      }
    }
  }

  private var passengerSummary: String {
    let grown = adults == 1 ? "1 adult" : "\(adults) adults"
    return children == 0 ? grown : "\(grown), \(children == 1 ? "1 child" : "\(children) children")"
  }

  private var canSearch: Bool {
    let (from, to) = (from.trimmingCharacters(in: .whitespaces), to.trimmingCharacters(in: .whitespaces))
    return !from.isEmpty && !to.isEmpty && from.caseInsensitiveCompare(to) != .orderedSame
  }

  private func swapPlaces() {
    withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) {
      (from, to) = (to, from)
      swaps += 1
    }
    journeys = []
  }

  private func search() {
    focusedField = nil
    isSearching = true
    let seats = Decimal(adults) + Decimal(children) / 2
    let factor: Decimal = trip == .roundTrip ? 2 : 1
    Task { @MainActor in
      await Task.yield()
      journeys = [
        Journey(id: 1, departure: "07:12", minutes: 255, price: 39 * seats * factor),
        Journey(id: 2, departure: "10:40", minutes: 238, price: 59 * seats * factor),
        Journey(id: 3, departure: "16:05", minutes: 301, price: 29 * seats * factor),
      ]
      isSearching = false
    }
  }
}

#Preview("Travel search") {
  TravelSearchView()
}
