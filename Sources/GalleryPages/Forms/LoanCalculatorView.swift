import SwiftUI

/// The cost of a loan: each value has a slider and a field.
struct LoanCalculatorView: View {
  @State private var amount = 250_000.0
  @State private var interest = 3.5
  @State private var years = 25.0
  @State private var showsSchedule = false
  @FocusState private var focusedField: Field?

  private enum Field { case amount, interest, years }

  private let currencyFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    formatter.minimumFractionDigits = 0
    formatter.maximumFractionDigits = 0
    formatter.isLenient = true
    return formatter
  }()

  private let percentFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 2
    formatter.positiveSuffix = " %"
    formatter.isLenient = true
    return formatter
  }()

  var body: some View {
    Form {
      Section("Loan") {
        LabeledContent("Amount") {
          HStack {
            Slider(value: $amount, in: 10_000...1_000_000, step: 5_000)
              .accessibilityLabel("Amount")
            TextField("Amount", value: $amount, formatter: currencyFormatter)
              .frame(width: 110)
              .multilineTextAlignment(.trailing)
              .keyboardType(.decimalPad)
              .focused($focusedField, equals: .amount)
          }
        }
        LabeledContent("Interest") {
          HStack {
            Slider(value: $interest, in: 0.5...12, step: 0.25)
              .accessibilityLabel("Interest")
            TextField("Interest", value: $interest, formatter: percentFormatter)
              .frame(width: 110)
              .multilineTextAlignment(.trailing)
              .keyboardType(.decimalPad)
              .focused($focusedField, equals: .interest)
          }
        }
        LabeledContent("Years") {
          HStack {
            Slider(value: $years, in: 1...40, step: 1)
              .accessibilityLabel("Years")
            TextField("Years", value: $years, format: .number.precision(.fractionLength(0)))
              .frame(width: 110)
              .multilineTextAlignment(.trailing)
              .keyboardType(.numberPad)
              .focused($focusedField, equals: .years)
          }
        }
      }

      Section("Result") {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
          GridRow {
            Text("Monthly payment")
            Text(loan.monthlyPayment, format: .currency(code: "USD"))
              .bold()
              .gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Total interest")
            Text(loan.totalInterest, format: .currency(code: "USD").precision(.fractionLength(0)))
          }
          Divider()
          GridRow {
            Text("Paid back in all")
            Text(loan.total, format: .currency(code: "USD").precision(.fractionLength(0)))
          }
        }
        .monospacedDigit()
        ProgressView(value: loan.amount, total: max(loan.total, 1)) {
          Text("Share of the loan itself")
        } currentValueLabel: {
          Text(loan.share, format: .percent.precision(.fractionLength(0)))
        }
      }

      Section {
        DisclosureGroup("What is left to pay", isExpanded: $showsSchedule) {
          ForEach(loan.schedule, id: \.year) { entry in
            LabeledContent("After year \(entry.year)") {
              Text(entry.balance, format: .currency(code: "USD").precision(.fractionLength(0)))
            }
          }
        }
      }
    }
    .navigationTitle("Loan")
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focusedField = nil }
      }
    }
    .onChange(of: years) {
      years = min(max(years.rounded(), 1), 40)
    }
  }

  private var loan: Loan { Loan(amount: amount, yearlyInterest: interest / 100, years: Int(years)) }
}

/// A loan that is paid back in equal parts each month.
struct Loan {
  var amount: Double
  var yearlyInterest: Double
  var years: Int

  private var months: Double { Double(max(years, 1) * 12) }
  private var rate: Double { yearlyInterest / 12 }

  var monthlyPayment: Double {
    rate == 0 ? amount / months : amount * rate / (1 - pow(1 + rate, -months))
  }

  var total: Double { monthlyPayment * months }

  var totalInterest: Double { total - amount }

  /// The part of the payments that is principal, not interest.
  var share: Double { total > 0 ? amount / total : 0 }

  /// The remaining debt after each fifth year, and after the last.
  var schedule: [(year: Int, balance: Double)] {
    (1...max(years, 1)).filter { $0 % 5 == 0 || $0 == years }.map { year in
      let paid = Double(year * 12)
      let growth = pow(1 + rate, paid)
      let balance =
        rate == 0 ? amount - monthlyPayment * paid : amount * growth - monthlyPayment * (growth - 1) / rate
      return (year, max(balance, 0))
    }
  }
}

#Preview("Loan calculator") {
  LoanCalculatorView()
}
