import SwiftUI

/// A level of urgency, which a style of the program's own reads.
enum Urgency {
    case calm, urgent
}

extension EnvironmentValues {
    @Entry var urgency = Urgency.calm
}

struct UrgencyStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.urgency == .urgent ? Color.red : Color.green
    }
}

extension ShapeStyle where Self == UrgencyStyle {
    static var urgency: UrgencyStyle { UrgencyStyle() }
}

struct UrgencyView: View {
    @State private var urgency = Urgency.calm
    @State private var shade: Color.Resolved?
    @Environment(\.self) private var environment

    var body: some View {
        VStack {
            Text("Level").foregroundStyle(.urgency)
            Text("\(Text("Run").foregroundStyle(.urgency)) on")
            Circle().fill(.urgency.opacity(0.5))
            Label("Mark", systemImage: "flag").background(.urgency, in: .capsule)
            Button("Raise") { urgency = .urgent }
            Button("Measure") { shade = Color.red.resolve(in: environment) }
            if let shade { Text("Red \(Int(shade.red * 255)), linear \(Int(shade.linearGreen * 1000))") }
        }
        .environment(\.urgency, urgency)
    }
}
