import SourceTree

/// Recognizers that recognize nothing, or too much, and targets that do not exist.
extension FileExamination {
  mutating func examineRecognizers() {
    examineQuietViews()
    examineReuse()
    examineTaps()
  }

  /// Recognizers on labels and image views whose switch is off by default.
  private mutating func examineQuietViews() {
    for call in facts.calls where call.name == "addGestureRecognizer" {
      guard let name = call.receiver, !name.isEmpty, !name.contains("."),
        let type = type(of: name), ["UILabel", "UIImageView"].contains(type),
        !facts.variables.contains(where: { $0.name == name && $0.isOutlet }),
        !turnsOn(name)
      else { continue }
      add("label-gesture", call.offset, name)
    }
  }

  /// Whether the switch may be turned on: of that view, or of a view that has no name here.
  private func turnsOn(_ name: String) -> Bool {
    let property = "isUserInteractionEnabled"
    return facts.assignments.contains { assignment in
      guard let target = assignment.target, target.hasSuffix(property) else {
        return assignment.target == nil && isOfSwitch(assignment)
      }
      if case .boolean(false) = assignment.value.kind { return false }
      let base = String(target.dropLast(property.count)).split(separator: ".").first.map(
        String.init)
      guard let base, base != name else { return true }
      if facts.contexts[assignment.context].property == name { return true }
      return !facts.variables.contains { $0.name == base && $0.context == 0 }
        && !facts.variables.contains { $0.name == base && $0.isProperty }
    } || passesOn(name)
  }

  private func isOfSwitch(_ assignment: CodeFacts.Assignment) -> Bool {
    if case .boolean(true) = assignment.value.kind { return true }
    return false
  }

  /// Whether a view is passed to a function of the app, which may turn it on.
  private func passesOn(_ name: String) -> Bool {
    facts.calls.contains { call in
      !["addSubview", "addArrangedSubview", "insertSubview", "bringSubviewToFront"]
        .contains(call.name)
        && call.arguments.contains { CodeFacts.path($0.value) == name }
    }
  }

  /// One recognizer for several views.
  private mutating func examineReuse() {
    for variable in facts.variables where !variable.isProperty {
      guard variable.type?.hasSuffix("GestureRecognizer") ?? false else { continue }
      let added = facts.calls.filter {
        $0.name == "addGestureRecognizer" && $0.context == variable.context
          && $0.arguments.first.flatMap { CodeFacts.path($0.value) } == variable.name
      }
      let isOnly =
        facts.variables.count {
          $0.name == variable.name && $0.context == variable.context
        } == 1
      guard isOnly else { continue }
      let receivers = Set(added.compactMap(\.receiver))
      let isInLoop = added.contains { $0.loop != nil && $0.loop != variable.loop }
      // A branch may add it to one or to the other.
      let isBranched =
        receivers.count > 1
        && BranchFinder.branches(
          added.map(\.offset), in: facts.contexts[variable.context].body)
      if receivers.count > 1 && !isBranched || isInLoop, let last = added.last {
        add("recognizer-twice", last.offset, variable.name)
      }
    }
  }

  /// Taps on the view around a list that cancel the touches of its rows.
  private mutating func examineTaps() {
    let selecting = facts.contexts.filter { context in
      ["tableView", "collectionView"].contains(context.name)
        && context.labels.contains { $0 == "didSelectRowAt" || $0 == "didSelectItemAt" }
    }.map(\.typeName)
    for call in facts.calls where call.name == "addGestureRecognizer" {
      let context = facts.contexts[call.context]
      guard selecting.contains(context.typeName),
        let receiver = call.receiver, ["view", "tableView", "collectionView"].contains(receiver),
        let name = call.arguments.first.flatMap({ CodeFacts.path($0.value) }),
        type(of: name) == "UITapGestureRecognizer",
        !facts.assignments.contains(where: {
          $0.target == "\(name).cancelsTouchesInView" || $0.target == "\(name).delegate"
            || $0.target == "\(name).numberOfTapsRequired"
            || $0.target == "\(name).numberOfTouchesRequired" || $0.target == "\(name).isEnabled"
        }),
        !facts.calls.contains(where: { $0.name == "removeGestureRecognizer" })
      else { continue }
      add("tap-over-rows", call.offset, name)
    }
  }

  // MARK: Targets

  mutating func examineTargets() {
    examineInitialValues()
    examineLocalTargets()
  }

  /// `self` as the target in a property's initial value.
  private mutating func examineInitialValues() {
    for call in facts.calls {
      guard let property = facts.contexts[call.context].eagerProperty else { continue }
      let target = call.arguments.first {
        $0.label?.text == "target" || call.name == "addTarget" && $0.label == nil
      }
      guard let target, case .selfReference = target.value.kind,
        call.arguments.contains(where: { $0.label?.text == "action" })
      else { continue }
      add("initial-target", call.offset, property)
    }
  }

  /// Targets that only a local variable retains.
  private mutating func examineLocalTargets() {
    for variable in facts.variables where !variable.isProperty && variable.context != 0 {
      guard let value = variable.value, let made = CodeFacts.madeType(value),
        !made.hasPrefix("UI"), !made.hasPrefix("CA")
      else { continue }
      let asTarget = calls(in: variable.context).filter { call in
        call.arguments.contains { argument in
          CodeFacts.path(argument.value) == variable.name
            && (argument.label?.text == "target" || call.name == "addTarget")
        } && call.arguments.contains { $0.label?.text == "action" }
      }
      // The declaration mentions it, too.
      let uses = mentions(of: variable.name, in: variable.context) - 1
      if !asTarget.isEmpty, uses == asTarget.count {
        add("dead-target", asTarget[0].offset, variable.name)
      }
    }
  }
}

/// Whether several places are in different branches of one statement.
private struct BranchFinder: TreeVisitor {
  private let offsets: [Int]
  private var isFound = false

  static func branches(_ offsets: [Int], in body: Block?) -> Bool {
    guard let body else { return false }
    var finder = BranchFinder(offsets: offsets)
    finder.walk(body)
    return finder.isFound
  }

  private init(offsets: [Int]) {
    self.offsets = offsets
  }

  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .conditional, .switching, .guarding:
      let inside = offsets.filter { statement.range.start <= $0 && $0 < statement.range.end }
      if !inside.isEmpty { isFound = true }
    default: break
    }
    return true
  }
}
