import SwiftUI

extension FormPage {
  static let first = [
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
  ]
}
