import SwiftUI

/// Rows that can be deleted, moved, copied and pasted, days chosen from a calendar, and a countdown.
struct TripPage: View {
  private struct Stop: Identifiable {
    let id: UUID
    var name: String
    var isBooked = false

    init(_ name: String) {
      id = UUID()
      self.name = name
    }
  }

  /// The positions of the tabs, by name.
  private struct TabBounds: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]

    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @State private var stops = [Stop("Bergen"), Stop("Tromsø"), Stop("Kirkenes")]
  @State private var days: Set<DateComponents> = []
  @State private var part = "Stops"
  @State private var offer = Date()...Date(timeIntervalSinceNow: 15 * 60)
  @State private var showsSummary = false

  var body: some View {
    NavigationStack {
      page
        .navigationTitle("A trip")
        .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var page: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 16) {
        ForEach(["Stops", "Days"], id: \.self) { name in
          Button(name) { part = name }
            .buttonStyle(.plain)
            .anchorPreference(key: TabBounds.self, value: .bounds) { [name: $0] }
        }
        Spacer()
        Toggle("Summary", isOn: $showsSummary)
          .fixedSize()
      }
      .padding(.bottom, 16)
      .backgroundPreferenceValue(TabBounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[part] {
            let place = proxy[anchor]
            Capsule().fill(.tint)
              .frame(width: place.width, height: 3)
              .offset(x: place.minX, y: place.maxY + 4)
          }
        }
        // The rectangle of an anchor is counted from the left edge.
        .environment(\.layoutDirection, .leftToRight)
      }
      Text("Offer ends in \(Text(timerInterval: offer))")
        .font(.footnote)
        .foregroundStyle(.secondary)
      if part == "Stops" { list } else { calendar }
    }
    .padding()
    .inspector(isPresented: $showsSummary) {
      VStack(alignment: .leading) {
        Text("\(stops.count) stops").font(.headline)
        ForEach(stops.filter(\.isBooked)) { Label($0.name, systemImage: "checkmark") }
        Text("\(days.count) days")
      }
      .padding()
    }
  }

  private var list: some View {
    List($stops, editActions: .all) { $stop in
      HStack {
        TextField("Place", text: $stop.name)
        Toggle("Booked", isOn: $stop.isBooked)
      }
      .deleteDisabled(stop.isBooked)
    }
    .copyable(stops.map(\.name))
    .pasteDestination(for: String.self) { texts in
      stops += texts.flatMap { $0.split(separator: "\n") }.map { Stop(String($0)) }
    }
    .toolbar {
      PasteButton(payloadType: String.self) { texts in stops += texts.map { Stop($0) } }
      EditButton()
    }
  }

  private var calendar: some View {
    MultiDatePicker("Days", selection: $days, in: Calendar.current.startOfDay(for: .now)...)
  }
}

#Preview("A trip") {
  TripPage()
}
