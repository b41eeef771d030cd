import SwiftUI

extension FormPage {
  static let third = [
    FormPage("Text shortcuts") { TextShortcutsView() },
    FormPage("Account") { AccountDetailsView() },
    FormPage("Currency exchange") { CurrencyExchangeView() },
    FormPage("Mail search") { MailSearchView() },
  ]
}
