import SwiftUI

/// An address in the format of the chosen country: its fields, their labels, its postal code.
struct ShippingAddressView: View {
  enum Country: String, CaseIterable, Identifiable {
    case canada = "Canada"
    case germany = "Germany"
    case japan = "Japan"
    case netherlands = "Netherlands"
    case unitedKingdom = "United Kingdom"
    case unitedStates = "United States"

    var id: String { rawValue }
  }

  struct Address: Equatable {
    var country = Country.unitedStates
    var name = ""
    var street = ""
    var extra = ""
    var city = ""
    var region = ""
    var postalCode = ""
  }

  @State private var address = Address()
  @State private var isBusiness = false
  @State private var company = ""
  @State private var savedLabel: String?
  @FocusState private var focus: Focus?

  private enum Focus { case name, street, postalCode }

  private var format: AddressFormat { AddressFormat(of: address.country) }

  var body: some View {
    Form {
      Section {
        Picker("Country", selection: $address.country) {
          ForEach(Country.allCases) { country in
            Text(country.rawValue).tag(country)
          }
        }
      }

      Section("Recipient") {
        TextField("Full name", text: $address.name)
          .textContentType(.name)
          .focused($focus, equals: .name)
        Toggle("Business address", isOn: $isBusiness.animation(.easeInOut))
        if isBusiness {
          TextField("Company", text: $company)
            .textContentType(.organizationName)
        }
      }

      Section("Address") {
        TextField("Street", text: $address.street, prompt: Text(format.streetPrompt))
          .textContentType(.streetAddressLine1)
          .focused($focus, equals: .street)
        TextField("Apartment, floor", text: $address.extra, prompt: Text("Optional"))
          .textContentType(.streetAddressLine2)
        if format.postalCodeComesFirst {
          postalCodeField
          cityField
        } else {
          cityField
          if let regions = format.regions {
            Picker(format.regionLabel, selection: $address.region) {
              Text("Choose…").tag("")
              ForEach(regions, id: \.self, content: Text.init)
            }
          }
          postalCodeField
        }
      }

      Section("Label") {
        Text(label)
          .font(.system(.body, design: .monospaced))
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("label")
        Button("Save address", action: save)
          .buttonStyle(.borderedProminent)
          .disabled(!isComplete)
        if savedLabel == label {
          Label("Saved", systemImage: "checkmark")
            .foregroundStyle(.green)
        }
      }
    }
    .onChange(of: address.country) { oldCountry, newCountry in
      address.region = ""
      // A code of five digits is valid in another country too.
      if AddressFormat(of: oldCountry).pattern != AddressFormat(of: newCountry).pattern {
        address.postalCode = ""
      }
    }
    .onChange(of: address.postalCode) { _, newValue in
      let formatted = format.formatPostalCode(newValue)
      if formatted != newValue { address.postalCode = formatted }
    }
  }

  private var cityField: some View {
    TextField(format.cityLabel, text: $address.city)
      .textContentType(.addressCity)
  }

  @ViewBuilder private var postalCodeField: some View {
    TextField(format.postalCodeLabel, text: $address.postalCode, prompt: Text(format.postalCodePrompt))
      .textContentType(.postalCode)
      .keyboardType(format.hasLettersInPostalCode ? .default : .numberPad)
      .textInputAutocapitalization(.characters)
      .focused($focus, equals: .postalCode)
    if !address.postalCode.isEmpty && focus != .postalCode && !format.isComplete(address.postalCode) {
      Text("Like \(format.postalCodePrompt), please.")
        .font(.caption)
        .foregroundStyle(.red)
    }
  }

  private var isComplete: Bool {
    !address.name.isEmpty && !address.street.isEmpty && !address.city.isEmpty
      && format.isComplete(address.postalCode) && (format.regions == nil || !address.region.isEmpty)
  }

  private var label: String {
    let place =
      format.postalCodeComesFirst
      ? [address.postalCode, address.city]
      : [address.city, address.region, address.postalCode]
    return [
      isBusiness ? company : "", address.name, address.street, address.extra,
      place.filter { !$0.isEmpty }.joined(separator: " "), address.country.rawValue.uppercased(),
    ]
    .filter { !$0.isEmpty }
    .joined(separator: "\n")
  }

  private func save() { savedLabel = label }
}

/// The address format of a country.
struct AddressFormat {
  /// A digit for `9`, a letter for `A`, the character itself for any other.
  var pattern: String
  var postalCodeLabel = "Postal code"
  var postalCodePrompt: String
  var streetPrompt = "1 Main Street"
  var cityLabel = "City"
  var regionLabel = "Region"
  var regions: [String]?
  var postalCodeComesFirst = false

  init(of country: ShippingAddressView.Country) {
    switch country {
    case .canada:
      (pattern, postalCodePrompt) = ("A9A 9A9", "K1A 0B1")
      regionLabel = "Province"
      regions = ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK"]
    case .germany:
      (pattern, postalCodePrompt, postalCodeLabel) = ("99999", "10117", "Postleitzahl")
      (streetPrompt, postalCodeComesFirst) = ("Unter den Linden 1", true)
    case .japan:
      (pattern, postalCodePrompt) = ("999-9999", "100-0001")
      (streetPrompt, postalCodeComesFirst, cityLabel) = ("1-1 Chiyoda", true, "Prefecture and city")
    case .netherlands:
      (pattern, postalCodePrompt, postalCodeLabel) = ("9999 AA", "1012 JS", "Postcode")
      (streetPrompt, postalCodeComesFirst) = ("Dam 1", true)
    case .unitedKingdom:
      (pattern, postalCodePrompt, postalCodeLabel) = ("", "SW1A 1AA", "Postcode")
      cityLabel = "Town"
    case .unitedStates:
      (pattern, postalCodePrompt, postalCodeLabel) = ("99999-9999", "20500", "ZIP code")
      regionLabel = "State"
      regions = ["CA", "FL", "IL", "MA", "NY", "OH", "PA", "TX", "WA"]
    }
  }

  var hasLettersInPostalCode: Bool { pattern.isEmpty || pattern.contains("A") }

  /// The typed characters with the separators, without those that do not fit.
  func formatPostalCode(_ text: String) -> String {
    let typed = text.uppercased().filter { $0.isLetter || $0.isNumber }
    if pattern.isEmpty {
      // The last three are separate in the United Kingdom.
      let code = String(typed.prefix(7))
      return code.count > 4 ? "\(code.dropLast(3)) \(code.suffix(3))" : code
    }
    var result = ""
    var rest = Substring(typed)
    for symbol in pattern {
      guard let next = rest.first else { break }
      switch symbol {
      case "9" where next.isNumber, "A" where next.isLetter:
        result.append(next)
        rest.removeFirst()
      case "9", "A": return result
      default: result.append(symbol)
      }
    }
    return result
  }

  func isComplete(_ code: String) -> Bool {
    switch pattern {
    case "": (6...8).contains(code.count)
    case "99999-9999": code.count == 5 || code.count == 10
    default: code.count == pattern.count
    }
  }
}

#Preview("Shipping address") {
  ShippingAddressView()
}
