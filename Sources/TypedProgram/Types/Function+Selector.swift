// Functions from Objective-C's point of view.

extension Property {
  /// Whether Objective-C finds it by its name in any object.
  package var isExposed: Bool {
    guard let owner, owner.kind == .class else { return false }
    return !owner.isScript || owner.isExposingMembers || isObjectiveC
  }
}

extension Function {
  /// Whether Objective-C can call it: selectors may name it, and objects respond to it.
  package var isExposed: Bool {
    if isObjectiveC { return true }
    guard let owner, owner.kind == .class || owner.kind == .protocol else { return false }
    guard owner.isScript else { return true }
    if owner.kind == .protocol { return owner.isObjectiveC }
    if let overridden { return overridden.isExposed }
    return isOverride || owner.isExposingMembers
  }

  /// The Objective-C name that `@objc(…)` says, or that a row of the host has there.
  package var importedSelector: String? {
    if let objectiveCName { return objectiveCName }
    guard file == nil, let names = owner?.names else { return nil }
    objectiveCName = names.selector(of: self)
    return objectiveCName
  }

  /// The Objective-C name of a method: `tap(_:)` is `tap:`, `move(to:)` is `moveTo:`.
  package var selector: String {
    if let importedSelector { return importedSelector }
    if let overridden { return overridden.selector }
    guard let first = parameters.first else { return isThrowing ? name + "AndReturnError:" : name }
    var text = name
    if let label = first.label {
      let words = label.prefix(1).uppercased() + label.dropFirst()
      text += (Self.prepositions.contains(label) ? "" : "With") + words
    }
    text += ":"
    for parameter in parameters.dropFirst() { text += (parameter.label ?? "") + ":" }
    return isThrowing ? text + "error:" : text
  }

  private static let prepositions: Set<String> = [
    "with", "for", "to", "from", "in", "at", "by", "of", "on", "using", "and", "into", "about",
    "above", "after", "before", "below", "between", "inside", "onto", "over", "under", "until",
  ]
}

extension Property {
  /// The selector that sets the property: `isHidden` is set by `setHidden:`, `tag` by `setTag:`.
  package var setterSelector: String {
    let plain = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    let words = plain ? String(name.dropFirst(2)) : name.prefix(1).uppercased() + name.dropFirst()
    return "set\(words):"
  }
}

extension Nominal {
  /// Whether `@objcMembers` is written on the class or on one that it derives from.
  fileprivate var isExposingMembers: Bool { lineage.contains(where: \.exposesMembers) }
}

/// The names of a host's rows in Objective-C.
package protocol RowNaming: AnyObject {
  /// The selector of a method's row; nil for one that Objective-C does not have.
  func selector(of function: Function) -> String?
}
