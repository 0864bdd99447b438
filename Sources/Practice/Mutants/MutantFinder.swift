import Records
import Scenes
import SourceTree

/// Makes mutants of a solution: walks its tree, and changes its text at each place where learners
/// make mistakes.
///
/// The result of an edit need not be valid Swift: such a mutant is caught before anything runs.
package struct MutantFinder {
  package let file: SourceFile
  private let code: Code
  /// The text's own names, whose values are unknown before it runs.
  let localNames: Set<String>
  /// The values of expressions in the first scene; nil if they are not needed.
  package let values: SceneValues?
  private(set) var edits: [Edit] = []
  /// The replacements by values, which together are one more mutant.
  var valuePieces: [Edit.Piece] = []
  /// Rectangles of which only the size matters, or that were already changed to ignore their
  /// origin.
  var sizedBases: Set<SourceRange> = []
  /// The superclass of the enclosing class, if it is written.
  private var superclass: String?
  /// The result of the enclosing function.
  private var result = Result.other

  /// A kind of function result for which wrong values are known.
  package enum Result {
    case truth, optional, other

    /// Values that could be returned in place of the right ones.
    var wrongValues: [String] {
      switch self {
      case .truth: ["true", "false"]
      case .optional: ["nil", "self"]
      case .other: []
      }
    }
  }

  /// The mutants of a program, each once, in source order.
  package static func mutants(of code: Code, values: SceneValues?) -> [Mutant] {
    let unit = SwiftEngine.texts(in: code.language).unit(code.text, name: "")
    var finder = MutantFinder(code, unit, values)
    finder.walk(unit.items)
    if finder.valuePieces.count > 1 {
      finder.edits.append(
        Edit(finder.valuePieces, change: "the numbers of the first scene in place of all names"))
    }
    var seen: Set<String> = [code.text]
    return finder.edits.map { $0.mutant(of: code, unit.file) }
      .filter { seen.insert($0.code.text).inserted }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private init(_ code: Code, _ unit: SourceUnit, _ values: SceneValues?) {
    self.code = code
    self.values = values
    file = unit.file
    localNames = LocalNames.of(unit.items)
  }

  package func text(_ range: SourceRange) -> String { String(file.text(of: range)) }

  package mutating func add(_ range: SourceRange, _ replacements: String...) {
    for replacement in replacements { edits.append(Edit(range, replacement)) }
  }

  /// Removes a range.
  mutating func drop(_ range: SourceRange) {
    let lines = text(range).split(separator: "\n")
    let first = Edit.oneLine(lines.first ?? "")
    edits.append(Edit(range, "", change: "without " + first + (lines.count > 1 ? " …" : "")))
  }

  package mutating func add(_ edit: Edit) { edits.append(edit) }
}

extension MutantFinder: TreeVisitor {
  package mutating func enter(_ declaration: Declaration) -> Bool {
    if case .type(let type) = declaration.kind {
      let outer = superclass
      superclass = type.inherited.first.map { text($0.range) }
      for member in type.members { walk(member) }
      superclass = outer
      return false
    }
    guard case .function(let function) = declaration.kind, let body = function.body else {
      return true
    }
    let outer = result
    defer { result = outer }
    result = Result(function.result)
    if declaration.has(.override) {
      drop(declaration.range)
      countCalls(of: function, body)
    }
    if function.result != nil, body.statements.count == 1,
      case .expression(let value) = body.statements[0].kind
    {
      returnOtherwise(value)
      walk(value)
    } else {
      walk(body)
    }
    return false
  }

  package mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression where isIdle(statement.range): break
    case .expression, .whileLoop, .repeatLoop, .switching, .deferred: drop(statement.range)
    case .conditional(let conditions, _, let otherwise):
      if otherwise == nil { drop(statement.range) }
      weaken(conditions)
    case .guarding(let conditions, _):
      drop(statement.range)
      weaken(conditions)
    case .forLoop(let loop):
      drop(statement.range)
      change(loop)
    case .returning(let value?): returnOtherwise(value)
    case .declaration, .returning(nil), .breaking, .continuing, .fallthroughCase, .throwing,
      .doBlock:
      break
    }
    return true
  }

  package mutating func enter(_ expression: Expression) -> Bool {
    replaceByValue(expression)
    change(expression)
    return true
  }
}

extension MutantFinder {
  /// Whether a statement does nothing: `layoutSubviews` of UIView, which UIControl inherits, only
  /// applies constraints.
  private func isIdle(_ range: SourceRange) -> Bool {
    guard let superclass, ["UIView", "UIControl"].contains(superclass),
      text(range) == "super.layoutSubviews()"
    else { return false }
    return !["NSLayoutConstraint", "Anchor"].contains(where: file.text.contains)
  }

  /// Removes one condition of several, each in turn; replaces a single one by true.
  private mutating func weaken(_ conditions: [Condition]) {
    for (index, condition) in conditions.enumerated() {
      if conditions.count == 1 {
        if case .expression = condition.kind { add(condition.range, "true") }
      } else if index + 1 < conditions.count {
        add(SourceRange(condition.range.start, conditions[index + 1].range.start), "")
      } else {
        add(SourceRange(conditions[index - 1].range.end, condition.range.end), "")
      }
    }
  }

  /// Replaces the sequence of a loop by its first or its last element, and its `where` condition by
  /// true.
  private mutating func change(_ loop: ForLoop) {
    let sequence = text(loop.sequence.range)
    add(loop.sequence.range, "\(sequence).prefix(1)", "\(sequence).suffix(1)")
    if let condition = loop.condition { add(condition.range, "true") }
  }

  private mutating func returnOtherwise(_ value: Expression) {
    for wrong in result.wrongValues { add(value.range, wrong) }
    // Then the touch never reaches a view behind it.
    if result == .optional { for place in nils(in: value) { add(place, "superview") } }
  }

  /// The literal nils in a returned value.
  private func nils(in value: Expression) -> [SourceRange] {
    switch value.kind {
    case .null: [value.range]
    case .parenthesized(let inner): nils(in: inner)
    case .ternary(_, let yes, let no): nils(in: yes) + nils(in: no)
    case .binary(_, let sign, let right) where sign.text == "??": nils(in: right)
    default: []
    }
  }

  /// Makes a function answer differently from its second call on.
  private mutating func countCalls(of function: FunctionDeclaration, _ body: Block) {
    guard let wrong = result.wrongValues.last else { return }
    let start = SourceRange(body.range.start + 1, body.range.start + 1)
    let before = SourceRange(body.range.end, body.range.end)
    edits.append(
      Edit(
        [
          Edit.Piece(
            range: start, replacement: " Self.calls += 1; if Self.calls > 1 { return \(wrong) };"),
          Edit.Piece(range: before, replacement: "\n  private static var calls = 0\n"),
        ], change: "\(function.name.text) answers \(wrong) from its second call on"))
  }
}

extension MutantFinder.Result {
  package init(_ type: TypeExpression?) {
    switch type?.kind {
    case .name(let name) where name.text == "Bool": self = .truth
    case .optional: self = .optional
    default: self = .other
    }
  }
}
