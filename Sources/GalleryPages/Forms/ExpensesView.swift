import SwiftUI

struct Expense: Identifiable, Equatable {
  enum Category: String, CaseIterable, Identifiable {
    case food, travel, home, fun

    var id: Self { self }

    var symbol: String {
      switch self {
      case .food: "cart"
      case .travel: "car"
      case .home: "house"
      case .fun: "gift"
      }
    }
  }

  let id = UUID()
  var name: String
  var amount: Double
  var category: Category
  var date: Date
}

struct ExpensesView: View {
  @State private var expenses: [Expense] = [
    Expense(name: "Train to Bern", amount: 48.5, category: .travel, date: .day(2026, 11, 17)),
    Expense(name: "Bread and cheese", amount: 12.9, category: .food, date: .day(2026, 11, 18)),
  ]
  @State private var showingAddExpense = false

  private var total: Double { expenses.map(\.amount).reduce(0, +) }

  private let currencyCode = Locale.current.currency?.identifier ?? "USD"

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(expenses) { expense in
            ExpenseRow(expense: expense, currencyCode: currencyCode)
          }
          .onDelete(perform: removeItems)
        } header: {
          Text("November")
        } footer: {
          HStack {
            Text("Total")
            Spacer()
            Text(total, format: .currency(code: currencyCode))
              .accessibilityIdentifier("total")
          }
          .font(.headline)
        }
      }
      .navigationTitle("Expenses")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            showingAddExpense = true
          } label: {
            Label("Add Expense", systemImage: "plus")
          }
        }
      }
      .overlay {
        if expenses.isEmpty {
          Text("No expenses yet")
            .foregroundStyle(.secondary)
        }
      }
      .sheet(isPresented: $showingAddExpense) {
        AddExpenseView(currencyCode: currencyCode) { expenses.append($0) }
      }
    }
  }

  private func removeItems(at offsets: IndexSet) {
    expenses.remove(atOffsets: offsets)
  }
}

private struct ExpenseRow: View {
  let expense: Expense
  let currencyCode: String

  var body: some View {
    HStack {
      Image(systemName: expense.category.symbol)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(expense.name)
        Text(expense.date, format: .dateTime.day().month())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: currencyCode))
        .foregroundStyle(expense.amount < 10 ? .green : expense.amount < 100 ? .primary : Color.red)
    }
  }
}

struct AddExpenseView: View {
  enum Field { case name, amount }

  let currencyCode: String
  let save: (Expense) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var amount: Double?
  @State private var category = Expense.Category.food
  @State private var date = Date.day(2026, 11, 21)
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .amount }
        TextField("Amount", value: $amount, format: .currency(code: currencyCode))
          .keyboardType(.decimalPad)
          .focused($focus, equals: .amount)
        Picker("Category", selection: $category) {
          ForEach(Expense.Category.allCases) { category in
            Label(category.rawValue.capitalized, systemImage: category.symbol)
              .tag(category)
          }
        }
        DatePicker("Date", selection: $date, displayedComponents: .date)
      }
      .navigationTitle("New Expense")
      .navigationBarTitleDisplayMode(.inline)
      .onAppear { focus = .name }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: saveExpense)
            .disabled(name.isEmpty || (amount ?? 0) <= 0)
        }
      }
    }
  }

  private func saveExpense() {
    guard let amount else { return }
    save(Expense(name: name, amount: amount, category: category, date: date))
    dismiss()
  }
}

extension Date {
  /// Noon of a day, in the current calendar.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) ?? .now
  }
}

#Preview("Expenses") {
  ExpensesView()
}
