import Records
import UIKitModel

/// The place where a view is to be put.
package struct PlaceArgument {
  package var superview: UIView?
  package var place = UIView.Place.front
}

extension Arguments {
  /// `[in PARENT] [above S | below S | at N]`.
  package mutating func placeArgument() throws -> PlaceArgument {
    var result = PlaceArgument()
    if takeKeyword("in", "to") != nil { result.superview = try view("PARENT") }
    switch takeKeyword("above", "below", "at") {
    case "above": result.place = .above(try sibling(in: &result))
    case "below": result.place = .below(try sibling(in: &result))
    case "at": result.place = .index(try wholeNumber("N"))
    default: break
    }
    return result
  }

  /// The view to put it above or below; its superview is taken where none was named.
  private mutating func sibling(in place: inout PlaceArgument) throws -> UIView {
    let sibling = try view("SIBLING")
    if place.superview == nil { place.superview = sibling.superview }
    return sibling
  }
}
