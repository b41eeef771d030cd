extension LocalizedArgument {
  /// The number in the argument, for choosing a plural.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .specified(let argument, _): argument.number
    default: nil
    }
  }

  /// The argument as a translation's own specifier shows it; one that does not suit is ignored.
  func specified(by specifier: String) -> LocalizedArgument {
    guard case .specified(let argument, _) = self else {
      let isOrdinary = ["%@", "%d", "%i", "%ld", "%lld", "%lu", "%llu", "%u", "%lf"].contains(specifier)
      return isOrdinary ? self : _FormatArgument(argument: self).specified(specifier)
    }
    return _FormatArgument(argument: argument).specified(specifier)
  }
}
