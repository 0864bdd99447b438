import Records
import UIKitModel

/// The place where a view is to be put.
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
    /// The superview of a sibling, which is taken where none is named.
    var superview: UIView?
  }
}

/// Readers of places in the hierarchy.
extension Reader where Value == PlaceArgument {
  /// `[in PARENT] [above SIBLING | below SIBLING | at N]`.
  static var placeOrNone: Reader {
    .reading(.optional(.parent), .optional(.position), as: PlaceArgument.init)
  }

  /// The same, where something of it has to be there.
  static var place: Reader {
    .either(
      .reading(.parent, .optional(.position)) { PlaceArgument($0, $1) },
      .reading(.position) { PlaceArgument(nil, $0) })
  }
}

extension Reader where Value == UIView {
  /// `in PARENT`.
  fileprivate static var parent: Reader {
    .after("in", .view(.parent)).also(.after("to", .view(.parent)))
  }
}

extension Reader where Value == PlaceArgument.Position {
  /// `above SIBLING | below SIBLING | at N`.
  fileprivate static var position: Reader {
    .either(
      .after("above", .view(.sibling)) { Value(place: .above($0), superview: $0.superview) },
      .after("below", .view(.sibling)) { Value(place: .below($0), superview: $0.superview) },
      .after("at", .wholeNumber) { Value(place: .index($0)) })
  }
}
