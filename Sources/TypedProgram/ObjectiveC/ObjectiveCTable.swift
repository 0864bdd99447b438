/// The names of the table's members in Objective-C, and how its objects become Swift's values and
/// back. `Library.objectiveC` has it; whatever it answers is made when it is first asked.
package protocol ObjectiveCTable: AnyObject {
  // MARK: Types

  /// The type that a name of the frameworks means: of a class without the star (`UIView`), of a
  /// structure, of an enumeration (`UIControlEvents`), of a number (`NSUInteger`), of a pointer
  /// with a name of its own (`CGContextRef`, `dispatch_block_t`). nil for C's own words.
  func type(named name: String) -> ObjectiveCType?
  /// The protocol of a name, as between angle brackets.
  func protocolNamed(_ name: String) -> Nominal?
  /// The name of a type of the table in C.
  func name(of nominal: Nominal) -> String
  /// The name of a type that C knows by a pointer's own name: `CGContextRef`; nil for others.
  func referenceName(of nominal: Nominal) -> String?
  /// A type of a row as headers write it.
  func type(of type: Type) -> ObjectiveCType
  /// The host's type of selectors.
  var selectorType: Type { get }

  // MARK: Members

  /// The method that instances of a class (or the class itself) have by a selector, its own or that
  /// of the nearest class or protocol above. `nominal` may be a class of a script: then it is that
  /// of the nearest class of the table.
  func method(_ selector: String, of nominal: Nominal, isClassMethod: Bool) -> ObjectiveCMethod?
  /// All methods of the table with a selector, for a receiver of type `id`.
  func methods(named selector: String, isClassMethod: Bool) -> [ObjectiveCMethod]
  /// The property of a name that is used with a dot: `hidden`, `isHidden`. Methods without
  /// parameters are not among them, though C lets a dot call them; ask `method` for those.
  func property(_ name: String, of nominal: Nominal, isClassProperty: Bool) -> ObjectiveCProperty?
  /// All methods of a class's or protocol's own rows, in the order of their selectors.
  func methods(of nominal: Nominal) -> [ObjectiveCMethod]
  /// All properties of a class's own rows, in the order of their names.
  func properties(of nominal: Nominal) -> [ObjectiveCProperty]
  /// The methods that a receiver has whose selectors begin with the pieces typed so far, the last
  /// of which may be half a piece: `["insertSubview:", "at"]`. The nearest class's first.
  func completions(
    of pieces: [String], for nominal: Nominal, isClassMethod: Bool
  ) -> [ObjectiveCMethod]

  // MARK: C

  /// A function of the frameworks, or of `math.h`.
  func function(_ name: String) -> ObjectiveCFunction?
  /// A constant of an enumeration or a framework, also under the name of an earlier version.
  func constant(_ name: String) -> ObjectiveCConstant?
  /// The name in C of a case, an option or another constant of a type; nil without one.
  func constantName(of member: String, in nominal: Nominal) -> String?
  /// The macros of the frameworks that programs use as if they were functions, as they would be
  /// written in a file: `MIN(A, B)` and its text.
  var macros: [String: String] { get }
  /// The raw value that a case has in C.
  func rawValue(of enumCase: EnumCase) -> Int64

  // MARK: Values and objects

  /// A function of one argument that makes a value of one type from a value of another: an object
  /// of Foundation from a value of Swift's, or the reverse, or a case from its raw value. nil if
  /// the registers are the same, or there is no such conversion. Both types are not optional.
  func conversion(from source: Type, to target: Type) -> Function?
}

extension ObjectiveCTable {
  /// The typed program's type of a value.
  package func type(for type: ObjectiveCType) -> Type { type.type(selectorType: selectorType) }
}
