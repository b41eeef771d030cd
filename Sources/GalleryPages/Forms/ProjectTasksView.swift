import SwiftUI

/// The tasks of a project: toolbars with icons, with more items than a narrow window has room for, at the bottom and at
/// the keyboard.
struct ProjectTasksView: View {
  @State private var project: String? = "Garden"
  @State private var isShowingNewProject = false
  private let projects = ["Garden", "Kitchen", "Summer trip"]

  var body: some View {
    NavigationSplitView {
      List(projects, id: \.self, selection: $project) { Text($0) }
        .navigationTitle("Projects")
        .navigationSplitViewColumnWidth(min: 240, ideal: 300)
        .toolbar {
          ToolbarItem { Button("New project", systemImage: "plus") { isShowingNewProject = true } }
          ToolbarItem { Button("Search", systemImage: "magnifyingglass") {} }
          ToolbarItem { Button("Settings", systemImage: "gearshape") {} }
        }
    } detail: {
      NavigationStack { ProjectTaskList(project: project ?? "No project") }
    }
    .sheet(isPresented: $isShowingNewProject) { NewProjectView() }
  }
}

/// The tasks of one project.
private struct ProjectTaskList: View {
  let project: String
  @State private var tasks = ["Cut the hedge", "Order seeds", "Repair the fence"]
  @State private var title = ""
  @State private var status = "3 tasks"
  @FocusState private var isEditing: Bool

  var body: some View {
    Form {
      Section("Tasks") {
        ForEach(tasks, id: \.self) { Text($0) }
        TextField("New task", text: $title)
          .focused($isEditing)
          .onSubmit(add)
      }
    }
    .navigationTitle(project)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Share", systemImage: "square.and.arrow.up") { status = "Shared" }
      }
      ToolbarItem(placement: .secondaryAction) { Button("Print", systemImage: "printer") { status = "Printed" } }
      ToolbarItem(placement: .secondaryAction) { Button("Duplicate project") { status = "Duplicated" } }
      ToolbarItem { Button("Sort", systemImage: "arrow.up.arrow.down") { tasks.sort() } }
      ToolbarItem { Button("Favourite", systemImage: "star") { status = "Favourite" } }
      ToolbarItem(placement: .primaryAction) { Button("Add task", systemImage: "plus", action: add) }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Archive", systemImage: "archivebox") { status = "Archived" }
        Spacer()
        Text(status)
        Spacer()
        Button("Delete all", systemImage: "trash", role: .destructive) {
          tasks = []
          status = "No tasks"
        }
      }
      ToolbarItemGroup(placement: .keyboard) {
        Button("Today") { title += " today" }
        Button("Tomorrow") { title += " tomorrow" }
        Spacer()
        Button("Done") { isEditing = false }
      }
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    tasks.append(title)
    AccessibilityNotification.Announcement("\(title) added").post()
    status = "\(tasks.count) tasks"
    title = ""
  }
}

/// A sheet with a keyboard toolbar of its own.
private struct NewProjectView: View {
  @State private var name = ""
  @FocusState private var isEditing: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .focused($isEditing)
      }
      .navigationTitle("New project")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Create") { dismiss() }.disabled(name.isEmpty) }
        ToolbarItemGroup(placement: .keyboard) {
          Button("Clear") { name = "" }
          Spacer()
          Button("Done") { isEditing = false }
        }
      }
    }
  }
}

#Preview("Project tasks") {
  ProjectTasksView()
}
