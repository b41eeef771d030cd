import SwiftUI
import UniformTypeIdentifiers

/// Rows that recipes are dropped between, and texts below.
struct RecipeRows: View {
    @State private var recipes = [Recipe(title: "Soup", servings: 4), Recipe(title: "Bread", servings: 8)]
    @State private var notes = ["Salt"]

    var body: some View {
        VStack {
            Text("New: Tea").draggable(Recipe(title: "Tea", servings: 1))
            List {
                ForEach(recipes, id: \.title) { recipe in Text("\(recipe.title) for \(recipe.servings)") }
                    .onDelete { recipes.remove(atOffsets: $0) }
                    .dropDestination(for: Recipe.self) { dropped, offset in recipes.insert(contentsOf: dropped, at: offset) }
                ForEach(notes, id: \.self) { Text($0) }
                    .onInsert(of: [UTType.plainText]) { offset, providers in
                        for provider in providers {
                            _ = provider.loadObject(ofClass: String.self) { text, _ in
                                if let text { notes.insert(text, at: offset) }
                            }
                        }
                    }
            }
        }
    }
}
