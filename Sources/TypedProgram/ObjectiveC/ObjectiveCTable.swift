/// The Objective-C names of the table's members, and the conversion of its objects to Swift values
/// and back. `Library.objectiveC` has it; all its results are computed lazily.
package protocol ObjectiveCTable: AnyObject {
  // MARK: Types

  /// The type that a framework name refers to: a class without the star (`UIView`), a structure, an
  /// enumeration (`UIControlEvents`), a number (`NSUInteger`), or a pointer with a name of its own
  /// (`CGContextRef`, `dispatch_block_t`). nil for C's own keywords.
  func type(named name: String) -> ObjectiveCType?
  /// The protocol with a name, as between angle brackets.
  func protocolNamed(_ name: String) -> Nominal?
  /// The name of a type of the table in C.
  func name(of nominal: Nominal) -> String
  /// The C name of a pointer type that is not written with a star: `CGContextRef`; nil for others.
  func referenceName(of nominal: Nominal) -> String?
  /// A type of a row as headers write it.
  func type(of type: Type) -> ObjectiveCType
  /// The host's type of selectors.
  var selectorType: Type { get }

  // MARK: Members

  /// The method of a class's instances (or of the class itself) for a selector, its own or that of
  /// the nearest superclass or protocol. If `nominal` is a class of a script, that of its nearest
  /// class in the table.
  func method(_ selector: String, of nominal: Nominal, isClassMethod: Bool) -> ObjectiveCMethod?
  /// All methods of the table with a selector, for a receiver of type `id`.
  func methods(named selector: String, isClassMethod: Bool) -> [ObjectiveCMethod]
  /// The property with a name after a dot: `hidden`, `isHidden`. Methods without parameters are not
  /// included, although C permits calling them by a dot; use `method` for those.
  func property(_ name: String, of nominal: Nominal, isClassProperty: Bool) -> ObjectiveCProperty?
  /// All methods of a class's or protocol's own rows, in the order of their selectors.
  func methods(of nominal: Nominal) -> [ObjectiveCMethod]
  /// All properties of a class's own rows, in the order of their names.
  func properties(of nominal: Nominal) -> [ObjectiveCProperty]
  /// The receiver's methods whose selectors begin with the pieces typed so far, the last of which
  /// may be incomplete: `["insertSubview:", "at"]`. Those of the nearest class come first.
  func completions(
    of pieces: [String], for nominal: Nominal, isClassMethod: Bool
  ) -> [ObjectiveCMethod]

  // MARK: C

  /// A framework function, or one of `math.h`.
  func function(_ name: String) -> ObjectiveCFunction?
  /// A constant of an enumeration or a framework, also by its name in an earlier version.
  func constant(_ name: String) -> ObjectiveCConstant?
  /// The name in C of a case, an option or another constant of a type; nil without one.
  func constantName(of member: String, in nominal: Nominal) -> String?
  /// The framework macros that programs use like functions, as a file would define them: `MIN(A,
  /// B)` and its replacement text.
  var macros: [String: String] { get }
  /// The raw value of a case in C.
  func rawValue(of enumCase: EnumCase) -> Int64

  // MARK: Values and objects

  /// A function of one argument that converts a value of one type to another: a Foundation object
  /// from a Swift value, or the reverse, or a case from its raw value. nil if the registers are the
  /// same, or if there is no such conversion. Neither type is optional.
  func conversion(from source: Type, to target: Type) -> Function?
}

extension ObjectiveCTable {
  /// The typed program's type of a value.
  package func type(for type: ObjectiveCType) -> Type { type.type(selectorType: selectorType) }
}
