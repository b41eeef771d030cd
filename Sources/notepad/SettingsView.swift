import SwiftUI

struct SettingsView: View {
  @AppStorage("isMonospaced") private var isMonospaced = false

  var body: some View {
    Form {
      Toggle("Letters of one width", isOn: $isMonospaced)
    }
    .scenePadding()
  }
}
