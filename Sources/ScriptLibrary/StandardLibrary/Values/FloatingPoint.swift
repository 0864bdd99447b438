import Foundation
import Machine
import TypedProgram

extension StandardLibrary {
  static func addFloatings(_ table: Table) {
    let rounding = addRoundingRule(table.library)
    let sign = addSign(table.library)
    for kind in FloatingKind.allCases {
      table.extend(.floating(kind)) { type in
        switch kind {
        case .double: add(Double.self, type, rounding, sign, { Double($0) })
        case .float: add(Float.self, type, rounding, sign, { Float($0) })
        case .cgFloat: add(CGFloat.self, type, rounding, sign, { Double($0).map { CGFloat($0) } })
        }
        if kind == .cgFloat {
          type.property("native", get: { (v: CGFloat) in Double(v) })
          type.alias("NativeType", .double)
        }
      }
    }
  }

  private static func add<
    Value: BinaryFloatingPoint & Bridged & Sendable & CustomStringConvertible
  >(
    _: Value.Type, _ type: TypeTable, _ rounding: Type, _ sign: Type,
    _ parse: @escaping @Sendable (String) -> Value?
  ) {
    addConstants(Value.self, type)
    addTests(Value.self, type)
    addArithmetic(Value.self, type, rounding)
    type.initializer("init()") { Value.zero }
    type.initializer("init(_:)") { (text: String) in parse(text) }
    // By way of a Double, which represents every whole number that the others do: Foundation's
    // CGFloat on Linux traps in this initializer.
    type.initializer("init(exactly:)") { (value: Int) in
      Double(exactly: value).flatMap { Value(exactly: $0) }
    }
    type.initializer("init(exactly:)") { (value: Double) in Value(exactly: value) }
    type.initializer("init(sign:exponent:significand:)", [sign, .int, type.type]) {
      registers throws(RunStop) in
      let isMinus = registers.numbers[0] != 0
      Value(
        sign: isMinus ? .minus : .plus, exponent: Value.Exponent(registers.at(1, 0).integer),
        significand: Value.read(registers.at(2, 0))
      ).write(to: registers)
    }
    type.getter("sign", sign) { registers throws(RunStop) in
      registers.numbers.pointee = Value.read(registers).sign == .minus ? 1 : 0
    }
    type.property("exponent", get: { (v: Value) in Int(v.exponent) })
    type.property("significand", get: { (v: Value) in v.significand })
  }

  private static func addConstants<Value: BinaryFloatingPoint & Bridged & Sendable>(
    _: Value.Type, _ type: TypeTable
  ) {
    type.staticProperty("pi", get: { Value.pi }).markComputing()
    type.staticProperty("zero", get: { Value.zero })
    type.staticProperty("infinity", get: { Value.infinity }).markComputing()
    type.staticProperty("nan", get: { Value.nan })
    type.staticProperty("ulpOfOne", get: { Value.ulpOfOne })
    type.staticProperty("greatestFiniteMagnitude", get: { Value.greatestFiniteMagnitude })
      .markComputing()
    type.staticProperty("leastNormalMagnitude", get: { Value.leastNormalMagnitude })
    type.staticProperty("leastNonzeroMagnitude", get: { Value.leastNonzeroMagnitude })
  }

  private static func addTests<
    Value: BinaryFloatingPoint & Bridged & Sendable & CustomStringConvertible
  >(_: Value.Type, _ type: TypeTable) {
    type.property("isNaN", get: { (v: Value) in v.isNaN })
    type.property("isFinite", get: { (v: Value) in v.isFinite })
    type.property("isInfinite", get: { (v: Value) in v.isInfinite })
    type.property("isZero", get: { (v: Value) in v.isZero })
    type.property("isNormal", get: { (v: Value) in v.isNormal })
    type.property("isSubnormal", get: { (v: Value) in v.isSubnormal })
    type.property("magnitude", get: { (v: Value) in v.magnitude })
    type.property("ulp", get: { (v: Value) in v.ulp })
    type.property("nextUp", get: { (v: Value) in v.nextUp })
    type.property("nextDown", get: { (v: Value) in v.nextDown })
    type.property("description", get: { (v: Value) in v.description })
    type.property(
      "hashValue", get: { (v: Value) in KeyShape.numberHash(v == 0 ? 0 : Double(v).bitPattern) })
  }

