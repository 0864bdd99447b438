/// Views that nothing can be touched in.
extension FileExamination {
  /// Whether a switch is set to something else than a constant, or of a view that has no name here.
  private func isUncertain(_ property: String, of subject: Subject) -> Bool {
    facts.assignments.contains { assignment in
      guard let target = assignment.target, target.hasSuffix(".\(property)") else { return false }
      if let named = self.target(of: assignment, named: property) {
        if named == subject {
          if case .boolean = assignment.value { return false }
          return true
        }
        return named.context == 0 && !facts.variables.contains { $0.name == named.name }
      }
      return !facts.variables.contains { $0.name == CodeFacts.base(target) }
    }
  }

  mutating func examineViews() {
    examineSwitches()
    examineCells()
    examineContainers()
  }

  private mutating func examineSwitches() {
    let property = "isUserInteractionEnabled"
    for assignment in facts.assignments where assignment.value == .boolean(false) {
      guard let subject = target(of: assignment, named: property),
        let target = assignment.target,
        type(of: String(target.dropLast(property.count + 1)), in: assignment.context) != nil
          || type(of: subject.name, in: assignment.context) != nil,
        !sets(property, of: subject, to: true), !isUncertain(property, of: subject)
      else { continue }
      if isFilled(subject) || waits(subject) {
        add("user-interaction-off", assignment.offset, subject.name)
      }
    }
  }
}
