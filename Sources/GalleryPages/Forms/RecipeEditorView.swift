import SwiftUI

struct Recipe {
  struct Ingredient: Identifiable {
    let id = UUID()
    var amount: Double?
    var unit = "g"
    var name = ""
  }

  struct Step: Identifiable {
    let id = UUID()
    var text = ""
  }

  var title = "Pancakes"
  var servings = 4
  var minutes = 25
  var ingredients = [
    Ingredient(amount: 250, unit: "g", name: "Flour"),
    Ingredient(amount: 0.5, unit: "l", name: "Milk"),
    Ingredient(amount: 3, unit: "pcs", name: "Eggs"),
  ]
  var steps = [Step(text: "Whisk everything."), Step(text: "Fry until golden.")]
}

struct RecipeEditorView: View {
  enum Field: Hashable {
    case title
    case ingredient(UUID)
    case step(UUID)
  }

  @State private var recipe = Recipe()
  @State private var saved: Recipe?
  @FocusState private var focus: Field?

  private let units = ["g", "ml", "l", "pcs", "tbsp"]

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Title", text: $recipe.title)
            .font(.headline)
            .focused($focus, equals: .title)
          Stepper("Serves \(recipe.servings)", value: servings, in: 1...24)
          Stepper(value: $recipe.minutes, in: 5...240, step: 5) {
            Text("Takes \(Duration.seconds(recipe.minutes * 60).formatted(.units(allowed: [.hours, .minutes])))")
          }
        }
        ingredientSection
        stepSection
        if let saved {
          Section {
            Label(
              "Saved “\(saved.title)” with \(saved.ingredients.count) ingredients.", systemImage: "checkmark.circle"
            )
            .foregroundStyle(.green)
          }
        }
      }
      .navigationTitle(recipe.title.isEmpty ? "New Recipe" : recipe.title)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Save", action: save)
            .disabled(recipe.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }

  private var ingredientSection: some View {
    Section {
      ForEach($recipe.ingredients) { $ingredient in
        HStack {
          TextField("Amount", value: $ingredient.amount, format: .number.precision(.fractionLength(0...2)))
            .keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
            .frame(width: 80)
          Picker("Unit", selection: $ingredient.unit) {
            ForEach(units, id: \.self) { Text($0) }
          }
          .labelsHidden()
          .fixedSize()
          TextField("Ingredient", text: $ingredient.name)
            .focused($focus, equals: .ingredient(ingredient.id))
            .onSubmit { if ingredient.id == recipe.ingredients.last?.id { addIngredient() } }
        }
      }
      .onDelete { recipe.ingredients.remove(atOffsets: $0) }
      .onMove { recipe.ingredients.move(fromOffsets: $0, toOffset: $1) }
      Button(action: addIngredient) {
        Label("Add ingredient", systemImage: "plus.circle.fill")
      }
    } header: {
      Text("Ingredients")
    }
  }

  private var stepSection: some View {
    Section(header: Text("Steps"), footer: Text("\(recipe.steps.count) steps")) {
      ForEach(Array($recipe.steps.enumerated()), id: \.element.id) { index, $step in
        HStack(alignment: .firstTextBaseline) {
          Text("\(index + 1).")
            .monospacedDigit()
            .foregroundStyle(.secondary)
          TextField("What to do", text: $step.text, axis: .vertical)
            .focused($focus, equals: .step(step.id))
        }
      }
      .onDelete { recipe.steps.remove(atOffsets: $0) }
      .onMove { recipe.steps.move(fromOffsets: $0, toOffset: $1) }
      Button("Add step", systemImage: "plus.circle.fill", action: addStep)
    }
  }

  /// Scales the amounts with the number of guests.
  private var servings: Binding<Int> {
    Binding(
      get: { recipe.servings },
      set: { new in
        let factor = Double(new) / Double(recipe.servings)
        for index in recipe.ingredients.indices {
          recipe.ingredients[index].amount = recipe.ingredients[index].amount.map { $0 * factor }
        }
        recipe.servings = new
      })
  }

  private func addIngredient() {
    let ingredient = Recipe.Ingredient()
    recipe.ingredients.append(ingredient)
    focus = .ingredient(ingredient.id)
  }

  private func addStep() {
    let step = Recipe.Step()
    recipe.steps.append(step)
    focus = .step(step.id)
  }

  private func save() {
    recipe.ingredients.removeAll { $0.name.isEmpty }
    recipe.steps.removeAll { $0.text.isEmpty }
    focus = nil
    saved = recipe
  }
}

#Preview("Recipe editor") {
  RecipeEditorView()
}
