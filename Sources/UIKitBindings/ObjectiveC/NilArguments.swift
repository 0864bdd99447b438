/// The methods of strings that raise an exception for a nil argument, which their rows do not
/// accept.
enum NilArguments {
  /// The method that Foundation names in the reason of its exception, by the selector that was
  /// sent.
  static let places: [String: String] = {
    var places = [
      "stringWithString:": "-[NSPlaceholderString initWithString:]",
      "initWithString:": "-[NSPlaceholderString initWithString:]",
    ]
    for selector in ["appendString:", "insertString:atIndex:", "setString:"] {
      places[selector] = "-[__NSCFString \(selector)]"
    }
    for selector in [
      "stringByAppendingString:", "hasPrefix:", "hasSuffix:", "componentsSeparatedByString:",
    ] {
      places[selector] = "-[__NSCFConstantString \(selector)]"
    }
    let search = "-[__NSCFConstantString rangeOfString:options:range:locale:]"
    for selector in ["rangeOfString:", "rangeOfString:options:", "containsString:"] {
      places[selector] = search
    }
    let replacing = "stringByReplacingOccurrencesOfString:withString:"
    places[replacing] = "-[__NSCFConstantString \(replacing)options:range:]"
    return places
  }()
}
