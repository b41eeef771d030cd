import SwiftUI

@Observable
final class Profile {
  var name = ""
  var age: Int?
  var isPublic = false

  var isValid: Bool { !name.isEmpty && (age ?? 0) > 0 }
}

/// A model that is a class: only views that read a property are evaluated when it changes.
struct ProfilePage: View {
  @State private var profile = Profile()

  var body: some View {
    Form {
      ProfileEditor(profile: profile)
      Label(profile.isValid ? "Complete" : "Incomplete", systemImage: profile.isValid ? "checkmark" : "pencil")
    }
  }
}

struct ProfileEditor: View {
  @Bindable var profile: Profile

  var body: some View {
    Section("Profile") {
      TextField("Name", text: $profile.name)
      TextField("Age", value: $profile.age, format: .number)
      Toggle("Public", isOn: $profile.isPublic)
    }
  }
}

#Preview("An observed model") {
  ProfilePage()
}
