import SourceTree
import TypedProgram

/// The instructions of one compiled body, as text for people who work on the machine.
package struct Listing {
  /// The name of the function; closures have that of the enclosing function.
  package let name: String
  /// A line for each instruction: index, opcode, operands, the table entry that an operand names,
  /// and the line of the source text if it changes.
  package let lines: [String]

  init(_ code: Code) {
    name = code.name
    var last: Int?
    lines = code.instructions.enumerated().map { index, instruction in
      let line = code.file.map { $0.line(of: code.range(at: index).start) + $0.linesBefore }
      defer { last = line }
      return Self.columns([
        ("\(index)", 5), ("\(instruction.op)", 24),
        ("\(instruction.a) \(instruction.b) \(instruction.c)", 14),
        (instruction.k == 0 ? "" : "k\(instruction.k)", 5),
        (Self.note(on: instruction, in: code), 24),
        (line == last ? "" : line.map { "; line \($0)" } ?? "", 0),
      ])
    }
  }

  /// Texts in columns, each at least as wide as given.
  private static func columns(_ columns: [(text: String, width: Int)]) -> String {
    var line = ""
    for (text, width) in columns {
      line += text + String(repeating: " ", count: max(1, width - text.count))
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The entry of the code's tables that an operand names; empty for operands that are registers.
  private static func note(on instruction: Instruction, in code: Code) -> String {
    let (header, b, c) = (code.header.pointee, Int(instruction.b), Int(instruction.c))
    switch instruction.op {
    case .constant: return constant(header.constants[b])
    case .addDoubleConstant, .subtractDoubleConstant, .multiplyDoubleConstant,
      .divideDoubleConstant, .addIntegerConstant, .subtractIntegerConstant:
      return constant(header.constants[c])
    case .object:
      guard let text = header.objects[b] as? StringObject else { return "" }
      return "\"\(text.value)\""
    case .call, .newClosure: return FunctionCode.of(header.functions[c]).source.name
    case .callHost, .callPlain, .sendMessage, .sendSuper, .sendWitness, .readNumbers, .readObject,
      .constructHost, .delegateInitializer, .implementing:
      return header.sites[c].function?.takeUnretainedValue().fullName ?? ""
    case .globalCell: return code.globals[c].name
    case .newObject, .isType, .castFailed, .newArray, .newDictionary: return "\(code.types[c])"
    default: return instruction.op.isJump ? "→ \(c)" : ""
    }
  }

  /// The bits of a constant as the whole number and the floating-point number that they may be.
  private static func constant(_ bits: UInt64) -> String {
    let integer = Int64(bitPattern: bits)
    return integer.magnitude < 1 << 40 ? "\(integer)" : "\(Double(bitPattern: bits))"
  }
}

extension Opcode {
  /// Whether operand `c` is the index of an instruction.
  fileprivate var isJump: Bool {
    switch self {
    case .jump, .jumpBack, .jumpTrue, .jumpFalse, .jumpLessDouble, .jumpLessOrEqualDouble,
      .jumpEqualDouble, .jumpLessInteger, .jumpLessOrEqualInteger, .jumpEqualNumber,
      .jumpLessUnsigned, .jumpLessOrEqualUnsigned, .jumpNil, .jumpIdentical, .jumpUntold:
      true
    default: false
    }
  }
}

extension Machine {
  /// The code of functions of scripts and of the closures inside them, which is compiled for this.
  /// `isTraced`: the code that runs while lines are recorded. Functions that cannot be compiled by
  /// themselves, such as generic ones, have no listing.
  package func listings(of functions: [Function], isTraced: Bool) -> [Listing] {
    let mode = isTraced ? 1 : 0
    var seen: Set<ObjectIdentifier> = []
    var listings: [Listing] = []
    func add(_ function: FunctionCode) {
      guard seen.insert(ObjectIdentifier(function)).inserted,
        let header = body(of: function.entry, mode)
      else { return }
      let code = header.pointee.code.takeUnretainedValue()
      listings.append(Listing(code))
      for inner in code.functions {
        if case .closure = inner.source { add(inner) }
      }
    }
    for function in functions where !function.isOpen { add(session.code(of: function)) }
    problem = nil
    return listings
  }
}
