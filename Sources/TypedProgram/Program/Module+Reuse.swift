extension Module {
  /// Every variable that lives as long as the module: of the top level, and static ones.
  private var variables: [GlobalVariable] {
    let all = [members] + types.map(\.members) + extensionMembers.values
    return all.flatMap { $0.values.joined() }.compactMap { member in
      guard case .property(let property) = member, case .global(let variable) = property.storage
      else { return nil }
      return variable
    }
  }

  /// Makes the module ready for another machine, when the one before is gone: the top level has
  /// `members` again, as it had before statements declared variables, and no variable was used yet.
  ///
  /// Nothing may have declared types, functions or extensions meanwhile: their traces are in other
  /// types, too.
  package func beginAgain(with members: [String: [Member]]) {
    self.members = members
    for variable in variables { (variable.isInitialized, variable.storage) = (false, nil) }
  }
}
