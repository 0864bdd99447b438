/// A subscript. Its accessors take the indices; the setter takes the new value after them.
package final class SubscriptMember {
  package let parameters: [ParameterInfo]
  package let type: Type
  package unowned let owner: Nominal?
  package let getter: Function
  package let setter: Function?
  package var isStatic = false
  /// The `where` clause of the extension that declares it.
  package var requirements: [TypeRequirement] = []
  /// Copies of a generic type's subscript, by the types in place of the parameters.
  package var copies: [[Type]: SubscriptMember] = [:]

  package init(
    parameters: [ParameterInfo], type: Type, owner: Nominal?, getter: Function, setter: Function?
  ) {
    self.parameters = parameters
    self.type = type
    self.owner = owner
    self.getter = getter
    self.setter = setter
  }
}
