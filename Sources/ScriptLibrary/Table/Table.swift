import Machine
import TypedProgram

/// The table in which the host and the standard library declare the types and members for scripts:
/// one line for each member. The checker, the compiler, completion and `help` read its results in
/// the library.
///
/// ```swift
/// extension UIView: BridgedObject {}          // all subclasses follow
/// extension CGPoint: BridgedValue {}          // numbers of 8 bytes only
/// extension UITouch.Phase: BridgedEnumeration {}   // no payloads
/// extension UIControl.State: BridgedOptionSet {}
///
/// let table = Table(library)
/// table.class(UIView.self, superclass: UIResponder.self, "A rectangle on the screen.") { type in
///   type.initializer("init(frame:)", designated: true) { (frame: CGRect) in UIView(frame: frame) }
///   type.property(
///     "alpha", get: { (v: UIView) in v.alpha }, set: { (v: UIView, a: CGFloat) in v.alpha = a },
///     "How opaque it is, from 0 to 1.")
///   type.property("subviews", get: { (v: UIView) in v.subviews })
///   type.property(                         // a protocol's type is named; the value is any object
///     "delegate", as: .optional(.protocol("UIScrollViewDelegate")), isWeak: true,
///     get: { (v: UIScrollView) in v.delegate.map { AnyReference($0) } }, set: { … })
///   type.method("convert(_:to:)", "A point in another view's coordinates.") {
///     (v: UIView, p: CGPoint, to: UIView?) -> CGPoint in v.convert(p, to: to)
///   }
///   type.method("setOffset(_:animated:)", defaults: ["animated": .boolean(false)]) { … }
///   type.method("animate(_:)") { (v: UIView, run: Callback0<NoValue>) throws(RunStop) in … }
///   type.message(                             // scripts may override it
///     "hitTest(_:with:)", index, "The view at a point.",
///     send: { (v: UIView, p: CGPoint, e: UIEvent?) -> UIView? in door.send… },
///     direct: { (v: UIView, p: CGPoint, e: UIEvent?) -> UIView? in v.hitTest(p, with: e) })
///   type.overridableProperty(
///     "isHighlighted", getter: 7, setter: 8, get: { … }, set: { … }, directGet: { … },
///     directSet: { … })
///   type.staticProperty("layerClass", get: { … })
///   type.staticMethod("animate(withDuration:animations:)") { … }.isDiscardable = true
/// }
/// table.structure(CGPoint.self, protocols: ["Equatable", "Hashable"]) { type in
///   type.field("x", \CGPoint.x)               // in order; memory itself is the register
///   type.field("y", \CGPoint.y)
///   type.memberwise("init(x:y:)")
///   type.initializer("init(x:y:)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
///   type.mutatingMethod("offset(by:)") { (p: inout CGPoint, d: CGFloat) in p.x += d }
///   type.property("sum", get: { … }, set: { (p: inout CGPoint, s: CGFloat) in … })
///   type.describe { (p: CGPoint) in "(\(p.x), \(p.y))" }
/// }
/// table.enumeration(UITouch.Phase.self, [("began", .began), …], in: UITouch.self)
/// table.optionSet(UIControl.State.self, [("normal", .normal), …], in: UIControl.self)
/// table.protocol("UIScrollViewDelegate") { type in
///   type.requirement(
///     "scrollViewDidScroll(_:)", optional: true, message: 9, [UIScrollView.self], returns: nil)
/// }
/// table.function("sqrt(_:)") { (x: Double) in x.squareRoot() }
/// table.global("UIApplicationMain", get: { … })
/// table.alias("TimeInterval", .double)
/// ```
///
/// The rows of a class run when one of its members is first looked up, so a session pays only for
/// the types that it uses. Several rows of one name are overloads. A row that returns its
/// `Function` or `Property` may be followed by rare settings: `.isDiscardable = true`. Code that
/// can fail declares it: `{ (v: UIView) throws(RunStop) in … }`.
@usableFromInline
package final class Table {
  package let library: Library

  package init(_ library: Library) {
    self.library = library
  }

  /// Declares a class of the host. `name` is for one that scripts know by another name: that of a
  /// generic type with its arguments, which refers to the class wherever it is written so.
  package func `class`<Object: BridgedObject>(
    _ type: Object.Type, named name: String? = nil, superclass: (any BridgedObject.Type)? = nil,
    protocols: [String] = [],
    in outer: (any Bridged.Type)? = nil, isFinal: Bool = false, _ summary: String = "",
    _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    let nominal = library.hostNominal(type, .class, named: name)
    nominal.superclass = superclass?.type(in: library)
    nominal.isFinal = isFinal
    finish(nominal, type, protocols, outer, summary, declare)
  }

  /// Declares a structure of the host. One that `isNested` is added to another type by its caller.
  package func structure<Value: BridgedValue>(
    _ type: Value.Type, named name: String? = nil, isNested: Bool = false, protocols: [String] = [],
    in outer: (any Bridged.Type)? = nil,
    _ summary: String = "", _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    precondition(_isPOD(type) && MemoryLayout<Value>.size % 8 == 0, "not made of numbers: \(type)")
    let nominal = library.hostNominal(type, .structure, named: name)
    nominal.hostLayout = Value.layout
    finish(nominal, type, protocols, outer, isNested: isNested, summary, declare)
    nameAsImported(nominal)
  }

  /// Declares a structure of the host whose parts scripts reach by its members alone.
  package func opaque<Value: Bridged>(
    _ type: Value.Type, in outer: (any Bridged.Type)? = nil, _ summary: String = "",
    _ declare: @escaping (TypeTable) -> Void
  ) {
    let nominal = library.hostNominal(type, .structure)
    nominal.hostLayout = Value.layout
    finish(nominal, type, [], outer, summary, declare)
    nameAsImported(nominal)
  }

  /// Sets the C name of a structure or an enumeration.
  private func nameAsImported(_ nominal: Nominal) {
    let joined = nominal.fullName.filter { $0 != "." }
    nominal.importedName = library.importedNames[joined] ?? joined
  }

  /// Declares an enumeration of the host, with all cases in order.
  package func enumeration<Value: BridgedEnumeration>(
    _ type: Value.Type, _ cases: [(String, Value)], protocols: [String] = [],
    in outer: (any Bridged.Type)? = nil, _ summary: String = "",
    _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    declareCases(type, cases, protocols, outer, summary, declare)
  }

  /// Declares an enumeration of the host that has a raw value, with all cases in order.
  package func enumeration<Value: BridgedEnumeration & RawRepresentable>(
    _ type: Value.Type, _ cases: [(String, Value)], protocols: [String] = [],
    in outer: (any Bridged.Type)? = nil, _ summary: String = "",
    _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) where Value.RawValue == Int {
    let nominal = library.hostNominal(type, .enumeration)
    nominal.rawType = .int
    nominal.protocols.append(.nominal(library.protocolNominal("RawRepresentable"), []))
    declareCases(type, cases, protocols, outer, summary, declare)
    nameAsImported(nominal)
    for (enumCase, (_, value)) in zip(nominal.cases, cases) {
      enumCase.rawValue = .integer(Int64(value.rawValue))
    }
  }

  private func declareCases<Value: BridgedEnumeration>(
    _ type: Value.Type, _ cases: [(String, Value)], _ protocols: [String],
    _ outer: (any Bridged.Type)?, _ summary: String, _ declare: @escaping (TypeTable) -> Void
  ) {
    let nominal = library.hostNominal(type, .enumeration)
    nominal.hostLayout = .number
    for (tag, (name, value)) in cases.enumerated() {
      precondition(
        MemoryLayout<Value>.size == 1 && unsafeBitCast(value, to: UInt8.self) == tag,
        "the cases of \(type) in order")
      let enumCase = EnumCase(name: name, owner: nominal, tag: tag, payload: [])
      nominal.cases.append(enumCase)
      nominal.add(.enumCase(enumCase), named: name)
    }
    finish(nominal, type, ["Equatable", "Hashable"] + protocols, outer, summary, declare)
  }

  /// Declares an option set of the host, with its named values.
  package func optionSet<Value: BridgedOptionSet>(
    _ type: Value.Type, _ values: [(String, Value)], protocols: [String] = [],
    in outer: (any Bridged.Type)? = nil, isNested: Bool = false,
    rawType: any Bridged.Type = UInt.self, _ summary: String = "",
    _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    precondition(_isPOD(type) && MemoryLayout<Value>.size == 8, "not of 8 bytes: \(type)")
    let nominal = library.hostNominal(type, .structure)
    nominal.hostLayout = .number
    let conformances = ["Equatable", "Hashable", "OptionSet", "SetAlgebra", "RawRepresentable"]
    nominal.storedProperties = [
      Property(
        name: "rawValue", type: rawType.type(in: library), owner: nominal, isStatic: false,
        isConstant: true, storage: .part(.none))
    ]
    finish(
      nominal, type, conformances + protocols, outer, isNested: isNested, summary
    ) { table in
      table.addOptionSetMembers()
      for (name, value) in values {
        let bits = unsafeBitCast(value, to: UInt64.self)
        table.getter(name, table.type, isStatic: true) { registers throws(RunStop) in
          registers.numbers.pointee = bits
        }
      }
      declare(table)
    }
    nameAsImported(nominal)
  }

  /// Declares a protocol of the host. Objective-C's are for classes only, so any value is an object
  /// of a class that conforms; Swift's own may differ.
  package func `protocol`(
    _ name: String, inherits: [String] = [], isClassBound: Bool = true, _ summary: String = "",
    _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    let nominal = library.protocolNominal(name)
    nominal.isClassBound = isClassBound
    nominal.summary = summary
    nominal.protocols += inherits.map { .nominal(library.protocolNominal($0), []) }
    library.add(.type(.nominal(nominal, [])), named: name)
    let table = TypeTable(library, nominal, .nominal(nominal, []))
    nominal.addLater { declare(table) }
  }

  /// Adds further members to a type of the library or the host, under a name of `Type`'s cases.
  package func extend(_ type: Type, _ declare: @escaping (TypeTable) -> Void) {
    guard let nominal = library.declaration(of: type)?.nominal else { return }
    let table = TypeTable(library, nominal, type)
    nominal.addLater { declare(table) }
  }

  /// Another name of a type.
  package func alias(_ name: String, _ type: Type) {
    library.add(.type(type), named: name)
  }

  /// A function of the top level: `table.function("sqrt(_:)") { (x: Double) in … }`.
  package var function: Rows {
    Rows { [library] name, options, code in
      let function = Function(code, MemberName(name), options, owner: nil, receiver: 0, library)
      library.add(.function(function), named: function.name)
      return function
    }
  }

  /// A constant or variable of the top level.
  @inlinable @discardableResult
  package func global<Value: Bridged>(
    _ name: String, get: @escaping @MainActor () throws(RunStop) -> Value,
    set: (@MainActor (Value) throws(RunStop) -> Void)? = nil, _ summary: String = ""
  ) -> Property {
    addGlobal(name, HostCode(get), set.map { HostCode($0) }, summary)
  }

  @usableFromInline
  func addGlobal(
    _ name: String, _ getter: HostCode, _ setter: HostCode?, _ summary: String
  ) -> Property {
    let property = Property.host(
      name, nil, owner: nil, isStatic: true, library, getter, setter, summary)
    library.add(.property(property), named: name)
    return property
  }

  private func finish(
    _ nominal: Nominal, _ type: any Bridged.Type, _ protocols: [String],
    _ outer: (any Bridged.Type)?, isNested: Bool = false, _ summary: String,
    _ declare: @escaping (TypeTable) -> Void
  ) {
    nominal.summary = summary
    nominal.protocols += protocols.map { .nominal(library.protocolNominal($0), []) }
    let asType = type.type(in: library)
    if let outer, case .nominal(let around, _) = outer.type(in: library) {
      nominal.outer = around
      around.add(.type(asType), named: nominal.name)
    } else if !isNested {
      library.add(.type(asType), named: nominal.name)
    }
    let table = TypeTable(library, nominal, asType)
    // Values of structures are compared and described by their fields, members or not.
    if nominal.kind == .structure, nominal.storedProperties.isEmpty {
      declare(table)
    } else {
      nominal.addLater { declare(table) }
    }
  }
}
