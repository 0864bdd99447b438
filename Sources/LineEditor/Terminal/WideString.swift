import CEditLine

nonisolated extension String {
  /// Passes the text to C as wide characters, terminated by zero.
  func withWideString<Result>(_ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
    var characters: [wchar_t] = []
    characters.reserveCapacity(utf8.count + 1)
    for scalar in unicodeScalars where scalar != "\0" { characters.append(wchar_t(scalar.value)) }
    characters.append(0)
    return characters.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// The text without line breaks at its end.
  func trimmingLineBreaks() -> String {
    var scalars = unicodeScalars
    while let last = scalars.last, last == "\n" || last == "\r" { scalars.removeLast() }
    return String(scalars)
  }

  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

nonisolated extension Unicode.Scalar {
  /// Converts a character of libedit; anything else becomes the replacement character.
  init(wide character: wchar_t) {
    self = Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
  }
}
