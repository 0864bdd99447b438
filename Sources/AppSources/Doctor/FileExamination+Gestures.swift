import Records

/// Recognizers that recognize nothing, or too much, and targets that are not there.
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

  /// Whether the switch may be turned on: of that view, or of one that has no name here.
  private func turnsOn(_ name: String) -> Bool {
    let property = "isUserInteractionEnabled"
    return facts.assignments.contains { assignment in
      guard let target = assignment.target, target.hasSuffix(property) else {
        return assignment.target == nil && assignment.value == .boolean(true)
      }
      if assignment.value == .boolean(false) { return false }
      let base = String(target.dropLast(property.count)).split(separator: ".").first.map(
        String.init)
      guard let base, base != name else { return true }
      if facts.contexts[assignment.context].property == name { return true }
      return !facts.variables.contains { $0.name == base && $0.context == 0 }
        && !facts.variables.contains { $0.name == base && $0.isProperty }
    } || passesOn(name)
  }

  /// Whether a view is given to a function of the app, which may turn it on.
  private func passesOn(_ name: String) -> Bool {
    facts.calls.contains { call in
      !["addSubview", "addArrangedSubview", "insertSubview", "bringSubviewToFront"]
        .contains(call.name)
        && call.arguments.contains { $0.value.path == name }
    }
  }

  /// One recognizer for several views.
  private mutating func examineReuse() {
    for variable in facts.variables where !variable.isProperty {
      guard variable.type?.hasSuffix("GestureRecognizer") ?? false else { continue }
      let added = facts.calls.filter {
        $0.name == "addGestureRecognizer" && $0.context == variable.context
          && $0.firstPath == variable.name
      }
      guard isOnly(variable) else { continue }
      let receivers = Set(added.compactMap(\.receiver))
      let isInLoop = added.contains { $0.loop != nil && $0.loop != variable.loop }
      // A branch may add it to one or to the other.
      let isBranched = facts.contexts[variable.context].branches.contains { branch in
        added.contains { branch.start <= $0.offset && $0.offset < branch.end }
      }
      if receivers.count > 1 && !isBranched || isInLoop, let last = added.last {
        add("recognizer-twice", last.offset, variable.name)
      }
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
        let name = call.firstPath,
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
        $0.label == "target" || call.name == "addTarget" && $0.label == nil
      }
      guard target?.value == .me, call.hasAction else { continue }
      add("initial-target", call.offset, property)
    }
  }

  /// Targets that only a local variable retains.
  private mutating func examineLocalTargets() {
    for variable in facts.variables where !variable.isProperty && variable.context != 0 {
      guard case .instance(let making) = variable.value, !making.getsMe,
        !making.type.hasPrefix("UI"), !making.type.hasPrefix("CA")
      else { continue }
      let asTarget = calls(in: variable.context).filter { call in
        call.hasAction
          && call.arguments.contains { argument in
            argument.value.path == variable.name
              && (argument.label == "target" || call.name == "addTarget")
          }
      }
      // The declaration mentions it, too.
      let uses = mentions(of: variable.name, in: variable.context) - 1
      if !asTarget.isEmpty, uses == asTarget.count {
        add("dead-target", asTarget[0].offset, variable.name)
      }
    }
  }
}
