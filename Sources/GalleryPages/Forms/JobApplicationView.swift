import SwiftUI

struct JobApplication: Equatable {
  struct Position: Identifiable, Hashable {
    var id = UUID()
    var company = ""
    var role = ""
    var years = 1
  }

  var firstName = ""
  var lastName = ""
  var email = ""
  var phone = ""
  var positions: [Position] = []
  var resume: String?
  var salary: Int?
  var startsAt = Date()
  var letter = ""
  var acceptsTerms = false

  var hasPersonalDetails: Bool { !firstName.isEmpty && !lastName.isEmpty && email.contains("@") }
  var hasExperience: Bool { !positions.isEmpty && positions.allSatisfy { !$0.company.isEmpty && !$0.role.isEmpty } }
  var hasDocuments: Bool { resume != nil }

  var steps: [Bool] { [hasPersonalDetails, hasExperience, hasDocuments, acceptsTerms] }

  /// From 0 to 1.
  var progress: Double { Double(steps.filter { $0 }.count) / Double(steps.count) }
}

/// Applies for a job, one page for each part of the application.
struct JobApplicationView: View {
  @State private var application = JobApplication()
  @State private var isSubmitted = false
  @State private var path: [Page] = []

  enum Page: String { case personal, experience, documents }

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          ProgressView(value: application.progress) {
            Text("Filled in")
          } currentValueLabel: {
            Text(application.progress, format: .percent)
          }
        }

        Section("Your application") {
          link(.personal, "Personal details", systemImage: "person", isDone: application.hasPersonalDetails)
          link(.experience, "Experience", systemImage: "briefcase", isDone: application.hasExperience)
          link(.documents, "Documents", systemImage: "doc", isDone: application.hasDocuments)
        }

        Section("Expectations") {
          TextField(
            "Yearly salary", value: $application.salary, format: .currency(code: "USD").precision(.fractionLength(0))
          )
          .keyboardType(.numberPad)
          DatePicker("Earliest start", selection: $application.startsAt, in: Date.now..., displayedComponents: .date)
        }

        Section {
          TextField("Why you?", text: $application.letter, axis: .vertical)
            .lineLimit(3...8)
        } header: {
          Text("Cover letter")
        } footer: {
          Text("\(words) words")
        }

        Section {
          Toggle("What I wrote is true", isOn: $application.acceptsTerms)
          Button("Submit application") { isSubmitted = true }
            .buttonStyle(.borderedProminent)
            .disabled(application.progress < 1)
        }
      }
      .navigationTitle("Swift developer")
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .personal: PersonalDetailsForm(application: $application)
        case .experience: ExperienceForm(positions: $application.positions)
        case .documents: DocumentsForm(resume: $application.resume)
        }
      }
      .sheet(isPresented: $isSubmitted) {
        SubmittedView(application: application)
      }
    }
  }

  private var words: Int { application.letter.split(whereSeparator: \.isWhitespace).count }

  private func link(_ page: Page, _ title: LocalizedStringKey, systemImage: String, isDone: Bool) -> some View {
    NavigationLink(value: page) {
      HStack {
        Label(title, systemImage: systemImage)
        Spacer()
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle.dashed")
          .foregroundStyle(isDone ? .green : .secondary)
          .accessibilityLabel(isDone ? "Done" : "To do")
      }
    }
  }
}

private struct PersonalDetailsForm: View {
  @Binding var application: JobApplication
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Name") {
        TextField("First name", text: $application.firstName).textContentType(.givenName)
        TextField("Last name", text: $application.lastName).textContentType(.familyName)
      }
      Section("Contact") {
        TextField("E-mail", text: $application.email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
        TextField("Phone", text: $application.phone)
          .keyboardType(.phonePad)
          .textContentType(.telephoneNumber)
      }
      Button("Done") { dismiss() }
        .disabled(!application.hasPersonalDetails)
    }
    .navigationTitle("Personal details")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ExperienceForm: View {
  @Binding var positions: [JobApplication.Position]

  var body: some View {
    Form {
      ForEach($positions) { $position in
        Section(position.company.isEmpty ? "New position" : position.company) {
          TextField("Company", text: $position.company)
          TextField("Role", text: $position.role)
          Stepper("Years: \(position.years)", value: $position.years, in: 1...40)
          Button("Remove", role: .destructive) {
            withAnimation { positions.removeAll { $0.id == position.id } }
          }
        }
      }
      Button {
        positions.append(.init())
      } label: {
        Label("Add a position", systemImage: "plus")
      }
    }
    .navigationTitle("Experience")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct DocumentsForm: View {
  @Binding var resume: String?
  @State private var isChoosing = false

  var body: some View {
    Form {
      Section("Résumé") {
        if let resume {
          HStack {
            Label(resume, systemImage: "doc.text.fill")
            Spacer()
            Button("Remove", systemImage: "xmark.circle.fill", role: .destructive) { self.resume = nil }
              .labelStyle(.iconOnly)
              .buttonStyle(.borderless)
          }
        } else {
          Button {
            isChoosing = true
          } label: {
            VStack(spacing: 8) {
              Image(systemName: "square.and.arrow.up").font(.title)
              Text("Choose a file")
            }
            .frame(maxWidth: .infinity)
            .padding()
            .overlay(
              RoundedRectangle(cornerRadius: 12)
                .strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [6]))
            )
          }
          .buttonStyle(.plain)
          .foregroundStyle(.tint)
        }
      }
    }
    .navigationTitle("Documents")
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog("Which file?", isPresented: $isChoosing, titleVisibility: .visible) {
      ForEach(["Résumé.pdf", "Portfolio.pdf"], id: \.self) { name in
        Button(name) { resume = name }
      }
    }
  }
}

private struct SubmittedView: View {
  let application: JobApplication
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "paperplane.fill")
        .font(.largeTitle)
        .foregroundStyle(.tint)
      Text("Thank you, \(application.firstName)!")
        .font(.title2.bold())
      Text("We’ll write to \(application.email).")
        .foregroundStyle(.secondary)
      Button("Close") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding(32)
    .presentationDetents([.medium])
  }
}

#Preview("Job application") {
  JobApplicationView()
}
