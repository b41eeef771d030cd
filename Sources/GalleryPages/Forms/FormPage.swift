import SwiftUI

/// A complete form, as written for a program.
struct FormPage: Identifiable {
  let title: String
  let content: @MainActor () -> AnyView

  var id: String { title }

  init<Content: View>(_ title: String, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.content = { AnyView(content()) }
  }
}

extension FormPage {
  /// In the order of the list.
  static let all = [
    FormPage("Login") { LoginView() },
    FormPage("Registration") { RegistrationView() },
    FormPage("Expenses") { ExpensesView() },
    FormPage("Settings") { SettingsView() },
    FormPage("Chat") { ChatView() },
    FormPage("Checkout") { CheckoutView() },
    FormPage("Profile") { ProfileCardView() },
    FormPage("Book search") { BookSearchView() },
    FormPage("Survey") { SurveyView() },
    FormPage("Recipe editor") { RecipeEditorView() },
    FormPage("Tip calculator") { TipCalculatorView() },
    FormPage("Unit converter") { UnitConverterView() },
    FormPage("Invoice") { InvoiceView() },
    FormPage("Onboarding") { OnboardingView() },
    FormPage("Contacts") { ContactListView() },
    FormPage("Two-factor code") { TwoFactorCodeView() },
    FormPage("Password change") { ChangePasswordView() },
    FormPage("Feedback") { FeedbackView() },
    FormPage("Reservation") { EventBookingView() },
    FormPage("Job application") { JobApplicationView() },
    FormPage("Shipping address") { ShippingAddressView() },
    FormPage("Bank transfer") { BankTransferView() },
    FormPage("Workout log") { WorkoutLogView() },
    FormPage("Shopping list") { ShoppingListView() },
    FormPage("Notebook") { NotebookView() },
    FormPage("Medical intake") { MedicalIntakeView() },
    FormPage("Travel search") { TravelSearchView() },
    FormPage("Server connection") { ServerConnectionView() },
    FormPage("Loan calculator") { LoanCalculatorView() },
    FormPage("Quiz editor") { QuizEditorView() },
    FormPage("Text shortcuts") { TextShortcutsView() },
    FormPage("Account") { AccountDetailsView() },
    FormPage("Currency exchange") { CurrencyExchangeView() },
    FormPage("Mail search") { MailSearchView() },
    FormPage("Project tasks") { ProjectTasksView() },
    FormPage("Guest list") { GuestListView() },
  ]
}
