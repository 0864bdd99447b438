/// The facts about a method in Objective-C beyond the types of its function: the element types of
/// arrays, and which integers are unsigned.
package struct ObjectiveCSignature {
  package let parameters: [ObjectiveCType]
  package let result: ObjectiveCType
  /// Whether the result has the type of the receiver: `instancetype`.
  package let returnsInstance: Bool
  /// Whether it is variadic.
  package let isVariadic: Bool

  package init(
    parameters: [ObjectiveCType], result: ObjectiveCType, returnsInstance: Bool = false,
    isVariadic: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.returnsInstance = returnsInstance
    self.isVariadic = isVariadic
  }
}

/// The facts about a property in Objective-C beyond its type.
package struct ObjectiveCPropertySignature {
  package let type: ObjectiveCType
  package let getter: String
  /// nil for `readonly`.
  package let setter: String?
  /// `copy`: an assignment copies the value.
  package let isCopied: Bool

  package init(
    type: ObjectiveCType, getter: String, setter: String?, isCopied: Bool = false
  ) {
    self.type = type
    self.getter = getter
    self.setter = setter
    self.isCopied = isCopied
  }
}
