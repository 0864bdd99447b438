import TypedProgram

extension Function {
  /// The steps of a copy: its code is checked again, which takes as long.
  private static let stepsOfCopy = 5_000

  /// Creates, or finds, the copy for concrete types, and charges its steps to the question; nil for
  /// functions that are not generic.
  var specialize: ((Substitution) -> Function)? {
    guard let copy = checked.specialize else { return nil }
    return { [self] substitution in
      if file != nil { Allowance.spend(Self.stepsOfCopy) }
      return copy(substitution)
    }
  }

  /// Whether it is a member of a generic type, and not a copy for certain types.
  var isOfGenericClass: Bool {
    owner?.genericParameters.isEmpty == false && checked.substitution.isEmpty
  }

  /// The method or initializer for objects of a class: if a generic class declares it, the copy for
  /// the types with which that is the class or a superclass.
  func copy(for type: Type) -> Function {
    guard let owner, isOfGenericClass,
      let (_, arguments) = ClassLayout.chain(type).first(where: { $0.nominal === owner })
    else { return self }
    return specialized(Substitution(owner.genericParameters, arguments))
  }

  /// The function for concrete types; itself when it is not generic.
  func specialized(_ substitution: Substitution) -> Function {
    substitution.isEmpty ? self : specialize?(substitution) ?? self
  }
}
