/// A method of the table by its selector: a row of a method, an initializer or a property.
package struct ObjectiveCMethod {
  package enum Row {
    /// An instance method, or a static one.
    case method(Function)
    /// `init…`, after `alloc` or `super`.
    case initializer(Function)
    /// A class method for which Swift has an initializer: `+colorWithRed:green:blue:alpha:`.
    case factory(Function)
    case getter(Property)
    case setter(Property)
  }

  package let selector: String
  package let row: Row
  /// The class or protocol whose row it is, which may be a superclass of the requested one.
  package let owner: Nominal
  /// Whether it is a class method: `+`.
  package let isClassMethod: Bool
  package let parameters: [ObjectiveCParameter]
  package let result: ObjectiveCType
  /// Whether it is variadic, after the last parameter or in its place: `stringWithFormat:`.
  package let isVariadic: Bool
  /// Whether the result has the type of the receiver: `instancetype`.
  package let returnsInstance: Bool

  package init(
    selector: String, row: Row, owner: Nominal, isClassMethod: Bool,
    parameters: [ObjectiveCParameter], result: ObjectiveCType, isVariadic: Bool,
    returnsInstance: Bool
  ) {
    self.selector = selector
    self.row = row
    self.owner = owner
    self.isClassMethod = isClassMethod
    self.parameters = parameters
    self.result = result
    self.isVariadic = isVariadic
    self.returnsInstance = returnsInstance
  }

  /// The function that runs, and that an implementation in a class overrides: it has the row's
  /// types, those of Swift. nil for a stored property of a structure.
  package var function: Function? {
    switch row {
    case .method(let function), .initializer(let function), .factory(let function): function
    case .getter(let property):
      if case .computed(let getter, _) = property.storage { getter } else { nil }
    case .setter(let property):
      if case .computed(_, let setter) = property.storage { setter } else { nil }
    }
  }

  /// The property of an accessor.
  package var property: Property? {
    switch row {
    case .getter(let property), .setter(let property): property
    default: nil
    }
  }
}

/// A parameter of a method or a function.
package struct ObjectiveCParameter {
  package let name: String
  package let type: ObjectiveCType

  package init(name: String, type: ObjectiveCType) {
    self.name = name
    self.type = type
  }
}

/// A property of the table by its Objective-C name, which for a flag has no `is`.
package struct ObjectiveCProperty {
  package let name: String
  package let property: Property
  package let getter: String
  /// nil for one that is `readonly`.
  package let setter: String?
  package let type: ObjectiveCType

  package init(
    name: String, property: Property, getter: String, setter: String?, type: ObjectiveCType
  ) {
    self.name = name
    self.property = property
    self.getter = getter
    self.setter = setter
    self.type = type
  }
}

/// A C function, or a macro that looks like one.
package struct ObjectiveCFunction {
  package let name: String
  package let parameters: [ObjectiveCParameter]
  package let result: ObjectiveCType
  /// Whether it is variadic, with a format: `NSLog`.
  package let isVariadic: Bool
  /// Creates the call. The arguments have the types of `parameters`.
  package let call: ([TypedExpression]) -> TypedExpression

  package init(
    name: String, parameters: [ObjectiveCParameter], result: ObjectiveCType,
    isVariadic: Bool = false, call: @escaping ([TypedExpression]) -> TypedExpression
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isVariadic = isVariadic
    self.call = call
  }
}

/// A C constant: of an enumeration, a global of a framework, or a macro.
package struct ObjectiveCConstant {
  package enum Row {
    case enumCase(EnumCase)
    /// A static property: of an option set, or of a structure around a text or a number.
    case property(Property)
    case integer(Int64)
    case number(Double)
  }

  package let name: String
  package let type: ObjectiveCType
  package let row: Row
  /// The present name, if this is an old spelling: `UITextAlignmentCenter`.
  package let replacement: String?

  package init(name: String, type: ObjectiveCType, row: Row, replacement: String? = nil) {
    self.name = name
    self.type = type
    self.row = row
    self.replacement = replacement
  }
}
