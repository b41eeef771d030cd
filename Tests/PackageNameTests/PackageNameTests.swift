import PackageNames
import PlatenTesting
import SwiftUI
import Testing

/// A form that uses types of another package: SwiftUI has none of these names.
private struct ReviewForm: View {
  @State private var number = "4111"
  @State private var rating = Rating(stars: 3)
  private let mask = InputMask(pattern: "#### ####")
  private let rule = ValidationRule { !$0.isEmpty }
  private let format = EditFormat()
  private let metrics = Metrics()
  private let theme = Theme(name: "plain")

  var body: some View {
    Form {
      TextField("Number", text: $number)
      Text(verbatim: "\(CardBrand(number: number)) \(rule.check(number)) \(mask.pattern)")
      Stepper("Stars", value: $rating.stars)
      Text(verbatim: "\(rating.stars) \(theme.name) \(PhoneNumberFormatter().string(from: "5551234"))")
    }
  }
}

@MainActor @Suite struct PackageNameTests {
  @Test func namesOfAnotherPackageAreNotAmbiguous() async {
    let screen = await Screen(ReviewForm())
    #expect(screen.shows("visa true #### ####"))
    #expect(screen.shows("3 plain 555-1234"))
  }
}
