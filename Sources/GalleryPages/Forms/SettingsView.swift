import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
}

struct SettingsView: View {
  @AppStorage("settings.displayName") private var displayName = ""
  @AppStorage("settings.theme") private var theme: AppTheme = .system
  @AppStorage("settings.notifications") private var notificationsEnabled = true
  @AppStorage("settings.dailyLimit") private var dailyLimit = 3
  @AppStorage("settings.textSize") private var textSize = 14.0

  @State private var accent = Color.indigo
  @State private var showingResetAlert = false
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        profileSection
        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.rawValue.capitalized).tag(theme)
            }
          }
          ColorPicker("Accent color", selection: $accent, supportsOpacity: false)
          LabeledContent("Text size") {
            Slider(value: $textSize, in: 10...24, step: 1) {
              Text("Text size")
            } minimumValueLabel: {
              Text("A").font(.caption)
            } maximumValueLabel: {
              Text("A").font(.title3)
            }
          }
          Text("This is how notes will look.")
            .font(.system(size: textSize))
            .foregroundStyle(accent)
        }
        Section {
          Toggle("Notifications", isOn: $notificationsEnabled.animation())
          if notificationsEnabled {
            Stepper("At most \(dailyLimit) a day", value: $dailyLimit, in: 1...10)
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text(notificationsEnabled ? "We never write at night." : "You won’t hear from us.")
        }
        Section(header: Text("More")) {
          NavigationLink(destination: PrivacySettingsView()) {
            Label("Privacy", systemImage: "hand.raised")
          }
          NavigationLink {
            AboutView()
          } label: {
            Label("About", systemImage: "info.circle")
          }
        }
        Section {
          Button("Reset all settings", role: .destructive) { showingResetAlert.toggle() }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .alert("Reset all settings?", isPresented: $showingResetAlert) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your notes stay as they are.")
      }
    }
    .tint(accent)
  }

  private var profileSection: some View {
    Section {
      HStack(spacing: 12) {
        Image(systemName: "person.crop.circle.fill")
          .font(.largeTitle)
          .foregroundStyle(.tint)
        VStack(alignment: .leading) {
          TextField("Display name", text: $displayName)
            .font(.headline)
            .textContentType(.name)
            .focused($isNameFocused)
            .onChange(of: isNameFocused) { isFocused in
              if !isFocused { displayName = displayName.trimmingCharacters(in: .whitespaces) }
            }
          Text(displayName.isEmpty ? "Nobody knows you yet." : "Signed in as \(displayName)")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  private func reset() {
    displayName = ""
    theme = .system
    notificationsEnabled = true
    dailyLimit = 3
    textSize = 14
    accent = .indigo
  }
}

private struct PrivacySettingsView: View {
  @AppStorage("settings.sharesUsage") private var sharesUsage = false
  @AppStorage("settings.lockDelay") private var lockDelay = 5

  var body: some View {
    Form {
      Section(footer: Text("We count clicks, never words.")) {
        Toggle("Share usage data", isOn: $sharesUsage)
      }
      Picker("Lock after", selection: $lockDelay) {
        ForEach([1, 5, 15, 60], id: \.self) { minutes in
          Text(minutes == 1 ? "1 minute" : "\(minutes) minutes")
        }
      }
      .pickerStyle(.inline)
    }
    .formStyle(.grouped)
    .navigationTitle("Privacy")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct AboutView: View {
  var body: some View {
    Form {
      LabeledContent("Version", value: "2.1")
      LabeledContent("Notes written", value: 1234, format: .number)
      Link("Our site", destination: URL(string: "https://example.org")!)
    }
    .formStyle(.grouped)
    .navigationTitle("About")
  }
}

#Preview("Settings") {
  SettingsView()
}
