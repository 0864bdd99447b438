import Records
import SourceTree
import TypedProgram

/// A position in the code that jumps lead to, known before or after them.
final class Label {
  fileprivate(set) var place: Int?
  fileprivate var users: [Int] = []
}

/// Collects the instructions and tables of one body.
final class Assembler {
  private(set) var instructions: [Instruction] = []
  private(set) var constants: [UInt64] = []
  private(set) var objects: [AnyObject] = []
  private(set) var functions: [Entry] = []
  private(set) var sites: [CallSite] = []
  private(set) var types: [Type] = []
  private(set) var layouts: [Layout] = []
  private(set) var globals: [GlobalVariable] = []
  private(set) var handlers: [Code.Handler] = []
  private(set) var facts: [FactTemplate] = []
  private(set) var lines: [Int] = []
  private(set) var positions: [(place: Int, range: SourceRange)] = []
  private(set) var kept: [AnyObject] = []
  /// The registers that are needed.
  var frame = Layout.none
  /// Whether a number did not fit its 16 bits.
  private(set) var isTooLarge = false

  private var constantIndices: [UInt64: Int] = [:]
  private var typeIndices: [Type: Int] = [:]
  private var functionIndices: [Entry: Int] = [:]
  private var strings: [String: Int] = [:]

  var place: Int { instructions.count }

  @discardableResult
  func emit(_ op: Opcode, k: Int = 0, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    instructions.append(
      Instruction(
        op: op, k: UInt8(truncatingIfNeeded: k), a: narrow(a), b: narrow(b), c: narrow(c)))
    return instructions.count - 1
  }

  func narrow(_ number: Int) -> UInt16 {
    if number < 0 || number > 65_000 {
      isTooLarge = true
      return 0
    }
    return UInt16(number)
  }

  /// Maps the following instructions to a range of the source text.
  func mark(_ range: SourceRange) {
    if let last = positions.last {
      if last.range == range { return }
      if last.place == place { positions.removeLast() }
    }
    positions.append((place, range))
  }

  /// Emits a jump to a label, which may follow.
  func jump(_ op: Opcode, k: Int = 0, _ a: Int = 0, _ b: Int = 0, to label: Label) {
    let index = emit(op, k: k, a, b, label.place ?? 0)
    if label.place == nil { label.users.append(index) }
  }

  func bind(_ label: Label) {
    label.place = place
    for user in label.users { instructions[user].c = narrow(place) }
    label.users = []
  }

  func handler(from start: Int, to end: Int, target: Int, register: Int) {
    guard end > start else { return }
    handlers.append(Code.Handler(start: start, end: end, target: target, register: register))
  }

  func constant(_ bits: UInt64) -> Int {
    if let known = constantIndices[bits] { return known }
    constants.append(bits)
    constantIndices[bits] = constants.count - 1
    return constants.count - 1
  }

  func object(_ object: AnyObject) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  func string(_ text: String) -> Int {
    if let known = strings[text] { return known }
    strings[text] = object(StringObject(text))
    return objects.count - 1
  }

  func type(_ type: Type) -> Int {
    if let known = typeIndices[type] { return known }
    types.append(type)
    typeIndices[type] = types.count - 1
    return types.count - 1
  }

  func layout(_ layout: Layout) -> Int {
    if let known = layouts.firstIndex(of: layout) { return known }
    layouts.append(layout)
    return layouts.count - 1
  }

  func global(_ variable: GlobalVariable) -> Int {
    if let known = globals.firstIndex(where: { $0 === variable }) { return known }
    globals.append(variable)
    return globals.count - 1
  }

  func function(_ code: FunctionCode) -> Int {
    if let known = functionIndices[code.entry] { return known }
    functions.append(code.entry)
    functionIndices[code.entry] = functions.count - 1
    kept.append(code)
    return functions.count - 1
  }

  func site(_ site: CallSite, keeping objects: AnyObject...) -> Int {
    sites.append(site)
    kept += objects
    return sites.count - 1
  }

  func fact(_ fact: FactTemplate) -> Int {
    facts.append(fact)
    return facts.count - 1
  }

  func line(_ line: Int) -> Int {
    if let known = lines.lastIndex(of: line) { return known }
    lines.append(line)
    return lines.count - 1
  }
}
