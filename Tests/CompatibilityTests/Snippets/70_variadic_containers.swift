import SwiftUI

// Containers that arrange each view of their content, as published packages write them.

struct DividedVStack<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        _VariadicView.Tree(DividedVStackLayout()) {
            content
        }
    }
}

struct DividedVStackLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(alignment: .leading) {
            ForEach(children) { child in
                child
                if child.id != last {
                    Divider()
                }
            }
        }
    }
}

struct Helper<Result: View>: _VariadicView_MultiViewRoot {
    var _body: (_VariadicView.Children) -> Result

    func body(children: _VariadicView.Children) -> some View {
        _body(children)
    }
}

extension View {
    func variadic<R: View>(@ViewBuilder process: @escaping (_VariadicView.Children) -> R) -> some View {
        _VariadicView.Tree(Helper(_body: process), content: { self })
    }
}

struct BadgeTrait: _ViewTraitKey {
    static var defaultValue: String? { nil }
}

struct BadgedRows: View {
    var body: some View {
        VStack {
            Group {
                Text("Inbox")._trait(BadgeTrait.self, "3")
                Text("Sent").id("sent")
            }
            .variadic { children in
                ForEach(children) { child in
                    HStack {
                        child
                        Text(child[BadgeTrait.self] ?? child.id(as: String.self) ?? "none")
                    }
                }
            }
        }
    }
}

struct DividedSettings: View {
    @State private var isDetailed = false
    @State private var names = ["Ada", "Grace"]

    var body: some View {
        DividedVStack {
            Toggle("Details", isOn: $isDetailed)
            if isDetailed {
                Text("More")
            }
            ForEach(names, id: \.self) { Text($0) }
            Button("Add") { names.append("Barbara") }
        }
    }
}

struct Workspace: View {
    var body: some View {
        HSplitView {
            Text("Sidebar").frame(minWidth: 80, maxWidth: 200)
            VSplitView {
                Text("Editor")
                Text("Console")
            }
        }
    }
}
