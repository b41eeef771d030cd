import Observation
import SwiftUI

@Observable
final class Invoice {
  struct Line: Identifiable {
    let id = UUID()
    var text: String
    var quantity: Int
    var price: Decimal

    var amount: Decimal { Decimal(quantity) * price }
  }

  var customer = "Analytical Engines Ltd."
  var number = 1042
  var date = Date.day(2026, 11, 21)
  var dueInDays = 30
  var lines = [
    Line(text: "Design", quantity: 12, price: 95),
    Line(text: "Brass gears", quantity: 40, price: 7.25),
  ]
  var discount: Decimal?
  var vatRate = 0.19

  var subtotal: Decimal { lines.reduce(0) { $0 + $1.amount } }
  var reduction: Decimal { subtotal * (discount ?? 0) }
  var vat: Decimal { (subtotal - reduction) * Decimal(vatRate) }
  var total: Decimal { subtotal - reduction + vat }

  func addLine() -> Line.ID {
    let line = Line(text: "", quantity: 1, price: 0)
    lines.append(line)
    return line.id
  }
}

struct InvoiceView: View {
  @State private var invoice = Invoice()
  @FocusState private var focusedLine: Invoice.Line.ID?

  var body: some View {
    NavigationStack {
      Form {
        InvoiceHeader(invoice: invoice)
        Section("Lines") {
          ForEach($invoice.lines) { $line in
            InvoiceLineRow(line: $line)
              .focused($focusedLine, equals: line.id)
          }
          .onDelete { invoice.lines.remove(atOffsets: $0) }
          Button {
            focusedLine = invoice.addLine()
          } label: {
            Label("Add line", systemImage: "plus")
          }
        }
        Section("Totals") {
          TextField("Discount", value: $invoice.discount, format: .percent, prompt: Text("None"))
            .keyboardType(.numberPad)
          Picker("VAT", selection: $invoice.vatRate) {
            ForEach([0, 0.07, 0.19], id: \.self) { Text($0, format: .percent) }
          }
          InvoiceTotals(invoice: invoice)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Invoice \(String(invoice.number))")
    }
  }
}

private struct InvoiceHeader: View {
  @Bindable var invoice: Invoice

  private var dueDate: Date {
    Calendar.current.date(byAdding: .day, value: invoice.dueInDays, to: invoice.date) ?? invoice.date
  }

  var body: some View {
    Section {
      TextField("Customer", text: $invoice.customer)
      TextField("Number", value: $invoice.number, format: .number.grouping(.never))
      DatePicker("Date", selection: $invoice.date, displayedComponents: .date)
      Stepper(value: $invoice.dueInDays, in: 0...90, step: 15) {
        Text("Due \(dueDate, format: .dateTime.day().month(.wide).year())")
      }
    }
  }
}

private struct InvoiceLineRow: View {
  @Binding var line: Invoice.Line

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Description", text: $line.text)
      HStack {
        TextField("Quantity", value: $line.quantity, format: .number)
          .frame(width: 60)
        Text("×")
          .foregroundStyle(.secondary)
        TextField("Price", value: $line.price, format: .currency(code: "EUR"))
          .frame(width: 110)
        Spacer()
        Text(line.amount, format: .currency(code: "EUR"))
          .monospacedDigit()
      }
      .multilineTextAlignment(.trailing)
    }
    .labelsHidden()
  }
}

private struct InvoiceTotals: View {
  let invoice: Invoice

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 24, verticalSpacing: 4) {
      row("Subtotal", invoice.subtotal)
      if invoice.reduction > 0 {
        row("Discount", -invoice.reduction)
          .foregroundStyle(.green)
      }
      row("VAT", invoice.vat)
      Divider()
      row("Total", invoice.total)
        .font(.headline)
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
  }

  private func row(_ title: LocalizedStringKey, _ amount: Decimal) -> some View {
    GridRow {
      Text(title)
      Text(amount, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
  }
}

#Preview("Invoice", traits: .fixedLayout(width: 560, height: 760)) {
  InvoiceView()
}
