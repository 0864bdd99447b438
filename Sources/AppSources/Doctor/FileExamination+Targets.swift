/// Targets that are not there when their action is sent.
extension FileExamination {
  mutating func examineTargets() {
    examineInitialValues()
    examineLocalTargets()
    examineMadeTargets()
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
      guard case .instance(let making) = variable.value, dies(making) else { continue }
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

  /// Targets that are made where they are given, so that nothing retains them.
  private mutating func examineMadeTargets() {
    for call in facts.calls where call.hasAction {
      let target = call.arguments.first {
        $0.label == "target" || call.name == "addTarget" && $0.label == nil
      }
      guard case .instance(let making)? = target?.value, dies(making) else { continue }
      add("dead-target", call.offset, making.type)
    }
  }

  /// Whether nothing else may retain an instance of a class of the app.
  private func dies(_ making: FactValue.Making) -> Bool {
    !making.getsMe && !["UI", "CA", "NS", "WK"].contains { making.type.hasPrefix($0) }
  }
}
