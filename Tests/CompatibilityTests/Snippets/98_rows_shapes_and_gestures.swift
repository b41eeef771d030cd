import SwiftUI

/// Insets of rows, shapes made of others, a gesture of the program's own and what is heard of scrolling.
struct TicketView: View {
    @State private var offset: CGFloat = 0
    @State private var isDragged = false

    struct Swipe: Gesture {
        @GestureState private var translation = CGSize.zero
        let changed: (CGSize) -> Void

        var body: some Gesture {
            DragGesture()
                .updating($translation) { value, state, _ in state = value.translation }
                .onEnded { changed($0.translation) }
        }
    }

    var body: some View {
        ScrollView {
            Rectangle()
                .subtracting(Circle().offset(x: -20))
                .fill(.orange)
                .frame(height: 60)
                .gesture(Swipe { isDragged = $0.width > 20 })
            Form {
                Text("Seat").listRowInsets(.horizontal, 12)
                Text("Gate").listRowInsets(EdgeInsets())
            }
            .listSectionSpacing(.compact)
        }
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { _, new in
            offset = new
        }
        .onScrollPhaseChange { _, new in if new == .idle { isDragged = false } }
    }
}
