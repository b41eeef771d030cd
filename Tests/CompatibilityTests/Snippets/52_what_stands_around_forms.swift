import Combine
import SwiftUI
import UIKit

// With the trait, SwiftUI re-exports it.
#if !Networking
    import FoundationNetworking
#endif

// What form files in the wild ask of UIKit, Foundation and the newest SwiftUI around their fields.

enum Haptics {
    @MainActor static func success() { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    @MainActor static func tap() {
        let generator = UIImpactFeedbackGenerator(style: .medium)
        generator.prepare()
        generator.impactOccurred(intensity: 0.7)
        UISelectionFeedbackGenerator().selectionChanged()
    }
}

extension ImageResource {
    static let badge = ImageResource(name: "badge", bundle: .main)
}

extension ColorResource {
    static let brand = ColorResource(name: "brand", bundle: .main)
}

private struct TopCorners: Shape {
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
        return Path(path.cgPath)
    }
}

final class ProfileLoader: ObservableObject {
    @Published var name = ""
    @Published private(set) var isActive = true
    private var bag = Set<AnyCancellable>()

    init() {
        let center = NotificationCenter.default
        center.publisher(for: UIApplication.willResignActiveNotification)
            .map { _ in false }
            .merge(with: center.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in true })
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.isActive = $0 }
            .store(in: &bag)
    }

    @MainActor func load() async throws {
        var request = URLRequest(url: URL(string: "https://example.org/profile")!)
        request.httpMethod = "POST"
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let answer = response as? HTTPURLResponse, answer.statusCode == 200 else { return }
        name = String(decoding: data, as: UTF8.self)
    }
}

struct SurroundingsView: View {
    @StateObject private var loader = ProfileLoader()
    @Environment(\.dismissSearch) private var dismissSearch
    @AppStorage("surroundings.link") private var link: URL?
    @State private var amount = 12.5
    @State private var mail = ""
    @State private var count = 1
    @Namespace private var space

    private static let currency: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .currency
        return formatter
    }()

    private var isMailValid: Bool {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: mail)
    }

    var body: some View {
        GlassEffectContainer(spacing: 12) {
            VStack {
                TextField("Mail", text: $mail)
                    .padding(8)
                    .overlay(Color(.brand).opacity(0.4), in: .rect(cornerRadii: .init(topLeading: 8)))
                    .contentShape(.interaction, Rectangle())
                Text(isMailValid ? "valid" : "invalid")
                Text("\(amount as NSNumber, formatter: Self.currency) in all")
                Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) {
                    Text("Guests: \(count)")
                }
                Image(.badge)
                    .accessibilityHidden(true)
                Button("Settings") {
                    if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
                    Haptics.tap()
                }
                .glassEffectID("settings", in: space)
                Button("Copy") { UIPasteboard.general.string = mail }
                    .onLongPressGesture(minimumDuration: 0.3, pressing: { _ in }, perform: { Haptics.success() })
                Text(UIDevice.current.userInterfaceIdiom == .phone ? "small" : "large")
            }
            .background(TopCorners().fill(Color(UIColor(Color.red).withAlphaComponent(0.2))))
        }
        .safeAreaBar(edge: .bottom) { Text(link?.absoluteString ?? "no link") }
        .presentationSizing(.form)
        .scrollEdgeEffectStyle(.soft, for: .top)
    }
}

#Preview {
    let view = SurroundingsView()
    return NavigationStack { view }
}
