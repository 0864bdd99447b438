// `ObjectIdentifier`, which tells objects apart and does not keep them.
struct ObjectIdentifier: Hashable {
  private weak var object: AnyObject?
  private let type: Any.Type?
  init(_ x: AnyObject) {
    object = x
    type = nil
  }
  init(_ x: Any.Type) { type = x }
  static func == (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool {
    left.object === right.object && left.type == right.type
  }
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}
