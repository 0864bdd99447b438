import Records
import UIKitModel

/// The place where a view is to be inserted.
package struct PlaceArgument {
  package var superview: UIView?
  package var place = UIView.Place.front

  init(_ superview: UIView?, _ position: Position?) {
    self.superview = superview ?? position?.superview
    if let position { place = position.place }
  }

  /// A place among the subviews of one view.
  struct Position {
    let place: UIView.Place
    /// The superview of a sibling, which is used if none is named.
    var superview: UIView?
  }
}

/// Readers of places in the hierarchy.
extension Reader where Value == PlaceArgument {
  /// Reads `[in PARENT] [above SIBLING | below SIBLING | at N]`.
  static var placeOrNone: Reader {
    .reading(.optional(.parent), .optional(.position), as: PlaceArgument.init)
  }

  /// The same, but at least one part is required.
  static var place: Reader {
    .either(
      .reading(.parent, .optional(.position)) { PlaceArgument($0, $1) },
      .reading(.position) { PlaceArgument(nil, $0) })
  }
}

extension Reader where Value == UIView {
  /// Reads `in PARENT`.
  fileprivate static var parent: Reader {
    .after("in", .view(.parent)).also(.after("to", .view(.parent)))
  }
}

extension Reader where Value == PlaceArgument.Position {
  /// Reads `above SIBLING | below SIBLING | at N`.
  fileprivate static var position: Reader {
    .either(
      .after("above", .view(.sibling)) { Value(place: .above($0), superview: $0.superview) },
      .after("below", .view(.sibling)) { Value(place: .below($0), superview: $0.superview) },
      .after("at", .wholeNumber) { Value(place: .index($0)) })
  }
}
