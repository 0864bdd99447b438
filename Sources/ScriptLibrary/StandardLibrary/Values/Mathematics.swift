import Foundation
import Machine
import TypedProgram

extension StandardLibrary {
  /// The functions of Foundation's mathematics, for each kind of number.
  static func addMathematics(_ table: Table) {
    let library = table.library
    for kind in FloatingKind.allCases {
      let type = Type.floating(kind)
      for (name, operation) in unary {
        declare("\(name)(_:)", [type], type, .intrinsic(.mathematics(operation, kind)), library)
      }
      for (name, operation) in binary {
        declare(
          "\(name)(_:_:)", [type, type], type, .intrinsic(.mathematics(operation, kind)), library)
      }
    }
    addRare(Double.self, table)
    addRare(CGFloat.self, table)
    addRare(Float.self, table)
    addNamesOfC(table)
  }

  /// C's names of functions of `Float`, and of constants.
  private static func addNamesOfC(_ table: Table) {
    for (name, operation) in unary {
      declare(
        "\(name)f(_:)", [.float], .float, .intrinsic(.mathematics(operation, .float)),
        table.library)
    }
    for (name, operation) in binary {
      declare(
        "\(name)f(_:_:)", [.float, .float], .float, .intrinsic(.mathematics(operation, .float)),
        table.library)
    }
    table.function("fabsf(_:)") { (x: Float) in abs(x) }
    table.function("fminf(_:_:)") { (a: Float, b: Float) in Float(fmin(Double(a), Double(b))) }
    table.function("fmaxf(_:_:)") { (a: Float, b: Float) in Float(fmax(Double(a), Double(b))) }
    for name in ["lround(_:)", "llround(_:)"] {
      table.function(name) { (x: Double) in whole(x.rounded()) }
    }
    for name in ["lrint(_:)", "llrint(_:)"] {
      table.function(name) { (x: Double) in whole(x.rounded(.toNearestOrEven)) }
    }
    for name in ["lroundf(_:)", "llroundf(_:)"] {
      table.function(name) { (x: Float) in whole(Double(x.rounded())) }
    }
    let constants = [
      ("M_PI", Double.pi), ("M_PI_2", Double.pi / 2), ("M_PI_4", Double.pi / 4),
      ("M_1_PI", 1 / Double.pi), ("M_2_PI", 2 / Double.pi), ("M_E", M_E),
      ("M_SQRT2", 2.squareRoot()),
      ("M_SQRT1_2", 0.5.squareRoot()),
    ]
    for (name, value) in constants { table.global(name, get: { value }) }
    for name in ["MAXFLOAT", "HUGE"] { table.global(name, get: { Float.greatestFiniteMagnitude }) }
  }

  /// A rounded number as C converts it: beyond the bounds the least one.
  private static func whole(_ number: Double) -> Int { Int(exactly: number) ?? .min }

  private static var unary: [(String, Intrinsic.Mathematics)] {
    [
      ("sqrt", .squareRoot), ("floor", .floor), ("ceil", .ceiling), ("round", .round),
      ("trunc", .truncate), ("rint", .roundToEven), ("nearbyint", .roundToEven),
      ("sin", .sine), ("cos", .cosine), ("tan", .tangent),
      ("asin", .arcSine), ("acos", .arcCosine), ("atan", .arcTangent), ("exp", .exponential),
      ("log", .logarithm), ("log2", .logarithm2), ("log10", .logarithm10),
    ]
  }

  private static var binary: [(String, Intrinsic.Mathematics)] {
    [
      ("atan2", .arcTangent2), ("pow", .power), ("hypot", .hypotenuse), ("fmod", .remainder),
    ]
  }

  private static func addRare<Value: BinaryFloatingPoint & Bridged & Sendable>(
    _: Value.Type, _ table: Table
  ) {
    let functions: [(String, @Sendable (Double) -> Double)] = [
      ("sinh(_:)", { sinh($0) }), ("cosh(_:)", { cosh($0) }), ("tanh(_:)", { tanh($0) }),
      ("cbrt(_:)", { cbrt($0) }), ("exp2(_:)", { exp2($0) }), ("expm1(_:)", { expm1($0) }),
      ("log1p(_:)", { log1p($0) }), ("fabs(_:)", { fabs($0) }),
    ]
    for (name, function) in functions {
      table.function(name) { (x: Value) in Value(function(Double(x))) }
    }
    table.function("fmin(_:_:)") { (a: Value, b: Value) in Value(fmin(Double(a), Double(b))) }
    table.function("fmax(_:_:)") { (a: Value, b: Value) in Value(fmax(Double(a), Double(b))) }
    table.function("remainder(_:_:)") { (a: Value, b: Value) in a.remainder(dividingBy: b) }
    table.function("copysign(_:_:)") { (a: Value, b: Value) in
      Value(copysign(Double(a), Double(b)))
    }
  }

