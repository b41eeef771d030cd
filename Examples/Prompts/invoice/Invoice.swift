import Foundation
import TerminalPrompts

/// Asks for an invoice in steps, and prints it as JSON.
@main struct Invoice {
  struct Entry: Codable, Sendable {
    var customer = ""
    var email = ""
    var item = ""
    var quantity = 1
    var price: Decimal = 0
    var isShipped = false
    var address = ""

    var total: Decimal { price * Decimal(quantity) }
  }

  struct EntryForm: View {
    @State private var entry = Entry()
    let finish: PromptFinish<Entry>

    var body: some View {
      FormSteps(finishTitle: "Save") {
        FormStep("Customer", summary: ["Customer": entry.customer, "E-mail": entry.email]) {
          TextField("Customer", text: $entry.customer).validation(.required())
          TextField("E-mail", text: $entry.email).validation(.email())
        }
        FormStep(
          "Item",
          summary: [
            "Item": "\(entry.quantity) × \(entry.item)", "Total": entry.total.formatted(.currency(code: "EUR")),
          ]
        ) {
          TextField("Item", text: $entry.item).validation(.required())
          TextField("Quantity", value: $entry.quantity, format: .number).validation(.range(1...1000))
          TextField("Price", value: $entry.price, format: .currency(code: "EUR"))
          LabeledContent("Total", value: entry.total, format: .currency(code: "EUR"))
          Toggle("Ship it", isOn: $entry.isShipped)
        }
        if entry.isShipped {
          FormStep("Address", summary: ["Address": entry.address]) {
            TextField("Address", text: $entry.address).validation(.required())
          }
        }
      } onFinish: {
        finish(entry)
      }
    }
  }

  static func main() async {
    do {
      let entry: Entry = try await Prompt.run(summary: { "Invoice for \($0.customer)" }) { EntryForm(finish: $0) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(entry), as: UTF8.self))
    } catch {
      Prompt.exit(withError: error)
    }
  }
}
