extension MaskProgram {
  /// Fills a plain mask with the bytes of an edit that all fit, the usual case of typing. `nil` if a decision is
  /// needed: for a character that the next token does not accept, or one too many.
  func fillPlainly(
    _ edit: MaskEdit<Slice<UnsafeBufferPointer<UInt8>>>, _ buffer: UnsafeMutableBufferPointer<UInt8>, eager: Bool
  ) -> (count: Int, significance: Significance)? {
    guard isPlain, steps.count <= 64, buffer.count >= steps.count else { return nil }
    return steps.withUnsafeBufferPointer { steps in
      var place = 0
      var bits: UInt64 = 0
      for units in [edit.left, edit.inserted, edit.right] {
        for unit in units {
          while place < steps.count, !steps[place].isToken {
            buffer[place] = steps[place].byte
            place += 1
          }
          // A plus may be that of a country code.
          guard place < steps.count, !unit.isPlus, let taken = steps[place].taken(unit) else { return nil }
          buffer[place] = taken
          bits |= 1 << UInt64(place)
          place += 1
        }
      }
      while eager, place > 0, place < steps.count, !steps[place].isToken {
        buffer[place] = steps[place].byte
        place += 1
      }
      return (place, Significance(bits, and: Significance()))
    }
  }
}