  /// `stride(…)` as a value; in the head of a loop no array is created for it.
  static func addStrides(_ table: Table) {
    addStride(Double.self, table)
    addStride(CGFloat.self, table)
    addStride(Float.self, table)
    table.function("stride(from:to:by:)") { (from: Int, to: Int, by: Int) throws(RunStop) in
      try checkStride(from: Double(from), to: Double(to), by: Double(by))
      return Array(stride(from: from, to: to, by: by))
    }
    table.function("stride(from:through:by:)") { (from: Int, to: Int, by: Int) throws(RunStop) in
      try checkStride(from: Double(from), to: Double(to), by: Double(by))
      return Array(stride(from: from, through: to, by: by))
    }
  }

  private static func addStride<Value: BinaryFloatingPoint & Bridged & Sendable>(
    _: Value.Type, _ table: Table
  ) where Value.Stride == Value {
    table.function("stride(from:to:by:)") { (from: Value, to: Value, by: Value) throws(RunStop) in
      try checkStride(from: Double(from), to: Double(to), by: Double(by))
      return Array(stride(from: from, to: to, by: by))
    }
    table.function("stride(from:through:by:)") {
      (from: Value, to: Value, by: Value) throws(RunStop) in
      try checkStride(from: Double(from), to: Double(to), by: Double(by))
      return Array(stride(from: from, through: to, by: by))
    }
  }

  /// Refuses a step of zero, and more numbers than would fit in a script's memory, including
  /// infinitely many, such as from or to a value that is not a number.
  private static func checkStride(
    from: Double, to: Double, by step: Double
  ) throws(RunStop) {
    guard step != 0 else { throw RunStop(.fatalError("Stride size must not be zero")) }
    // Swift treats a step that is not a number as a negative one.
    let isOver = step > 0 ? from >= to : from <= to
    let isOne = step.isInfinite && from.isFinite && !to.isNaN
    let count = isOver ? 0 : isOne ? 1 : (to - from) / step
    try Allowance.reserve(count < 1e15 ? max(0, Int(count)) : .max, of: 16)
  }

  /// Declares a function of the top level.
  @discardableResult
  package static func declare(
    _ name: String, _ parameters: [Type], _ result: Type,
    _ implementation: Function.Implementation, _ library: Library
  ) -> Function {
    let function = Function(name, parameters, result, owner: nil, implementation)
    library.add(.function(function), named: function.name)
    return function
  }

  static func addBool(_ table: Table) {
    table.extend(.bool) { type in
      type.mutatingMethod("toggle()") { (value: inout Bool) in value.toggle() }
      type.property("description", get: { (value: Bool) in value ? "true" : "false" })
      type.property("hashValue", get: { (value: Bool) in value ? 1 : 0 })
      type.initializer("init()") { false }
      type.initializer("init(_:)") { (text: String) in Bool(text) }
      type.initializer("init(_:)") { (value: Bool) in value }
    }
  }

  /// Functions that the checker knows by name, for completion and help.
  static func addPrinting(_ library: Library) {
    let items = Type.array(.any)
    for name in ["print", "debugPrint"] {
      let function = declare(
        "\(name)(_:separator:terminator:)", [items, .string, .string], .void, .intrinsic(.print),
        library)
      function.parameters[0].isVariadic = true
      function.parameters[1].defaultValue = .string(" ")
      function.parameters[2].defaultValue = .string("\n")
      function.summary = "Writes values, separated by spaces, and ends the line."
    }
    for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
      let function = declare(
        "\(name)(_:)", [.string], .never, .intrinsic(.stop(.fatalError)), library)
      function.parameters[0].defaultValue = .string("")
      function.summary = "Stops the program with a message."
    }
    for (name, kind) in [("precondition", Intrinsic.Stopping.precondition), ("assert", .assertion)]
    {
      let function = declare(
        "\(name)(_:_:)", [.bool, .string], .void, .intrinsic(.stop(kind)), library)
      function.parameters[1].defaultValue = .string("")
      function.summary = "Stops the program when a condition does not hold."
    }
  }
}
