import TypedProgram

/// Something that must be initialized: a variable, a field of `self`, or `self` itself by a call of
/// another initializer.
enum FlowPlace: Hashable {
  case local(ObjectIdentifier)
  /// By its name, which copies of a generic type share.
  case field(String)
  case initialized
}

/// The facts known at one point of a body.
struct FlowState {
  var isReachable = true
  /// The locations with a value on every path to here.
  var assigned: Set<FlowPlace> = []
  /// The locations with a value on some path to here.
  var touched: Set<FlowPlace> = []

  static var unreachable: FlowState {
    var state = FlowState()
    state.isReachable = false
    return state
  }

  mutating func assign(_ place: FlowPlace) {
    assigned.insert(place)
    touched.insert(place)
  }

  func joined(_ other: FlowState) -> FlowState {
    if !isReachable { return other }
    if !other.isReachable { return self }
    var result = self
    result.assigned.formIntersection(other.assigned)
    result.touched.formUnion(other.touched)
    return result
  }
}

/// The duty of an initializer before `self` may be used.
enum FlowRole {
  /// Not an initializer.
  case plain
  /// Initializes every field: of a structure, or of a class without a superclass.
  case root
  /// Initializes its own class's fields, then calls the superclass's.
  case derived
  /// Delegates to another initializer of the type, or, in an enumeration, assigns `self`.
  case delegating
}
