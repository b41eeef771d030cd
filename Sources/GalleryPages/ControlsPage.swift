import SwiftUI

/// Controls other than fields: choices, values, dates, colours, menus.
struct ControlsPage: View {
  enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate, strawberry

    var id: Self { self }
  }

  @StateObject private var order = IceCreamOrder()
  @State private var color = Color.orange
  @State private var isGift = false
  @State private var notes = ""

  var body: some View {
    Form {
      Section("Choices") {
        Picker("Flavour", selection: $order.flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
        }
        Picker("Size", selection: $order.size) {
          Text("Small").tag("S")
          Text("Medium").tag("M")
          Text("Large").tag("L")
        }
        .pickerStyle(.segmented)
        Picker("Pay", selection: $order.payment) {
          Label("Cash", systemImage: "dollarsign").tag(0)
          Label("Card", systemImage: "creditcard").tag(1)
        }
        .pickerStyle(.inline)
        Toggle("Gift", isOn: $isGift)
        Toggle("Insured", isOn: $order.isInsured).toggleStyle(.checkbox)
      }
      Section("Values") {
        LabeledContent("Sweetness") {
          Slider(value: $order.sweetness, in: 0...10, step: 1) { Text("Sweetness") }
        }
        Stepper("Scoops: \(order.scoops)", value: $order.scoops, in: 1...9)
        DatePicker("Delivery", selection: $order.delivery, displayedComponents: .date)
        ColorPicker("Ribbon", selection: $color, supportsOpacity: false)
        ProgressView("Filled in", value: order.completeness)
        Gauge(value: order.sweetness, in: 0...10) { Text("Sugar") }
      }
      Section("Actions") {
        TextField("Notes", text: $notes)
        Menu("More") {
          Button("Two scoops", systemImage: "plus") { order.scoops = 2 }
          Menu("Presets") {
            Button("Sour") { order.sweetness = 1 }
            Button("Sweet") { order.sweetness = 9 }
          }
          Divider()
          Toggle("Gift", isOn: $isGift)
        }
        Button("Order", action: order.send).keyboardShortcut(.defaultAction).buttonStyle(.borderedProminent)
        Text(order.summary).accessibilityIdentifier("summary")
      }
    }
  }
}

/// The order.
@MainActor final class IceCreamOrder: ObservableObject {
  @Published var flavour = ControlsPage.Flavour.vanilla
  @Published var size = "M"
  @Published var payment = 0
  @Published var sweetness = 5.0
  @Published var scoops = 1
  @Published var isInsured = false
  @Published var delivery = Date(timeIntervalSince1970: 1_795_219_200)
  @Published var summary = "Nothing ordered"

  var completeness: Double { (Double(scoops) + sweetness) / 19 }

  func send() {
    let day = delivery.formatted(.iso8601.year().month().day())
    summary = "\(scoops) \(flavour.rawValue) \(size) \(payment) \(Int(sweetness)) \(isInsured) \(day)"
  }
}

#Preview("Controls") {
  ControlsPage()
}
