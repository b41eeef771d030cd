import SwiftUI

/// The quantities and their units.
enum Quantity: String, CaseIterable, Identifiable {
  case length, temperature, mass, speed

  var id: Self { self }

  var units: [Dimension] {
    switch self {
    case .length: [UnitLength.kilometers, UnitLength.meters, UnitLength.miles, UnitLength.feet]
    case .temperature: [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
    case .mass: [UnitMass.kilograms, UnitMass.grams, UnitMass.pounds, UnitMass.ounces]
    case .speed: [UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond, UnitSpeed.knots]
    }
  }
}

struct UnitConverterView: View {
  @State private var quantity = Quantity.length
  @State private var input: Double?
  @State private var inputUnit: Dimension = UnitLength.kilometers
  @State private var outputUnit: Dimension = UnitLength.miles
  @State private var history: [String] = []
  @FocusState private var isInputFocused: Bool

  private var output: Measurement<Dimension>? {
    input.map { Measurement(value: $0, unit: inputUnit).converted(to: outputUnit) }
  }

  var body: some View {
    NavigationView {
      Form {
        Picker("Quantity", selection: $quantity) {
          ForEach(Quantity.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        .onChange(of: quantity) { newValue in
          inputUnit = newValue.units[0]
          outputUnit = newValue.units[1]
        }

        Section(header: Text("From")) {
          HStack {
            TextField("Value", value: $input, format: .number, prompt: Text("0"))
              .keyboardType(.decimalPad)
              .focused($isInputFocused)
              .onSubmit(remember)
            Text(inputUnit.symbol)
              .foregroundColor(.secondary)
          }
          UnitPicker(title: "From unit", units: quantity.units, selection: $inputUnit)
        }

        Section(header: Text("To")) {
          UnitPicker(title: "To unit", units: quantity.units, selection: $outputUnit)
            .pickerStyle(.inline)
            .labelsHidden()
          if let output {
            Text("\(output.value.formatted(.number.precision(.fractionLength(0...3)))) \(output.unit.symbol)")
              .font(.title2)
              .bold()
          } else {
            Text("Enter a number.")
              .foregroundColor(.secondary)
          }
        }

        if !history.isEmpty {
          Section {
            ForEach(history.reversed(), id: \.self) { Text($0) }
          } header: {
            HStack {
              Text("History")
              Spacer()
              Button("Clear") { history.removeAll() }
                .font(.caption)
            }
          }
        }
      }
      .navigationTitle(Text("Converter"))
      .toolbar {
        Button {
          swap(&inputUnit, &outputUnit)
        } label: {
          Image(systemName: "arrow.up.arrow.down")
        }
        .accessibilityLabel("Swap units")
        .keyboardShortcut("s", modifiers: [.command, .shift])
      }
      .onAppear { isInputFocused = true }
    }
    .navigationViewStyle(.stack)
  }

  private func remember() {
    guard let input, let output else { return }
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 2
    let source = formatter.string(from: Measurement(value: input, unit: inputUnit))
    let line = "\(source) = \(formatter.string(from: output))"
    if history.last != line { history.append(line) }
  }
}

private struct UnitPicker: View {
  let title: String
  let units: [Dimension]
  @Binding var selection: Dimension

  var body: some View {
    Picker(title, selection: $selection) {
      ForEach(units, id: \.self) { unit in
        Text(unit.symbol).tag(unit)
      }
    }
  }
}

struct UnitConverterView_Previews: PreviewProvider {
  static var previews: some View {
    UnitConverterView()
      .preferredColorScheme(.dark)
  }
}
