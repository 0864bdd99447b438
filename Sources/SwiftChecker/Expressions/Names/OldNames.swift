import Records
import SourceTree
import TypedProgram

/// Names from before Swift 4.2 that follow from the present ones by a rule, so no list is needed:
/// `UIControlState`, `UIWindowLevelNormal`, `.UIKeyboardWillShow`, `animateWithDuration`. Those
/// that follow no rule are in `ModernSpelling`.
extension Checker {
  /// The present name of a type: `UIControl.State` of `UIControlState`, `Timer` of `NSTimer`.
  func modernType(_ old: String) -> String? {
    if old.hasPrefix("NS") {
      let name = String(old.dropFirst(2))
      if library.members[name]?.contains(where: \.isType) == true { return name }
    }
    let nominal = library.hostTypes.values.first { nominal in
      guard nominal.outer != nil else { return false }
      return (nominal.importedName ?? nominal.fullName.filter { $0 != "." }) == old
    }
    return nominal?.fullName
  }

  /// Reports the name of a type in an old spelling, or of a class that Swift bridges to a
  /// structure.
  func reportOldType(_ name: Name) -> Bool {
    guard let modern = modernType(name.text) else { return false }
    let isBridged = Self.bridged.contains(name.text)
    report(
      isBridged
        ? .bridged(name.text, to: modern) : .renamed(name.text, to: modern, in: .scope),
      name.range, fixIt: CodeFixIt(name.range, modern))
    return true
  }

  /// Classes that Swift did not rename: they exist besides their structures.
  private static let bridged: Set = [
    "NSURL", "NSDate", "NSData", "NSUUID", "NSIndexSet", "NSCharacterSet", "NSDateComponents",
    "NSCalendar", "NSTimeZone", "NSLocale", "NSURLComponents", "NSURLRequest", "NSDateInterval",
  ]

  /// The present name of a constant: `UIWindow.Level.normal` of `UIWindowLevelNormal`.
  func modernConstant(_ old: String) -> String? {
    guard let first = old.first, first.isUppercase || old.hasPrefix("kCA") else { return nil }
    for (prefix, type) in ModernSpelling.constantPrefixes where old.hasPrefix(prefix) {
      guard let nominal = library.hostType(named: type) else { continue }
      if let found = constant(String(old.dropFirst(prefix.count)), of: nominal) { return found }
    }
    if old.hasPrefix("NS"), old.hasSuffix("AttributeName"),
      let key = library.hostType(named: "Key"),
      let found = constant(String(old.dropFirst(2).dropLast("AttributeName".count)), of: key)
    {
      return found
    }
    let owners = library.hostTypes.values.compactMap { nominal -> (name: String, Nominal)? in
      let name = nominal.importedName ?? nominal.name
      return old.hasPrefix(name) && old.count > name.count ? (name, nominal) : nil
    }
    for (name, nominal) in owners.sorted(by: { $0.name.count > $1.name.count }) {
      if let found = constant(String(old.dropFirst(name.count)), of: nominal) { return found }
    }
    guard old.hasPrefix("UI") else { return nil }
    return ["UIResponder", "UIView", "UIApplication", "UICollectionView"].lazy
      .compactMap { self.library.hostType(named: $0) }
      .compactMap { self.constant(String(old.dropFirst(2)), of: $0) }.first
  }

  /// The present name of a notification that was a member of `Notification.Name`.
  func modernNotification(_ old: String, of type: Type) -> String? {
    guard case .nominal(let nominal, _) = type, nominal.name == "Name",
      nominal.outer == nil || nominal.outer?.name == "Notification"
    else { return nil }
    return modernConstant(old + "Notification")
  }

  /// The present name of a member: `touchUpInside` of `TouchUpInside`, `isHidden` of `hidden`,
  /// `animate(withDuration:animations:)` of `animateWithDuration`, `red` of `redColor`.
  func modernMember(_ old: String, of type: Type, isStatic: Bool) -> String? {
    let names = [
      old.withSmallFirstWord, "is" + old.withLargeFirst,
      old.hasSuffix("Color") ? String(old.dropLast("Color".count)) : "",
    ]
    for name in names where !name.isEmpty && name != old {
      let isThere = members(named: name, of: type).contains { found in
        guard found.isStatic == isStatic else { return false }
        if case .function = found.member { return false }
        return true
      }
      if isThere { return name }
    }
    return movedLabel(old, of: type, isStatic: isStatic)
  }

  /// A method the first label of which was a part of its name.
  private func movedLabel(_ old: String, of type: Type, isStatic: Bool) -> String? {
    for end in old.indices.dropFirst().reversed() where old[end].isUppercase {
      let rest = old[end...]
      for found in members(named: String(old[..<end]), of: type) where found.isStatic == isStatic {
        guard case .function(let function) = found.member,
          let label = function.parameters.first?.label?.withLargeFirst, rest.hasPrefix(label),
          rest.dropFirst(label.count).first?.isLowercase != true
        else { continue }
        return function.fullName
      }
    }
    return nil
  }

  /// A static member or a case of a type by the end of an old constant's name.
  private func constant(_ end: String, of nominal: Nominal) -> String? {
    let name = end.withSmallFirstWord
    guard !name.isEmpty, name != "self" else { return nil }
    let type = relations.declaredType(of: nominal)
    guard members(named: name, of: type).contains(where: \.isStatic) else { return nil }
    return "\(nominal.fullName).\(name)"
  }
}

extension String {
  /// `URLString` as `urlString`, `TouchUpInside` as `touchUpInside`.
  fileprivate var withSmallFirstWord: String {
    let capitals = prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return self }
    let isWord = capitals.count == 1 || capitals.count == count
    let word = isWord ? capitals : capitals.dropLast()
    return word.lowercased() + dropFirst(word.count)
  }

  fileprivate var withLargeFirst: String { prefix(1).uppercased() + dropFirst() }
}
