import Machine
import TypedProgram

extension StandardLibrary {
  static func addIntegers(_ table: Table) {
    add(Int.self, .int, table)
    add(Int8.self, .int8, table)
    add(Int16.self, .int16, table)
    add(Int32.self, .int32, table)
    add(Int64.self, .int64, table)
    add(UInt.self, .uint, table)
    add(UInt8.self, .uint8, table)
    add(UInt16.self, .uint16, table)
    add(UInt32.self, .uint32, table)
    add(UInt64.self, .uint64, table)
  }

  private static func add<Value: FixedWidthInteger & Bridged & Sendable>(
    _ type: Value.Type, _ kind: IntegerKind, _ table: Table
  ) {
    table.extend(.integer(kind)) { type in
      addProperties(Value.self, type)
      addArithmetic(Value.self, type)
      addInitializers(Value.self, type, kind)
    }
  }

  private static func addProperties<Value: FixedWidthInteger & Bridged & Sendable>(
    _: Value.Type, _ type: TypeTable
  ) {
    type.staticProperty("min", get: { Value.min }, "The least value.")
    type.staticProperty("max", get: { Value.max }, "The greatest value.")
    type.staticProperty("zero", get: { Value.zero })
    type.staticProperty("bitWidth", get: { Value.bitWidth })
    type.property("description", get: { (v: Value) in String(v) })
    type.property(
      "hashValue", get: { (v: Value) in KeyShape.numberHash(UInt64(truncatingIfNeeded: v)) })
    type.property("magnitude", get: { (v: Value) in UInt64(v.magnitude) })
    type.property("bitWidth", get: { (v: Value) in v.bitWidth })
    type.property("nonzeroBitCount", get: { (v: Value) in v.nonzeroBitCount })
    type.property("leadingZeroBitCount", get: { (v: Value) in v.leadingZeroBitCount })
    type.property("trailingZeroBitCount", get: { (v: Value) in v.trailingZeroBitCount })
    type.property("byteSwapped", get: { (v: Value) in v.byteSwapped })
  }

  private static func addArithmetic<Value: FixedWidthInteger & Bridged & Sendable>(
    _: Value.Type, _ type: TypeTable
  ) {
    type.method("signum()") { (v: Value) in v.signum() }
    type.method("isMultiple(of:)") { (v: Value, other: Value) in v.isMultiple(of: other) }
    type.method("advanced(by:)") { (v: Value, n: Int) throws(RunStop) in
      let (sum, overflow) = Int(truncatingIfNeeded: v).addingReportingOverflow(n)
      guard !overflow, let value = Value(exactly: sum) else { throw RunStop(.overflow) }
      return value
    }
    type.method("distance(to:)") { (v: Value, other: Value) throws(RunStop) in
      let (distance, overflow) = Int(truncatingIfNeeded: other)
        .subtractingReportingOverflow(Int(truncatingIfNeeded: v))
      guard !overflow else { throw RunStop(.overflow) }
      return distance
    }
    type.mutatingMethod("negate()") { (v: inout Value) throws(RunStop) in
      let (result, overflow) = Value.zero.subtractingReportingOverflow(v)
      guard !overflow else { throw RunStop(.overflow) }
      v = result
    }
    let parts = Type.tuple([
      TupleTypeElement("quotient", type.type), TupleTypeElement("remainder", type.type),
    ])
    type.method("quotientAndRemainder(dividingBy:)", [type.type], parts) {
      registers throws(RunStop) in
      let (value, divisor) = (Value.read(registers), Value.read(registers.at(1, 0)))
      guard divisor != 0 else { throw RunStop(.divisionByZero) }
      let (quotient, overflow) = value.dividedReportingOverflow(by: divisor)
      guard !overflow else { throw RunStop(.overflow) }
      quotient.write(to: registers)
      (value % divisor).write(to: registers.at(1, 0))
    }
    typealias Reporting = @Sendable (Value, Value) -> (partialValue: Value, overflow: Bool)
    let reporting: [(String, Reporting)] = [
      ("addingReportingOverflow(_:)", { $0.addingReportingOverflow($1) }),
      ("subtractingReportingOverflow(_:)", { $0.subtractingReportingOverflow($1) }),
      ("multipliedReportingOverflow(by:)", { $0.multipliedReportingOverflow(by: $1) }),
      ("dividedReportingOverflow(by:)", { $0.dividedReportingOverflow(by: $1) }),
      (
        "remainderReportingOverflow(dividingBy:)", { $0.remainderReportingOverflow(dividingBy: $1) }
      ),
    ]
    let reported = Type.tuple([
      TupleTypeElement("partialValue", type.type), TupleTypeElement("overflow", .bool),
    ])
    for (name, operation) in reporting {
      type.method(name, [type.type], reported) { registers throws(RunStop) in
        let result = operation(Value.read(registers), Value.read(registers.at(1, 0)))
        result.partialValue.write(to: registers)
        result.overflow.write(to: registers.at(1, 0))
      }
    }
  }

  private static func addInitializers<Value: FixedWidthInteger & Bridged & Sendable>(
    _: Value.Type, _ type: TypeTable, _ kind: IntegerKind
  ) {
    type.initializer("init()") { Value.zero }
    type.initializer("init(_:)") { (text: String) in Value(text) }
    type.initializer("init(_:radix:)") { (text: String, radix: Int) throws(RunStop) -> Value? in
      guard 2...36 ~= radix else { throw RunStop(.fatalError("Radix not in range 2...36")) }
      return Value(text, radix: radix)
    }
    type.initializer("init(exactly:)") { (value: Double) in Value(exactly: value) }
    for other in IntegerKind.allCases {
      let isSigned = other.isSigned
      type.initializer("init(exactly:)", [.integer(other)], isFailable: true) {
        registers throws(RunStop) in
        let bits = registers.numbers.pointee
        let value = isSigned ? Value(exactly: Int64(bitPattern: bits)) : Value(exactly: bits)
        value.write(to: registers)
      }
      type.initializer("init(clamping:)", [.integer(other)]) { registers throws(RunStop) in
        let bits = registers.numbers.pointee
        let value = isSigned ? Value(clamping: Int64(bitPattern: bits)) : Value(clamping: bits)
        value.write(to: registers)
      }
      for name in ["init(truncatingIfNeeded:)", "init(bitPattern:)"] {
        if name == "init(bitPattern:)", !kind.isOppositeSign(of: other) { continue }
        type.initializer(name, [.integer(other)]) { registers throws(RunStop) in
          Value(truncatingIfNeeded: registers.numbers.pointee).write(to: registers)
        }
      }
    }
  }
}

extension IntegerKind {
  fileprivate func isOppositeSign(of other: IntegerKind) -> Bool {
    isSigned != other.isSigned && rawValue % 5 == other.rawValue % 5
  }
}
