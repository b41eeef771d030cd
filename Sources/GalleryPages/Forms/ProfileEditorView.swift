import SwiftUI

@Observable final class MemberProfile {
  var name = "Katherine Johnson"
  var handle = "katherine"
  var pronouns = "she/her"
  var bio = ""
  var isPublic = true
  var tint = Color.teal

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

struct ProfileCardView: View {
  @State private var profile = MemberProfile()
  @State private var isEditing = false

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 12) {
          ProfilePhoto(profile: profile, size: 96)
          Text(profile.name)
            .font(.title2.weight(.semibold))
          Text("@\(profile.handle) · \(profile.pronouns)")
            .foregroundColor(.secondary)
          if profile.bio.isEmpty {
            Text("Nothing written yet.")
              .italic()
              .foregroundColor(.secondary)
          } else {
            Text(profile.bio)
              .multilineTextAlignment(.center)
          }
          if !profile.isPublic {
            Label("Only you see this.", systemImage: "lock.fill")
              .font(.caption)
          }
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      .navigationBarTitle("Profile")
      .navigationBarItems(trailing: Button("Edit") { isEditing = true })
      .sheet(isPresented: $isEditing) { ProfileEditorView(profile: profile) }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct ProfileEditorView: View {
  @Bindable var profile: MemberProfile

  @Environment(\.dismiss) private var dismiss
  @State private var isPhotoHovered = false
  @FocusState private var isBioFocused: Bool

  private let bioLimit = 160
  private static let tints: [Color] = [.teal, .indigo, .pink, .orange]

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack {
            Spacer()
            Button(action: nextTint) {
              ProfilePhoto(profile: profile, size: 88)
                .overlay(alignment: .bottomTrailing) {
                  Image(systemName: "camera.fill")
                    .font(.footnote)
                    .foregroundStyle(.white)
                    .padding(6)
                    .background(Circle().fill(isPhotoHovered ? Color.accentColor : Color.gray))
                }
            }
            .buttonStyle(.plain)
            .onHover { isPhotoHovered = $0 }
            .help("Another colour")
            .accessibilityLabel("Change photo")
            Spacer()
          }
        }
        Section("You") {
          TextField("Name", text: $profile.name)
            .textContentType(.name)
          HStack(spacing: 2) {
            Text("@")
              .foregroundStyle(.secondary)
            TextField("Handle", text: $profile.handle)
              .textInputAutocapitalization(.never)
              .autocorrectionDisabled()
              .onChange(of: profile.handle) { _, handle in
                profile.handle = handle.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" }
              }
          }
          Picker("Pronouns", selection: $profile.pronouns) {
            ForEach(["she/her", "he/him", "they/them"], id: \.self) { Text($0) }
          }
        }
        Section {
          ZStack(alignment: .topLeading) {
            if profile.bio.isEmpty {
              Text("What should people know about you?")
                .foregroundColor(Color(.placeholderText))
                .padding(.horizontal, 5)
                .padding(.vertical, 8)
                .allowsHitTesting(false)
            }
            TextEditor(text: $profile.bio)
              .frame(minHeight: 96)
              .focused($isBioFocused)
              .scrollContentBackground(.hidden)
              .accessibilityLabel("Bio")
          }
        } header: {
          Text("Bio")
        } footer: {
          Text("\(max(0, bioLimit - profile.bio.count)) characters left")
            .foregroundStyle(profile.bio.count > bioLimit ? .red : .secondary)
        }
        Toggle("Everybody may see my profile", isOn: $profile.isPublic)
      }
      .navigationTitle("Edit Profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Done") { dismiss() }
            .disabled(profile.name.isEmpty || profile.bio.count > bioLimit)
        }
      }
    }
  }

  private func nextTint() {
    let index = Self.tints.firstIndex(of: profile.tint) ?? 0
    withAnimation { profile.tint = Self.tints[(index + 1) % Self.tints.count] }
  }
}

/// The initials, shown instead of a photo.
struct ProfilePhoto: View {
  let profile: MemberProfile
  let size: CGFloat

  var body: some View {
    ZStack {
      Circle()
        .fill(profile.tint.gradient)
      Text(profile.initials)
        .font(.system(size: size * 0.4, weight: .medium, design: .rounded))
        .foregroundColor(.white)
    }
    .frame(width: size, height: size)
    .overlay(Circle().stroke(Color.white, lineWidth: 3))
    .shadow(radius: 4)
  }
}

struct ProfileCardView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileCardView()
      ProfileEditorView(profile: MemberProfile())
    }
  }
}
