import Records
import Scenes
import SourceTree

/// A change of a solution into an answer that is right only for what an exercise tries.
package struct Attack {
  /// The answers, which differ in their result where the attack is wrong: a result that is right by
  /// chance, such as nil where there is no view, proves nothing. An attack succeeds if all of them
  /// pass.
  package let answers: [Mutant]

  /// The change, as authors read it and may list it.
  package var change: String { answers.first?.change ?? "" }
}

/// Creates attacks from a solution: answers that are wrong for values other than the listed ones,
/// for nil as the event, after a number of calls, or after another point, and those that swallow
/// touches.
///
/// The result of an edit need not be valid Swift: such an answer is left out before it runs.
package struct AttackFinder {
  private let file: SourceFile
  private let localNames: Set<String>
  private let listed: ListedValues
  /// The classes that learners write.
  private let classNames: [String]
  /// The class whose members are visited.
  private var type = ""
  /// The attacks, each with its edits of the text.
  private var attacks: [[Edit]] = []
  /// The expressions with several listed values, as they are written, in source order.
  private var varied: [(text: String, values: [String], ranges: [SourceRange])] = []

  /// The attacks on an exercise by its solution. Those that swallow touches are derived from the
  /// named classes.
  package static func attacks(
    on code: Code, of classNames: [String], _ listed: ListedValues,
    swallowing classes: [String: TouchPlay]
  ) -> [Attack] {
    let unit = SwiftEngine.texts(in: code.language).unit(code.text, name: "")
    var finder = AttackFinder(unit, classNames, listed)
    finder.walk(unit.items)
    finder.limit()
    for declaration in finder.classes(unit.items) {
      if let play = classes[declaration.name.text] { finder.swallow(in: declaration, of: play) }
    }
    return finder.attacks.map { edits in
      Attack(answers: edits.map { $0.mutant(of: code, unit.file) })
    }
  }

  private init(_ unit: SourceUnit, _ classNames: [String], _ listed: ListedValues) {
    self.classNames = classNames
    self.listed = listed
    file = unit.file
    localNames = LocalNames.of(unit.items)
  }

  private func classes(_ items: [Statement]) -> [TypeDeclaration] {
    items.compactMap { item in
      if case .declaration(let declaration) = item.kind, case .type(let type) = declaration.kind {
        type
      } else {
        nil
      }
    }
  }
}

extension AttackFinder: TreeVisitor {
  package mutating func enter(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type(let type):
      let outer = self.type
      self.type = type.name.text
      for member in type.members { walk(member) }
      self.type = outer
      return false
    case .function(let function):
      // The declarations provided besides the class are not part of the learner's task.
      guard classNames.contains(type), declaration.has(.override), let body = function.body,
        let question = Question(function)
      else { return true }
      for condition in question.conditions(listed, in: type) { add(condition, question, body) }
      return true
    default: return true
    }
  }

  package mutating func enter(_ expression: Expression) -> Bool {
    // An alpha has limits of its own.
    if Self.isAlpha(expression) { return true }
    let values = listed.values(of: expression, in: type, localNames: localNames)
    guard let values else { return true }
    let text = String(file.text(of: expression.range))
    if let place = varied.firstIndex(where: { $0.text == text }) {
      varied[place].ranges.append(expression.range)
    } else {
      varied.append((text, values, [expression.range]))
    }
    return false
  }
}

extension AttackFinder {
  private static func isAlpha(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): name.text == "alpha"
    default: false
    }
  }

  /// Adds answers that are wrong where a condition is met.
  private mutating func add(
    _ condition: Question.Condition, _ question: Question, _ body: Block
  ) {
    attacks.append(
      question.wrongValues.map { wrong in
        let start = body.range.start + 1
        let before = condition.before.isEmpty ? "" : "\(condition.before); "
        var pieces = [
          Edit.Piece(
            range: SourceRange(start, start),
            replacement: "\n    \(before)if \(condition.test) { return \(wrong) }\n")
        ]
        // A single expression is returned without the word.
        if body.statements.count == 1, case .expression(let value) = body.statements[0].kind {
          let place = value.range.start
          pieces.append(Edit.Piece(range: SourceRange(place, place), replacement: "return "))
        }
        if !condition.variable.isEmpty {
          let end = SourceRange(body.range.end, body.range.end)
          pieces.append(Edit.Piece(range: end, replacement: "\n\n  \(condition.variable)\n"))
        }
        return Edit(pieces, change: "wrong where \(condition.test)")
      })
  }

  /// Adds answers that take the largest listed value for every larger one, and the smallest for
  /// every smaller one.
  private mutating func limit() {
    for (text, values, ranges) in varied {
      let ordered = values.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
      guard let least = ordered.first, let most = ordered.last else { continue }
      for limited in ["min(\(text), \(most))", "max(\(text), \(least))"] {
        attacks.append([
          Edit(ranges.map { Edit.Piece(range: $0, replacement: limited) }, change: limited)
        ])
      }
    }
  }

  /// Methods that handle touches; overridden without `super`, nothing happens any more.
  private static let swallowers = [
    ("touchesBegan", "(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
    ("touchesMoved", "(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
    ("touchesEnded", "(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
    ("touchesCancelled", "(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
  ]

  /// Adds answers whose class swallows touches.
  private mutating func swallow(in type: TypeDeclaration, of play: TouchPlay) {
    let own =
      switch play {
      case .control: ("beginTracking", "(_ touch: UITouch, with event: UIEvent?) -> Bool { false }")
      case .touches:
        ("gestureRecognizerShouldBegin", "(_ recognizer: UIGestureRecognizer) -> Bool { false }")
      }
    let end = type.bodyRange.end - 1
    for (name, rest) in Self.swallowers + [own] {
      attacks.append([
        Edit(
          SourceRange(end, end), "\n  override func \(name)\(rest)\n",
          change: "\(name) without super")
      ])
    }
  }
}
