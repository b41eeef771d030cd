/// A set of cases from one source.
@MainActor struct Suite {
  var name: String
  /// Where the cases or their answers come from.
  var source: String
  /// Goes through the cases. False where the source is not on this machine.
  var run: (inout Tally) async -> Bool

  func report() async -> Report {
    var tally = Tally()
    let isAvailable = await run(&tally)
    return Report(name: name, source: source, isAvailable: isAvailable, tally: tally)
  }

  static func all(steps: Int, seed: UInt64) -> [Suite] {
    UnicodeSuites.all + NumberSuites.all + CLDRSuites.all + DateSuites.all + PhoneSuites.all + FaultSuites.all
      + PhoneSuites.random(steps: steps / 10, seed: seed) + RandomSuites.all(steps: steps, seed: seed)
      + BoundSuites.all(steps: steps / 5, seed: seed)
  }
}
