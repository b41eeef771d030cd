import SwiftUI

/// Groups that the user opens and closes; the last one stays open until its question is answered.
struct GroupsPage: View {
  @State private var street = ""
  @State private var code = ""
  @State private var greeting = ""
  @State private var isWrapped = false
  @State private var showsDelivery = false
  @State private var showsTerms = true
  @State private var isAgreed = false
  @State private var note = ""

  private var terms: Binding<Bool> {
    Binding {
      showsTerms
    } set: {
      showsTerms = $0 || !isAgreed
    }
  }

  var body: some View {
    Form {
      Section("Delivery", isExpanded: $showsDelivery) {
        TextField("Street", text: $street)
        SecureField("Door code", text: $code)
      }
      Section("Order") {
        DisclosureGroup("Gift") {
          TextField("Greeting", text: $greeting)
          Toggle("Wrap it", isOn: $isWrapped)
        }
        DisclosureGroup("Terms", isExpanded: terms) {
          Toggle("I agree", isOn: $isAgreed)
        }
        TextField("Note", text: $note)
      }
      Text("To: \(street), code of \(code.count), saying \(greeting.isEmpty ? "nothing" : greeting)")
    }
  }
}

#Preview("Groups") {
  GroupsPage()
}
