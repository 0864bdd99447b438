import SeededRandom
import TypedProgram

/// Makes statements that call rows of the table on the objects of a pool, with arguments of the
/// right types. What they are given to be called back calls further rows.
struct CallMaker {
  private let table: RowTable
  private let values: ExtremeValues
  private let rowsOfOwner: [Nominal: [TableRow]]
  var pool: CallPool

  init(_ table: RowTable, _ values: ExtremeValues, pool: CallPool) {
    self.table = table
    self.values = values
    self.pool = pool
    rowsOfOwner = Dictionary(grouping: table.rows.filter(Self.isCalled), by: { $0.owner! })
  }

  private static func isCalled(_ row: TableRow) -> Bool {
    guard row.owner?.kind == .class, !row.isStatic, !row.takesMemory else { return false }
    switch row.kind {
    case .reading, .writing: return true
    case .calling(let function):
      return function.genericParameters.isEmpty
        && function.name.unicodeScalars.first?.properties.isXIDStart == true
    case .making, .element: return false
    }
  }

  /// Some statements, each a line.
  func statements(_ count: Int, depth: Int, _ random: inout SeededRandom) -> [String] {
    (0..<count).compactMap { _ in statement(depth: depth, &random) }
  }

  /// Statements that run a limited number of times, so that what calls itself ends mostly.
  func body(depth: Int, _ random: inout SeededRandom) -> String {
    let lines = statements(random.number(1...3), depth: depth, &random).joined(separator: "\n")
    return random.oneIn(8) ? lines : "if budget > 0 {\nbudget -= 1\n\(lines)\n}"
  }

  private func statement(depth: Int, _ random: inout SeededRandom) -> String? {
    if random.oneIn(6) { return scheduling(depth: depth, &random) }
    let object = random.pick(pool.objects)
    let rows = object.type.lineage.flatMap { rowsOfOwner[$0] ?? [] }
    guard !rows.isEmpty else { return nil }
    let row = random.pick(rows)
    switch row.kind {
    case .reading(let property):
      return "sink(\(object.name).\(property.name) as Any)"
    case .writing(let property):
      guard let value = argument(property.type, depth: depth, &random) else { return nil }
      return "\(object.name).\(property.name) = \(value)"
    case .calling(let function):
      return call(function, of: object.name, depth: depth, &random)
    case .making, .element: return nil
    }
  }

  private func call(
    _ function: Function, of object: String, depth: Int, _ random: inout SeededRandom
  ) -> String? {
    var list: [String] = []
    for parameter in function.parameters {
      guard !parameter.isInout, let value = argument(parameter.type, depth: depth, &random)
      else { return nil }
      list.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    let call =
      "\(object).\(function.name)\(function.isOptional ? "?" : "")(\(list.joined(separator: ", ")))"
    return function.result == .void || function.result == .never ? call : "sink(\(call) as Any)"
  }

  /// A statement that schedules more of itself, which the rows of the table would rarely make.
  private func scheduling(depth: Int, _ random: inout SeededRandom) -> String? {
    guard depth > 0 else { return nil }
    let body = body(depth: depth - 1, &random)
    let seconds = random.pick(["0", "0.01", "0.1", "1"])
    return switch random.number(0...7) {
    case 0: "DispatchQueue.main.async {\n\(body)\n}"
    case 1: "DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds)) {\n\(body)\n}"
    case 2:
      "_ = Timer.scheduledTimer(withTimeInterval: \(seconds), repeats: true) { _ in\n\(body)\n}"
    case 3: "UIView.animate(withDuration: \(seconds), animations: {\n\(body)\n}) { _ in\n\(body)\n}"
    case 4:
      "_ = NotificationCenter.default.addObserver(forName: Notification.Name(\"n\"), object: nil, "
        + "queue: nil) { _ in\n\(body)\n}"
    case 5: "NotificationCenter.default.post(name: Notification.Name(\"n\"), object: nil)"
    case 6: "UIView.performWithoutAnimation {\n\(body)\n}"
    default: "CATransaction.setCompletionBlock {\n\(body)\n}"
    }
  }

  // MARK: Arguments

  private func argument(_ type: Type, depth: Int, _ random: inout SeededRandom) -> String? {
    switch type {
    case .function(let function): return closure(function, depth: depth, &random)
    case .optional(let wrapped):
      return random.oneIn(6) ? "nil" : argument(wrapped, depth: depth, &random)
    case .array(.nominal(let nominal, _)) where nominal.kind == .class:
      let names = pool.names(of: nominal)
      if !names.isEmpty, !random.oneIn(5) {
        return "[" + (0..<random.few(3)).map { _ in random.pick(names) }.joined(separator: ", ")
          + "]"
      }
    case .anyObject: return random.pick(pool.objects).name
    case .nominal(let nominal, _) where nominal.kind == .class:
      let names = pool.names(of: nominal)
      if !names.isEmpty, !random.oneIn(5) { return random.pick(names) }
    default: break
    }
    let made = values.values(of: type)
    guard let first = made.first else { return nil }
    return random.oneIn(3) ? random.pick(made) : first
  }

  private func closure(
    _ function: FunctionType, depth: Int, _ random: inout SeededRandom
  ) -> String? {
    guard let answer = values.answer(function.result) else { return nil }
    let parameters = function.parameters.enumerated().map { index, parameter in
      "a\(index): \(parameter.isInout ? "inout " : "")\(parameter.type)"
    }
    let head = "(\(parameters.joined(separator: ", "))) -> \(function.result) in"
    let body = depth > 0 ? body(depth: depth - 1, &random) + "\n" : ""
    return "{ \(head)\n\(body)return \(answer)\n}"
  }
}
