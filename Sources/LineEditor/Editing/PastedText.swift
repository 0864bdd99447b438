package nonisolated enum PastedText {
  /// The paste with one kind of line break, and no other control characters than that and the tab.
  package static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    // libedit makes the terminal exchange carriage return and line feed: two different ones are a
    // pair, in either order.
    var lastBreak: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" || scalar == "\n" {
        let isSecondOfPair = lastBreak != nil && lastBreak != scalar
        if !isSecondOfPair { scalars.append("\n") }
        lastBreak = isSecondOfPair ? nil : scalar
      } else {
        lastBreak = nil
        if scalar == "\t" || !scalar.isControl { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it is one of the 65 control characters.
  var isControl: Bool { properties.generalCategory == .control }
}
