import TypedProgram

/// The names of properties in Objective-C: those of flags have no `is`, and those of shared
/// instances end with the noun that Swift omits.
enum PropertyNames {
  /// The name of a property, its getter and its setter.
  struct Names {
    var property: String
    var getter: String
    var setter: String
  }

  /// The names of a property of an instance.
  static func names(of property: Property, in owner: String) -> Names {
    let name =
      renamed["\(owner) \(property.name)"] ?? SelectorRule.spelled(property.name)
    guard property.type == .bool, let plain = withoutIs(name),
      !wholeNames.contains(property.name)
    else { return Names(property: name, getter: name, setter: setter(of: name)) }
    return Names(property: plain, getter: name, setter: setter(of: plain))
  }

  /// The selector of a class property: `+redColor`, `+mainScreen`, `+layerClass`.
  static func classSelector(of property: Property, in owner: Nominal) -> String {
    if let other = renamed["\(owner.name) \(property.name)"] { return other }
    guard case .nominal(let type, _) = property.type, type === owner else { return property.name }
    return property.name + SelectorRule.ownNoun(of: owner)
  }

  /// The Swift names that the property of a getter, a setter or a dot may have.
  static func swiftNames(of selector: String) -> [String] {
    let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
    let name = isSetter ? String(selector.dropFirst(3).dropLast()) : selector
    guard !name.isEmpty, !name.contains(":") else { return [] }
    return [
      name.prefix(1).lowercased() + name.dropFirst(), "is" + SelectorRule.capitalized(name),
    ]
  }

  /// The parts of the library in Swift that declare methods, by selector.
  static let parts: [String: [String]] = [
    "getRed:green:blue:alpha:": ["getRed"], "getWhite:alpha:": ["getWhite"],
    "getHue:saturation:brightness:alpha:": ["getHue"],
    "resizableImageWithCapInsets:": ["resizableImage"],
    "resizableImageWithCapInsets:resizingMode:": ["resizableImage"],
    "setBackgroundImage:forBarMetrics:": ["setBackgroundImage"],
  ]

  private static func setter(of name: String) -> String {
    "set\(SelectorRule.capitalized(name)):"
  }

  /// `hidden` of `isHidden`; nil for a name without `is`.
  private static func withoutIs(_ name: String) -> String? {
    guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return nil }
    let rest = name.dropFirst(2)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Properties whose getter has no other name.
  private static let wholeNames: Set<String> = [
    "isFirstResponder", "isAccessibilityElement", "isMainThread",
  ]

  private static let renamed = SelectorExceptions.parsed(
    """
    NSNumber
    intValue integerValue
    NSString
    uppercased uppercaseString
    lowercased lowercaseString
    capitalized capitalizedString
    NotificationCenter
    default defaultCenter
    OperationQueue
    main mainQueue
    UIResponder
    next nextResponder
    UIViewController
    children childViewControllers
    parent parentViewController
    childForHomeIndicatorAutoHidden childViewControllerForHomeIndicatorAutoHidden
    childForScreenEdgesDeferringSystemGestures \
    childViewControllerForScreenEdgesDeferringSystemGestures
    childForStatusBarHidden childViewControllerForStatusBarHidden
    childForStatusBarStyle childViewControllerForStatusBarStyle
    isMovingFromParent isMovingFromParentViewController
    isMovingToParent isMovingToParentViewController
    UIWindow
    canBecomeKey canBecomeKeyWindow
    """)

  // MARK: Unsigned numbers

  /// Names of properties, and selectors of methods, whose integers are `NSUInteger`.
  static let unsigned: Set<String> = Set(
    """
    count hash length location numberOfTouches numberOfTapsRequired numberOfTouchesRequired \
    minimumNumberOfTouches maximumNumberOfTouches tapCount numberOfSegments selectedIndex \
    objectAtIndex: objectAtIndexedSubscript: indexOfObject: insertObject:atIndex: \
    removeObjectAtIndex: replaceObjectAtIndex:withObject: exchangeObjectAtIndex:withObjectAtIndex: \
    setObject:atIndexedSubscript: indexOfObjectIdenticalTo: \
    insertSegmentWithTitle:atIndex:animated: removeSegmentAtIndex:animated: \
    setTitle:forSegmentAtIndex: titleForSegmentAtIndex: setEnabled:forSegmentAtIndex: \
    isEnabledForSegmentAtIndex: locationOfTouch:inView: insertArrangedSubview:atIndex: \
    substringFromIndex: substringToIndex: arrayWithCapacity: initWithCapacity: \
    dictionaryWithCapacity: setWithCapacity: stringWithCapacity: characterAtIndex: \
    insertString:atIndex: subarrayWithRange: numberWithUnsignedInteger: unsignedIntegerValue \
    initWithUnsignedInteger: initWithObjects:count: insertAttributedString:atIndex:
    """.split(separator: " ").map(String.init))
}
