import Records
import SourceTree
import TypedProgram

/// Variables without a written type, whose values decide it.
extension Checker {
  /// Infers the types of variables without a written one. A value may refer to variables that wait
  /// themselves, in any order, so those that do not check yet are tried again.
  func resolveInferred(isLast: Bool) {
    countWaitingFields()
    let sites = Dictionary(
      work.sites.filter { $0.extending == nil }.map { (ObjectIdentifier($0.nominal), $0) }
    ) { first, _ in first }
    for site in work.sites { completeMemberwise(site) }
    var isProgressing = true
    // Variables that wait for others further down are found in one pass from the end.
    var isBackwards = false
    while isProgressing, !work.inferred.isEmpty {
      isProgressing = false
      let waiting = work.inferred
      work.inferred = []
      var left: [InferredVariable] = []
      for variable in isBackwards ? waiting.reversed() : waiting {
        let (value, errors) = trial { check(variable.value, as: nil, in: variable.scope) }
        if errors > 0 || value.type.isError {
          left.append(variable)
          continue
        }
        isProgressing = true
        variable.finish(value.type)
        guard let owner = variable.fieldOwner else { continue }
        work.fieldsWaiting[ObjectIdentifier(owner), default: 1] -= 1
        if let site = sites[ObjectIdentifier(owner)] { completeMemberwise(site) }
      }
      // Variables that were found to wait during these trials come last.
      work.inferred = (isBackwards ? left.reversed() : left) + work.inferred
      countWaitingFields()
      isBackwards.toggle()
    }
    for site in work.sites { completeMemberwise(site) }
    guard isLast else { return }
    let waiting = work.inferred
    work.inferred = []
    work.fieldsWaiting = [:]
    for variable in waiting {
      _ = check(variable.value, as: nil, in: variable.scope)
      variable.finish(.error)
    }
  }

  private func countWaitingFields() {
    work.fieldsWaiting = [:]
    for owner in work.inferred.compactMap(\.fieldOwner) {
      work.fieldsWaiting[ObjectIdentifier(owner), default: 0] += 1
    }
  }
}
