import SwiftUI

/// The questions of a practice before the first visit: some appear by the answers to others.
struct MedicalIntakeView: View {
  enum Smoking: String, CaseIterable, Identifiable {
    case never, former, current

    var id: Self { self }
  }

  static let allergies = ["Penicillin", "Nuts", "Latex", "Pollen", "Shellfish", "Bee stings"]

  @State private var name = ""
  @State private var birthDate = Calendar.current.date(from: DateComponents(year: 1990, month: 1, day: 1)) ?? Date()
  @State private var height: Double?
  @State private var weight: Double?
  @State private var takesMedication = false
  @State private var medications: [String] = [""]
  @State private var hasAllergies = false
  @State private var selectedAllergies: Set<String> = []
  @State private var smoking = Smoking.never
  @State private var cigarettesPerDay: Int?
  @State private var isPregnant = false
  @State private var emergencyContact = ""
  @State private var emergencyPhone = ""
  @State private var consents = false
  @State private var isFinished = false

  var body: some View {
    NavigationStack {
      Form {
        aboutYou
        medicationSection
        allergySection
        smokingSection

        Section("In an emergency") {
          TextField("Whom shall we call?", text: $emergencyContact)
            .textContentType(.name)
          TextField("Their phone", text: $emergencyPhone)
            .keyboardType(.phonePad)
            .textContentType(.telephoneNumber)
            .disabled(emergencyContact.isEmpty)
        }

        Section {
          Toggle("I agree that this is kept for my treatment", isOn: $consents)
          Button("Finish") { isFinished = true }
            .disabled(!missing.isEmpty)
        } footer: {
          if !missing.isEmpty {
            Text("Still missing: \(missing.joined(separator: ", ")).")
          }
        }
      }
      .navigationTitle("Before your visit")
      .navigationDestination(isPresented: $isFinished) { IntakeSummary(lines: summary) }
    }
  }

  private var aboutYou: some View {
    Section("About you") {
      TextField("Full name", text: $name)
        .textContentType(.name)
      DatePicker("Date of birth", selection: $birthDate, in: ...Date(), displayedComponents: .date)
      LabeledContent("Age", value: "\(age)")
      TextField("Height (cm)", value: $height, format: .number)
        .keyboardType(.decimalPad)
      TextField("Weight (kg)", value: $weight, format: .number.precision(.fractionLength(0...1)))
        .keyboardType(.decimalPad)
      if let bodyMassIndex {
        LabeledContent("Body mass index") {
          Text(bodyMassIndex, format: .number.precision(.fractionLength(1)))
            .foregroundStyle((18.5..<25).contains(bodyMassIndex) ? .green : .orange)
        }
      }
    }
  }

  private var medicationSection: some View {
    Section("Medication") {
      Toggle("I take medication", isOn: $takesMedication.animation())
      if takesMedication {
        ForEach(medications.indices, id: \.self) { index in
          TextField("Medication \(index + 1)", text: $medications[index])
            .textInputAutocapitalization(.words)
        }
        .onDelete { medications.remove(atOffsets: $0) }
        Button("One more", systemImage: "plus.circle") { medications.append("") }
          .disabled(medications.last?.isEmpty == true)
      }
    }
  }

  private var allergySection: some View {
    Section("Allergies") {
      Toggle("I have allergies", isOn: $hasAllergies.animation())
      if hasAllergies {
        ForEach(Self.allergies, id: \.self) { allergy in
          MultipleSelectionRow(title: allergy, isSelected: selectedAllergies.contains(allergy)) {
            if selectedAllergies.remove(allergy) == nil { selectedAllergies.insert(allergy) }
          }
        }
      }
    }
  }

  private var smokingSection: some View {
    Section("Habits") {
      Picker("Smoking", selection: $smoking) {
        ForEach(Smoking.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      if smoking == .current {
        TextField("Cigarettes a day", value: $cigarettesPerDay, format: .number)
          .keyboardType(.numberPad)
      }
    }
  }

  private var age: Int {
    Calendar.current.dateComponents([.year], from: birthDate, to: Date()).year ?? 0
  }

  private var bodyMassIndex: Double? {
    guard let height, let weight, height > 50, weight > 0 else { return nil }
    return weight / pow(height / 100, 2)
  }

  private var missing: [String] {
    var missing: [String] = []
    if name.isEmpty { missing.append("your name") }
    if takesMedication && medications.allSatisfy(\.isEmpty) { missing.append("your medication") }
    if hasAllergies && selectedAllergies.isEmpty { missing.append("your allergies") }
    if smoking == .current && cigarettesPerDay == nil { missing.append("how much you smoke") }
    if !consents { missing.append("your consent") }
    return missing
  }

  private var summary: [String] {
    var lines = ["\(name), \(age) years old"]
    if let bodyMassIndex { lines.append("BMI \(bodyMassIndex.formatted(.number.precision(.fractionLength(1))))") }
    if takesMedication { lines.append("Takes " + medications.filter { !$0.isEmpty }.formatted(.list(type: .and))) }
    if hasAllergies { lines.append("Allergic to " + selectedAllergies.sorted().formatted(.list(type: .and))) }
    lines.append(smoking == .never ? "Never smoked" : smoking == .former ? "Used to smoke" : "Smokes")
    return lines
  }
}

private struct MultipleSelectionRow: View {
  let title: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      HStack {
        Text(title)
          .foregroundColor(.primary)
        Spacer()
        if isSelected {
          Image(systemName: "checkmark")
            .foregroundColor(.accentColor)
            .accessibilityLabel("Selected")
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

private struct IntakeSummary: View {
  let lines: [String]

  var body: some View {
    List(lines, id: \.self) { line in
      Label(line, systemImage: "checkmark")
    }
    .navigationTitle("Thank you")
  }
}

#Preview("Medical intake") {
  MedicalIntakeView()
}
