import SwiftUI

extension FormPage {
  static let second = [
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
  ]
}
