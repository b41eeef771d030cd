import SwiftUI

// Modifiers of rows, bars, scrolling, and presentations that real apps set, and that few of them set together.

struct DecoratedList: View {
    @State private var items = ["Bread", "Milk"]

    var body: some View {
        List {
            Section("Groceries") {
                ForEach(items, id: \.self) { item in
                    Text(item)
                        .listRowBackground(Color.yellow)
                        .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
                        .listRowSeparator(.hidden, edges: .bottom)
                        .listRowSeparatorTint(.red)
                        .listItemTint(.blue)
                }
            }
            .headerProminence(.increased)
            .listSectionSeparator(.hidden)
            .listSectionSeparatorTint(.green, edges: .top)
            .listSectionSpacing(.compact)
        }
        .listRowSpacing(4)
        .listSectionSpacing(12)
        .refreshable { items.append("Eggs") }
    }
}

struct DecoratedPage: View {
    var body: some View {
        NavigationStack {
            Text("Page")
                .navigationTitle("Title")
                .navigationSubtitle("Subtitle")
                .navigationSubtitle(String("Subtitle"))
                .navigationBarHidden(false)
                .toolbarTitleDisplayMode(.inline)
                .toolbarVisibility(.visible, for: .navigationBar)
                .toolbarBackground(Color.blue, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbarRole(.editor)
                .navigationTransition(.automatic)
                .backgroundExtensionEffect()
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
}

struct DecoratedSplit: View {
    var body: some View {
        NavigationSplitView {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
        .navigationSplitViewStyle(.prominentDetail)
    }
}

struct DecoratedTabs: View {
    var body: some View {
        TabView {
            Tab("First", systemImage: "star") { Text("First page") }
            TabSection("More pages") {
                Tab("Second", systemImage: "gear") { Text("Second page") }
            }
            .customizationBehavior(.disabled, for: .sidebar)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}

struct DecoratedScroll: View {
    var body: some View {
        ScrollView {
            LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Text("Row")
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollBounceBehavior(.basedOnSize)
        .scrollClipDisabled()
        .scrollDisabled(false)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollEdgeEffectHidden(true, for: .top)
    }
}

struct DecoratedSearch: View {
    @State private var query = ""

    var body: some View {
        NavigationStack {
            Text("Results")
                .searchable(text: $query)
                .searchToolbarBehavior(.minimize)
                .searchPresentationToolbarBehavior(.avoidHidingContent)
        }
    }
}

struct DecoratedSheet: View {
    @State private var isShown = true

    var body: some View {
        Text("Behind")
            .sheet(isPresented: $isShown) {
                Text("In the sheet")
                    .presentationDragIndicator(.visible)
                    .presentationCornerRadius(12)
                    .presentationBackground(.thinMaterial)
                    .presentationBackgroundInteraction(.enabled)
                    .presentationContentInteraction(.scrolls)
            }
    }
}

struct OldActionSheets: View {
    struct Choice: Identifiable { let id: Int }
    @State private var isShown = false
    @State private var choice: Choice?

    var body: some View {
        VStack {
            Button("Show") { isShown = true }
            Button("Choose") { choice = Choice(id: 7) }
        }
        .actionSheet(isPresented: $isShown) {
            ActionSheet(title: Text("Delete the draft?"), buttons: [.destructive(Text("Delete")), .cancel()])
        }
        .actionSheet(item: $choice) { choice in
            ActionSheet(title: Text("Choice \(choice.id)"), buttons: [.default(Text("Take it"))])
        }
        .dialogIcon(Image(systemName: "trash"))
    }
}

struct DecoratedControls: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var choice = 1
    @State private var password = ""

    var body: some View {
        Form {
            DatePicker("Date", selection: $date).datePickerStyle(.stepperField)
            Picker("Choice", selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .horizontalRadioGroupLayout()
            Gauge(value: 0.5) { Text("Half") }.gaugeStyle(.accessoryLinear)
            Gauge(value: 0.5) { Text("Full") }.gaugeStyle(.accessoryLinearCapacity)
            Menu("Menu") { Button("Entry") {} }
                .menuIndicator(.hidden)
                .menuOrder(.fixed)
            Button("Prominent") {}.buttonStyle(.glassProminent)
            SecureField("Password", text: $password).unredacted()
            TextField("Filter", text: $password).onDeleteCommand(perform: nil)
        }
    }
}