  private static func addArithmetic<Value: BinaryFloatingPoint & Bridged & Sendable>(
    _: Value.Type, _ type: TypeTable, _ rounding: Type
  ) {
    type.method("squareRoot()") { (v: Value) in v.squareRoot() }.markComputing()
    type.method("truncatingRemainder(dividingBy:)") { (v: Value, other: Value) in
      v.truncatingRemainder(dividingBy: other)
    }.markComputing()
    type.method("remainder(dividingBy:)") { (v: Value, other: Value) in
      v.remainder(dividingBy: other)
    }.markComputing()
    type.method("addingProduct(_:_:)") { (v: Value, a: Value, b: Value) in v.addingProduct(a, b) }
    type.method("distance(to:)") { (v: Value, other: Value) in other - v }
    type.method("advanced(by:)") { (v: Value, n: Value) in v + n }
    type.method("isLess(than:)") { (v: Value, other: Value) in v.isLess(than: other) }
    type.method("isEqual(to:)") { (v: Value, other: Value) in v.isEqual(to: other) }
    type.mutatingMethod("negate()") { (v: inout Value) in v.negate() }
    type.mutatingMethod("formSquareRoot()") { (v: inout Value) in v.formSquareRoot() }
    type.method("rounded()") { (v: Value) in v.rounded() }
    type.mutatingMethod("round()") { (v: inout Value) in v.round() }
    type.method("rounded(_:)", [rounding], type.type) { registers throws(RunStop) in
      let rule = roundingRules[registers.at(1, 0).integer].rule
      Value.read(registers).rounded(rule).write(to: registers)
    }
    type.method("round(_:)", [rounding], .void, mutating: true) { registers throws(RunStop) in
      let rule = roundingRules[registers.at(1, 0).integer].rule
      Value.read(registers).rounded(rule).write(to: registers)
    }
    typealias Choice = @Sendable (Value, Value) -> Value
    let choices: [(String, Choice)] = [
      ("minimum(_:_:)", { Value.minimum($0, $1) }), ("maximum(_:_:)", { Value.maximum($0, $1) }),
    ]
    for (name, choose) in choices {
      type.staticMethod(name) { (a: Value, b: Value) in choose(a, b) }
    }
  }

  private static var roundingRules: [(name: String, rule: FloatingPointRoundingRule)] {
    [
      ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
      ("toNearestOrEven", .toNearestOrEven), ("up", .up), ("down", .down),
      ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
    ]
  }

  private static func addRoundingRule(_ library: Library) -> Type {
    enumeration("FloatingPointRoundingRule", roundingRules.map(\.name), library)
  }

  private static func addSign(_ library: Library) -> Type {
    enumeration("FloatingPointSign", ["plus", "minus"], library)
  }

  /// An enumeration of the standard library whose cases have no payloads.
  static func enumeration(_ name: String, _ cases: [String], _ library: Library) -> Type {
    let nominal = Nominal(name: name, kind: .enumeration, origin: .standardLibrary)
    for (tag, name) in cases.enumerated() {
      let enumCase = EnumCase(name: name, owner: nominal, tag: tag, payload: [])
      nominal.cases.append(enumCase)
      nominal.add(.enumCase(enumCase), named: name)
    }
    library.add(.type(.nominal(nominal, [])), named: name)
    return .nominal(nominal, [])
  }
}

extension TypeTable {
  /// A type alias inside the type.
  package func alias(_ name: String, _ type: Type) { nominal.add(.type(type), named: name) }
}
