import Records

/// The uses of variables in a file, function by function: calls, assignments, values. Members have
/// the names that Swift gives them, in whichever language the file is.
struct CodeFacts {
  /// A function, an accessor, or the initial value of a property.
  struct Context {
    /// The class or extension around it; empty at the top level.
    let typeName: String
    /// The types that it inherits from, as far as the file says it.
    let inherited: [String]
    let name: String
    var labels: [String?] = []
    var parameters: [String] = []
    /// Whether it is in place of a method of a class above; every method of Objective-C may be.
    var isOverride = false
    var offset = 0
    /// The property whose initial value it is, if that runs before there is an instance.
    var eagerProperty: String?
    /// The property whose value it is, lazy or not.
    var property: String?
    /// The text between its braces, or of the initial value.
    var body: SourceRange?
    /// Whether nothing is between its braces.
    var isEmpty = false
    /// The classes of its parameters, by their names.
    var parameterTypes: [String: String] = [:]
    /// The names that it returns.
    var returned: Set<String> = []
    /// The statements that choose between branches.
    var branches: [SourceRange] = []
    /// Loops over the subviews, from back to front, whose first answer to `hitTest` is returned.
    var forwardLoops: [Int] = []
    /// Names that loops and closures declare, which hide those outside; not where the elements are
    /// written out, for then those are meant.
    var innerNames: Set<String> = []
  }

  struct Argument {
    let label: String?
    let value: FactValue
  }

  struct Call {
    /// `a.b` of `a.b.c()`; empty without one, nil for what is no path of names.
    let receiver: String?
    let name: String
    let arguments: [Argument]
    let context: Int
    /// The loop around it in the same function; nil for none.
    let loop: Int?
    let offset: Int
    /// Whether it is said once for all elements of an array that is written out.
    var isForEach = false

    /// The path that its first argument is; nil for none.
    var firstPath: String? { arguments.first?.value.path }
    /// Whether it says which method is sent to a target.
    var hasAction: Bool { arguments.contains { $0.label == "action" } }
  }

  struct Assignment {
    let target: String?
    let value: FactValue
    let context: Int
    let offset: Int
    var isForEach = false
  }

  /// A use of one of a view's anchors, from which constraints are made.
  struct Anchor {
    let view: String
    let name: String
    let context: Int
    var isForEach = false
  }

  /// A name that stands for the elements of an array that is written out.
  struct Elements {
    let name: String
    let paths: [String]
  }

  struct Variable {
    let name: String
    /// The class or extension around a property; empty for other variables.
    var owner = ""
    /// The class, by the annotation or by the call that makes the value.
    let type: String?
    let value: FactValue?
    let context: Int
    let loop: Int?
    let offset: Int
    let isProperty: Bool
    let isOutlet: Bool
    /// Whether it is computed at each use.
    var isComputed = false
    /// Whether another file declares it, so that `offset` is not in this one.
    var isElsewhere = false
  }

  var contexts = [Context(typeName: "", inherited: [], name: "")]
  var calls: [Call] = []
  var assignments: [Assignment] = []
  var variables: [Variable] = []
  var anchors: [Anchor] = []
  /// The arrays that a loop goes through which are written out.
  var lists: [Elements] = []
  /// Those whose loops are being gathered, outermost first.
  var elements: [Elements] = []

  /// The function that declares a name which is used in `context`; 0 for a property or a global.
  func scope(of name: String, in context: Int) -> Int {
    let base = name.split(separator: ".").first.map(String.init) ?? name
    let isLocal =
      contexts[context].parameters.contains(base)
      || contexts[context].innerNames.contains(base)
      || variables.contains { $0.context == context && !$0.isProperty && $0.name == base }
    return isLocal ? context : 0
  }
}
