/// A view that creates some of its subviews lazily, or at layout.
///
/// A device creates them with the view. Here a label is created lazily, so that trees and traces do
/// not show views that no touch reaches.
protocol PartOwner: UIView {}

extension UIView: PartOwner {}

extension PartOwner {
  /// The part stored at a key path of the view; without one, it is created, stored, and then added.
  /// In that order, since a script that is notified of the new subview may ask for the part.
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
