import SwiftUI

/// The pages of the gallery, in order.
enum GalleryPage: String, CaseIterable, Identifiable {
  case signUp = "Sign-up form"
  case userName = "Focus"
  case properName = "A person’s name"
  case requiredFields = "Prompts and labels"
  case styles = "Styles"
  case optionalCurrency = "An optional amount"
  case rangedInteger = "Numbers in a range"
  case phonePad = "A phone’s keyboard"
  case phoneNumber = "Phone numbers"
  case intermediateBinding = "A binding in between"
  case masks = "Masks"
  case liveFormats = "Formats while typing"
  case formatFunctions = "Format functions"
  case lengthLimit = "A limited length"
  case email = "A valid e-mail address"
  case domain = "A part of the text"
  case secureFields = "Secure fields"
  case password = "A password"
  case notes = "Several lines"
  case richText = "Text with attributes"
  case richNote = "A note with a toolbar"
  case codeEditor = "A code editor"
  case profile = "An observed model"
  case delegate = "A field with a delegate"
  case delegateLog = "What delegates are told"
  case longText = "A text of 100 MB"
  case assistedInput = "Help with input"
  case keys = "Keys"
  case controls = "Choices and values"
  case people = "Pages, sheets and alerts"
  case animatedBackground = "An animated background"
  case glass = "Glass and materials"
  case motion = "Motion"
  case looks = "Looks"
  case layouts = "Layouts"
  case longList = "A list of 10,000 fields"
  case trip = "Rows, days and copies"
  case rightToLeft = "Right to left"

  var id: Self { self }

  /// Whether the page leaves a margin beside its views, as forms, lists and padded columns do.
  var hasMargins: Bool {
    switch self {
    case .userName, .properName, .optionalCurrency, .phonePad, .intermediateBinding, .formatFunctions, .lengthLimit,
      .email, .domain, .password, .notes, .richText, .richNote, .codeEditor, .keys, .animatedBackground, .glass:
      false
    default: true
    }
  }
}

struct GalleryPageView: View {
  let page: GalleryPage

  var body: some View {
    switch page {
    case .signUp: SignUpForm()
    case .userName: UserNamePage()
    case .properName: ProperNamePage()
    case .requiredFields: RequiredFieldsPage()
    case .styles: StylesPage()
    case .optionalCurrency: OptionalCurrencyPage()
    case .rangedInteger: RangedIntegerPage()
    case .phonePad: PhonePadPage()
    case .phoneNumber: PhoneNumberPage()
    case .intermediateBinding: IntermediateBindingPage()
    case .masks: MaskPage()
    case .liveFormats: LiveFormatsPage()
    case .formatFunctions: FormatFunctionsPage()
    case .lengthLimit: LengthLimitPage()
    case .email: EmailPage()
    case .domain: DomainPage()
    case .secureFields: SecureFieldPage()
    case .password: PasswordPage()
    case .notes: NotesPage()
    case .richText: RichTextPage()
    case .richNote: RichNotePage()
    case .codeEditor: CodeEditorPage()
    case .profile: ProfilePage()
    case .assistedInput: AssistedInputPage()
    case .keys: KeysPage()
    case .controls: ControlsPage()
    case .delegate: DelegatePage()
    case .delegateLog: DelegateLogPage()
    case .longText: LongTextPage()
    case .people: PeoplePage()
    case .animatedBackground: AnimatedBackgroundPage()
    case .glass: GlassPage()
    case .motion: MotionPage()
    case .looks: LooksPage()
    case .rightToLeft: RightToLeftPage()
    case .layouts: LayoutPage()
    case .longList: LongListPage()
    case .trip: TripPage()
    }
  }
}
