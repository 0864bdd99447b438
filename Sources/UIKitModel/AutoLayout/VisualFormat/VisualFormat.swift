import Foundation

/// A parsed visual format: the items of the row, and their predicates.
///
/// Names are replaced already: views by themselves, metrics by their numbers.
struct VisualFormat {
  /// A relation to a number or to another view's size: `>=20@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var number: CGFloat = 0
    /// The view whose size is used; nil for a number.
    var other: ModelObject?
    var priority = UILayoutPriority.required
  }

  /// The space between neighbours.
  enum Space {
    /// No space: the edges meet.
    case none
    /// A lone `-`: the system's standard distance (AL-20).
    case standard
    case predicates([Predicate])
  }

  /// A view in the row, and the space before it.
  struct Part {
    let item: ModelObject
    let space: Space
    let sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the row begins at the superview: `|` in front.
  var beginsAtSuperview = false
  var parts: [Part] = []
  /// The space between the last view and the superview; nil where the row ends with the view.
  var lastSpace: Space?
}

/// The reason why a visual format cannot be read, with the position (EX-25).
public struct VisualFormatError: Error, Equatable {
  /// The fault at that position.
  public enum Reason: Equatable, Sendable {
    /// The text is empty.
    case empty
    /// A `:` has to follow `H` or `V`.
    case orientation
    /// A view in brackets is missing.
    case view
    /// A name is missing: a letter or `_` first, then letters, digits and `_`.
    case name
    /// A number or the name of a metric is missing.
    case number
    /// A `]` is missing.
    case closingBracket
    /// A `)` is missing.
    case closingParenthesis
    /// A `-` is missing after the size of a space.
    case dash
    /// The text continues where it should end.
    case end
    /// No view has that name.
    case unknownView(String)
    /// No metric has that name.
    case unknownMetric(String)
    /// `|` refers to the superview of a view that has none.
    case noSuperview
    /// Views in a row are aligned along it.
    case alignment
  }

  /// The fault at the place.
  public let reason: Reason
  /// The whole format.
  public let format: String
  /// The position, as a number of characters from the beginning.
  public let position: Int
}
