import SwiftUICore

/// A view as Xcode leaves it when it has added the import of a name by itself, with the controls of a Touch Bar.
struct GuessSummary: View {
    let guesses: Int

    var body: some View {
        VStack(spacing: 4) {
            Text("Guesses: \(guesses)").foregroundStyle(Color.blue.mix(with: .white, by: 0.2))
        }
        .touchBar {
            Text("Guesses: \(guesses)").touchBarItemPrincipal().touchBarItemPresence(.required("guesses"))
        }
        .touchBar(TouchBar { Text("None").touchBarCustomizationLabel(Text("Guesses")) })
    }
}
