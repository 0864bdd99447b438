extension Module {
  /// Every variable that lives as long as the module: of the top level, and static ones.
  private var variables: [GlobalVariable] { sharedProperties.map(\.variable) }

  /// The same, as properties.
  package var sharedProperties: [(property: Property, variable: GlobalVariable)] {
    let all = [members] + types.map(\.members) + extensionMembers.values
    return all.flatMap { $0.values.joined() }.compactMap { member in
      guard case .property(let property) = member, case .global(let variable) = property.storage
      else { return nil }
      return (property, variable)
    }
  }

  /// Prepares the module for another machine, after the end of the previous one: the top level has
  /// `members` again, as before statements declared variables, and no variable was used yet.
  ///
  /// No types, functions or extensions may have been declared meanwhile: those change other types,
  /// too.
  package func beginAgain(with members: [String: [Member]]) {
    self.members = members
    for variable in variables { (variable.isInitialized, variable.storage) = (false, nil) }
  }
}
