import SwiftUI

/// Modifiers of the newest systems that change nothing here, as sources use them.
struct NewestModifiers: View {
    @AppStorage("tabCustomization") private var customization: TabViewCustomization
    @State private var choice = 0
    @State private var volume = 0.5
    @State private var isResizing = false

    var body: some View {
        TabView {
            Tab("First", systemImage: "1.circle") { lists }
                .customizationID("first")
            Tab("Second", systemImage: "2.circle") { controls }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSidebarHeader { Text("Header of the sidebar") }
        .tabViewSidebarFooter { Text("Footer of the sidebar") }
        .tabViewSidebarBottomBar { Text("Bar of the sidebar") }
        .tabViewCustomization($customization)
        .defaultAdaptableTabBarPlacement(.sidebar)
        .tabViewSearchActivation(.searchTabSelection)
        .onInteractiveResizeChange { isResizing = $0 }
    }

    private var lists: some View {
        NavigationStack {
            List {
                Section("Rows") {
                    Text("Row")
                        .springLoadingBehavior(.enabled)
                        .interactionActivityTrackingTag("row")
                }
                .listSectionMargins(.horizontal, 8)
            }
            .alternatingRowBackgrounds()
            .alternatingRowBackgrounds(.disabled)
            .scrollInputBehavior(.disabled, for: .handGestureShortcut)
            .dragPreviewsFormation(.stack)
            .dropPreviewsFormation(.pile)
            .navigationTitle("Rows")
            .navigationDocument(URL(fileURLWithPath: "/tmp/rows.txt"))
            .navigationDocument("Rows")
            .navigationDocument("Rows", preview: SharePreview("Rows"))
            .toolbarForegroundStyle(.red, for: .navigationBar)
        }
        .alert("Ending", isPresented: .constant(false)) { Button("OK") {} }
        .dialogPreventsAppTermination(true)
        .presentationPreventsAppTermination(false)
    }

    private var controls: some View {
        VStack {
            Picker("Colour", selection: $choice) {
                Image(systemName: "circle").tag(0)
                Image(systemName: "square").tag(1)
            }
            .pickerStyle(.palette)
            .paletteSelectionEffect(.symbolVariant(.fill))
            Slider(value: $volume).sliderThumbVisibility(.hidden)
            Image(systemName: "wifi", variableValue: volume)
                .symbolColorRenderingMode(.gradient)
                .symbolVariableValueMode(.draw)
                .allowedDynamicRange(.high)
                .symbolEffectsRemoved()
            Text("Glass")
                .background(.regularMaterial.materialActiveAppearance(.active))
                .materialActiveAppearance(.matchWindow)
                .symbolColorRenderingMode(.flat)
                .symbolVariableValueMode(.color)
                .allowedDynamicRange(.constrainedHigh)
            Button("Press") {}
                .defaultHoverEffect(.lift)
                .hoverEffect(.highlight, isEnabled: false)
                .hoverEffectDisabled()
                .allowsWindowActivationEvents()
                .allowsWindowActivationEvents(true)
        }
    }
}

/// The context of a preview.
struct NewestPreviewContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

struct NewestModifiersPreviews: PreviewProvider {
    static var previews: some View { NewestModifiers().previewContext(NewestPreviewContext()) }
}
