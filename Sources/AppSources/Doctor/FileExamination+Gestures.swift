import Records

/// Recognizers that recognize nothing, or too much, and targets that are not there.
extension FileExamination {
  mutating func examineRecognizers() {
    examineQuietViews()
    examineReuse()
    examineTaps()
  }

  /// Recognizers on labels and image views, and controls in them: their switch is off by default.
  private mutating func examineQuietViews() {
    for call in facts.calls {
      guard let name = call.receiver, !name.isEmpty, !name.contains("."),
        let type = type(of: name, in: call.context), ["UILabel", "UIImageView"].contains(type)
      else { continue }
      let subject = subject(of: name, in: call.context)
      switch call.name {
      case "addGestureRecognizer": break
      case "addSubview":
        guard let inner = call.firstPath, isInteractive(inner, in: call.context) else { continue }
      default: continue
      }
      guard !facts.variables.contains(where: { $0.name == subject.name && $0.isOutlet }),
        !isMadeElsewhere(subject), !turnsOn(subject)
      else { continue }
      add("label-gesture", call.offset, subject.name)
    }
  }

  /// Whether another function may have turned the switch on before this code has the view.
  private func isMadeElsewhere(_ subject: Subject) -> Bool {
    facts.contexts[subject.context].parameterTypes[subject.name] != nil
  }

  /// Whether the switch may be turned on: of that view, or of one that has no name here.
  private func turnsOn(_ subject: Subject) -> Bool {
    let property = "isUserInteractionEnabled"
    return facts.assignments.contains { assignment in
      guard let target = assignment.target else { return assignment.value == .boolean(true) }
      guard target.hasSuffix(property), assignment.value != .boolean(false) else { return false }
      if let named = self.target(of: assignment, named: property) {
        return named == subject || !facts.variables.contains { $0.name == named.name }
      }
      return CodeFacts.base(target) == subject.name
    } || passesOn(subject)
  }

  private static let harmless: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    "convert", "equalTo", "contains",
  ]

  /// Whether a view is given to a function of the app, which may turn it on.
  private func passesOn(_ subject: Subject) -> Bool {
    facts.calls.contains { call in
      !Self.harmless.contains(call.name)
        && call.arguments.contains { argument in
          argument.value.path == subject.name
            && self.subject(of: subject.name, in: call.context) == subject
        }
    }
  }

  /// One recognizer for several views.
  private mutating func examineReuse() {
    for variable in facts.variables where !variable.isComputed {
      guard variable.type?.hasSuffix("GestureRecognizer") ?? false else { continue }
      let subject = Subject(
        name: variable.name, context: variable.isProperty ? 0 : variable.context)
      guard variable.isProperty ? !isMadeAgain(subject) : isOnly(variable) else { continue }
      let added = facts.calls.filter {
        $0.name == "addGestureRecognizer" && $0.firstPath == variable.name
          && self.subject(of: variable.name, in: $0.context) == subject
      }
      for context in Set(added.map(\.context)) {
        examineReuse(of: variable, in: context, added.filter { $0.context == context })
      }
    }
  }

  private mutating func examineReuse(
    of variable: CodeFacts.Variable, in context: Int, _ added: [CodeFacts.Call]
  ) {
    guard !calls(in: context).contains(where: { $0.name == "removeGestureRecognizer" }) else {
      return
    }
    // Where the loop makes one for each element, the elements are one receiver.
    let receivers = Set(
      added.compactMap { call in
        call.isForEach && call.loop == variable.loop ? "each" : call.receiver
      })
    let isInLoop = added.contains {
      $0.loop != nil && $0.loop != variable.loop && !$0.isForEach && isOfLoop($0)
    }
    // A branch may add it to one or to the other.
    let isBranched = facts.contexts[context].branches.contains { branch in
      added.contains { branch.start <= $0.offset && $0.offset < branch.end }
    }
    if receivers.count > 1 && !isBranched || isInLoop, let last = added.last {
      add("recognizer-twice", last.offset, variable.name)
    }
  }

  /// Whether the receiver of a call in a loop may be another one each time.
  private func isOfLoop(_ call: CodeFacts.Call) -> Bool {
    guard let base = CodeFacts.base(call.receiver) else { return true }
    return base == "$0" || facts.contexts[call.context].innerNames.contains(base)
      || facts.variables.contains {
        $0.name == base && $0.context == call.context && $0.loop == call.loop && !$0.isProperty
      }
  }

  /// Whether a property gets new values, by assignments or by a getter that makes one each time.
  private func isMadeAgain(_ subject: Subject) -> Bool {
    let made = facts.assignments.count {
      $0.target == subject.name && $0.value != .nothing
        && self.subject(of: subject.name, in: $0.context) == subject
    }
    return made > 1
      || facts.contexts.contains {
        $0.name == subject.name && $0.isOverride && $0.parameters.isEmpty
          && !$0.returned.contains(subject.name)
      }
  }

  /// Whether a name means one value all through the function that declares it.
  private func isOnly(_ variable: CodeFacts.Variable) -> Bool {
    let same = facts.variables.filter {
      $0.name == variable.name && $0.context == variable.context
    }
    return same.count == 1
      && !facts.contexts[variable.context].innerNames.contains(variable.name)
      && !facts.assignments.contains {
        $0.context == variable.context && $0.target == variable.name
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
        let name = tap(addedBy: call),
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

  /// The name of the tap recognizer that a call adds, or its class where it is made in the call.
  private func tap(addedBy call: CodeFacts.Call) -> String? {
    let tap = "UITapGestureRecognizer"
    if call.arguments.first?.value.madeType == tap { return tap }
    return call.firstPath.flatMap { type(of: $0, in: call.context) == tap ? $0 : nil }
  }
}
