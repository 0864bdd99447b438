extension String {
  /// Whether a selector is of ARC's `init` family: `init`, `initWithFrame:`, `_initWithRow:`, not
  /// `initialize`. Underscores before the word do not count.
  package var isOfInitializerFamily: Bool {
    let name = drop { $0 == "_" }
    return name.hasPrefix("init") && name.dropFirst(4).first?.isLowercase != true
  }
}
