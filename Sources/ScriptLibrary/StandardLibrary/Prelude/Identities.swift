// `ObjectIdentifier`, which identifies an object and does not retain it.
struct ObjectIdentifier: Hashable {
  private weak var object: AnyObject?
  private let type: Any.Type?
  // Stays when the object is gone; 0 for an object that is no NSObject, which only == separates.
  private let number: Int
  init(_ x: AnyObject) {
    object = x
    type = nil
    number = (x as? NSObject)?.hash ?? 0
  }
  init(_ x: Any.Type) {
    type = x
    number = 0
  }
  static func == (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool {
    left.object === right.object && left.type == right.type
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
