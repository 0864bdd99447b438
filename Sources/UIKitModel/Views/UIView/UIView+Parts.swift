/// A view some of whose subviews are made when they are first asked for, or laid out.
///
/// A device makes them with the view. Here a label is made when it is first asked for, so that
/// trees and traces show nothing that no touch reaches.
protocol PartOwner: UIView {}

extension UIView: PartOwner {}

extension PartOwner {
  /// The part that is kept at a place of the view; when there is none yet, it is made, kept, and
  /// then added. In that order, since a script that hears of the new subview may ask for the part.
  func part<Part: UIView>(
    _ kept: ReferenceWritableKeyPath<Self, Part?>, _ make: @autoclosure () -> Part,
    add: (Part) -> Void
  ) -> Part {
    if let part = self[keyPath: kept] { return part }
    let part = make()
    self[keyPath: kept] = part
    add(part)
    return part
  }
}
