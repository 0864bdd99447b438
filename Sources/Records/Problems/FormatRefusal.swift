/// The reason why a visual format cannot be parsed (EX-25).
package enum FormatRefusal: Codable, Sendable, Hashable {
  /// The text is empty.
  case empty
  /// A `:` has to follow `H` or `V`.
  case orientation
  /// A view in brackets is missing.
  case view
  /// The name of a view is missing.
  case name
  /// A number or the name of a metric is missing.
  case number
  /// A `]` is missing.
  case closingBracket
  /// A `)` is missing.
  case closingParenthesis
  /// A `-` is missing after the size of a space.
  case dash
  /// There is text after the end.
  case end
  /// No view has that name.
  case unknownView(name: String)
  /// No metric has that name.
  case unknownMetric(name: String)
  /// `|` means the superview of a view that has none.
  case noSuperview
  /// Options align the views of a row in its own direction.
  case alignment
}
