import SwiftUI

/// An order in Arabic: views begin at the right, and so do lines and symbols that point forward.
struct RightToLeftPage: View {
  @State private var name = ""
  @State private var phone = ""
  @State private var amount: Double?
  @State private var size = "صغير"
  @State private var isGift = true
  @State private var notes = ""
  @State private var isMirrored = true

  var body: some View {
    Form {
      Section("الطلب") {
        TextField("الاسم", text: $name, prompt: Text("الاسم الكامل"))
        TextField("الهاتف", value: $phone, format: .mask("### ### ####")).liveFormatting()
        TextField("المبلغ", value: $amount, format: .number).liveFormatting()
        Picker("المقاس", selection: $size) {
          ForEach(["صغير", "وسط", "كبير"], id: \.self) { Text($0) }
        }
        Toggle("هدية", isOn: $isGift)
      }
      DisclosureGroup("المزيد") {
        TextField("ملاحظات", text: $notes, axis: .vertical)
      }
      Section {
        HStack {
          Button("إرسال") {}
          Label("التالي", systemImage: "arrow.forward")
          Spacer()
          Text(verbatim: name.isEmpty ? "—" : name)
        }
        Toggle("من اليمين إلى اليسار", isOn: $isMirrored)
      }
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

#Preview("Right to left") {
  RightToLeftPage()
}
