/// The value of an argument or a variable, as far as its text says it.
enum FactValue: Equatable {
  /// A path of names, without `self` in front: `panel.layer`.
  case path(String)
  case boolean(Bool)
  case instance(Making)
  /// The object whose code it is.
  case me
  /// `nil`.
  case nothing
  /// An array written out: the paths of its elements; those without one are left out.
  case list([String])
  case other

  /// A call that makes an instance.
  struct Making: Equatable {
    /// The class, without the modules and types around it.
    let type: String
    /// Whether it gets no arguments, or a frame of zero.
    let isPlain: Bool
    /// Whether it gets the object whose code it is, which may retain it.
    let getsMe: Bool
    /// The views that it gets, as a stack view does.
    var contents: [String] = []
  }

  /// The names of a path; nil for other values.
  var path: String? {
    switch self {
    case .path(let path): path
    case .me: "self"
    default: nil
    }
  }

  /// The paths in an array; empty for other values.
  var elements: [String] { if case .list(let paths) = self { paths } else { [] } }

  /// The class of an instance that is made here; nil for other values.
  var madeType: String? {
    if case .instance(let making) = self { making.type } else { nil }
  }
}
