import Foundation
import ScriptLibrary
import UIKitModel

/// The appearance of views.
extension UIKitTable {
  static func addViewTypes(_ table: Table) {
    table.enumeration(
      UIView.ContentMode.self,
      [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
        ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight),
      ], in: UIView.self, "How content is placed when the bounds change.")
    table.optionSet(
      UIView.AutoresizingMask.self,
      [
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
      ], in: UIView.self, "What gives way when the superview's size changes.")
    addAnimationTypes(table)
  }

  static func addViewAppearance(_ type: TypeTable) {
    addAppearances(type)
    let layerType = CALayer.type(in: type.library)
    type.staticProperty(
      "layerClass", get: { TypeValue(layerType) }, "The class of the layers that views get.")
    type.overridable(
      "tintColor", .getTintColor, .setTintColor, isImplicitlyUnwrapped: true,
      get: { (v: UIView) -> UIColor? in v.tintColor },
      set: { (v: UIView, new: UIColor?) in v.tintColor = new },
      "The colour of what can be tapped; the superview's unless set.")
    type.stored(
      "autoresizingMask", \UIView.autoresizingMask, "What gives way when its superview is resized.")
    type.stored(
      "autoresizesSubviews", \UIView.autoresizesSubviews, "Whether subviews follow its size.")
    type.stored(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints,
      "Whether its frame takes part in constraints as it is (AL-9).")
    type.kept(
      "clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, decides: [.drawing],
      "Whether it is cleared.")
    type.kept(
      "contentScaleFactor", \UIView.contentScaleFactor, decides: [.drawing],
      "How many pixels a point has.")
    addInsets(type)
    type.method(
      "drawHierarchy(in:afterScreenUpdates:)",
      "Draws it with its subviews in the current context, stretched to a rectangle (DR-55)."
    ) {
      (v: UIView, rect: CGRect, after: Bool) in
      v.chargedForLayout().drawHierarchy(in: rect, afterScreenUpdates: after)
    }.isDiscardable = true
    type.stored("mask", \UIView.mask, "Cuts the drawing out; touches ignore it (HT-17).")
  }

  /// Safe areas and margins.
  private static func addInsets(_ type: TypeTable) {
    type.stored(
      "layoutMargins", \UIView.layoutMargins,
      "What content keeps from the edges, and from the edges of the safe area (VC-40).")
    type.stored(
      "directionalLayoutMargins", \UIView.directionalLayoutMargins,
      "The same by where lines begin and end.")
    type.stored(
      "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins,
      "Whether the superview's margins count where they reach into it (VC-41).")
    type.stored(
      "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea,
      "Whether margins count from the safe area on; true unless set (VC-40).")
    type.readOnly("safeAreaInsets", \UIView.safeAreaInsets, "What bars cover, and controllers add.")
    type.message(
      "safeAreaInsetsDidChange()", .safeAreaInsetsDidChange, "Its safe area is another one (VC-39)."
    ) { (v: UIView) in v.safeAreaInsetsDidChange() }
    type.message(
      "layoutMarginsDidChange()", .layoutMarginsDidChange, "Its margins are others (VC-40)."
    ) { (v: UIView) in v.layoutMarginsDidChange() }
  }

  static func addAppearance(_ table: Table) {
    table.enumeration(
      NSTextAlignment.self,
      [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
        ("natural", .natural),
      ], "How lines of text are aligned.")
    table.enumeration(
      NSLineBreakMode.self,
      [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
        ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
        ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
      ], "What is done with text that is too long.")
  }

  /// Members that are accepted, and have no effect.
  static func addViewSilence(_ type: TypeTable) {
    type.silently(.interfaceBuilder) {
      $0.method("prepareForInterfaceBuilder()", "Interface Builder alone calls it.") {
        (v: UIView) in v.prepareForInterfaceBuilder()
      }
    }
    addViewConstraints(type)
    type.readOnly("traitCollection", \UIView.traitCollection, "What it adapts to: the device.")
    type.stored(
      "overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle, "Light or dark for it.")
    type.silently(.traits) {
      $0.method("traitCollectionDidChange(_:)", "Never called: traits stay as they are.") {
        (v: UIView, old: UITraitCollection?) in v.traitCollectionDidChange(old)
      }
    }
  }

  static func addViewAccessibility(_ type: TypeTable) {
    type.silently(.accessibility) {
      addAccessibilityProperties($0)
      addAccessibilityPlaces($0)
      addAccessibilityHooks($0)
    }
  }

  private static func addAccessibilityPlaces(_ type: TypeTable) {
    type.stored("accessibilityFrame", \UIView.accessibilityFrame, "Where it is, on the screen.")
    type.stored(
      "accessibilityActivationPoint", \UIView.accessibilityActivationPoint, "Where taps go.")
    type.stored("accessibilityPath", \UIView.accessibilityPath, "Its outline, on the screen.")
    type.property(
      "accessibilityElements",
      get: { (v: UIView) -> [AnyValue]? in
        v.accessibilityElements?.map { AnyValue($0 as AnyObject) }
      },
      set: { (v: UIView, new: [AnyValue]?) in v.accessibilityElements = new?.map(\.object) },
      "The elements inside, in order.")
    type.stored(
      "accessibilityCustomActions", \UIView.accessibilityCustomActions, "Actions other than a tap.")
    type.stored("accessibilityLanguage", \UIView.accessibilityLanguage, "The language.")
    type.stored(
      "shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren,
      "Whether what is inside is read in one go.")
    type.stored(
      "accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors,
      "Whether colours stay.")
    type.stored(
      "accessibilityRespondsToUserInteraction", \UIView.accessibilityRespondsToUserInteraction,
      "Whether it can be used.")
  }

  private static func addAccessibilityHooks(_ type: TypeTable) {
    let answers: [(String, @MainActor (UIView) -> Bool)] = [
      ("accessibilityActivate()", { $0.accessibilityActivate() }),
      ("accessibilityPerformEscape()", { $0.accessibilityPerformEscape() }),
      ("accessibilityPerformMagicTap()", { $0.accessibilityPerformMagicTap() }),
      ("accessibilityElementIsFocused()", { $0.accessibilityElementIsFocused() }),
    ]
    for (name, ask) in answers {
      type.method(name, "Asked by assistive technologies, which are off.") { (v: UIView) in ask(v) }
    }
    let calls: [(String, @MainActor (UIView) -> Void)] = [
      ("accessibilityIncrement()", { $0.accessibilityIncrement() }),
      ("accessibilityDecrement()", { $0.accessibilityDecrement() }),
      (
        "accessibilityElementDidBecomeFocused()", { $0.accessibilityElementDidBecomeFocused() }
      ),
      ("accessibilityElementDidLoseFocus()", { $0.accessibilityElementDidLoseFocus() }),
    ]
    for (name, call) in calls {
      type.method(name, "Called by assistive technologies, which are off.") {
        (v: UIView) in call(v)
      }
    }
    type.method("accessibilityScroll(_:)", "Asked by assistive technologies, which are off.") {
      (v: UIView, direction: UIAccessibilityScrollDirection) in v.accessibilityScroll(direction)
    }
    type.method("accessibilityElementCount()", "How many elements are inside.") {
      (v: UIView) in v.accessibilityElementCount()
    }
  }

  private static func addAccessibilityProperties(_ type: TypeTable) {
    type.stored(
      "isAccessibilityElement", \UIView.isAccessibilityElement, "Whether it is an element.")
    type.stored("accessibilityLabel", \UIView.accessibilityLabel, "What is read out.")
    type.stored("accessibilityHint", \UIView.accessibilityHint, "What is read of its purpose.")
    type.stored("accessibilityValue", \UIView.accessibilityValue, "What is read of its value.")
    type.stored("accessibilityIdentifier", \UIView.accessibilityIdentifier, "A name for tests.")
    type.stored("accessibilityTraits", \UIView.accessibilityTraits, "What the element is.")
    type.stored(
      "accessibilityElementsHidden", \UIView.accessibilityElementsHidden, "Hides what is inside.")
    type.stored(
      "accessibilityViewIsModal", \UIView.accessibilityViewIsModal, "Hides its siblings.")
  }

  static func addAccessibility(_ table: Table) {
    table.optionSet(
      UIAccessibilityTraits.self,
      [
        ("none", .none), ("button", .button), ("link", .link), ("image", .image),
        ("selected", .selected), ("staticText", .staticText), ("notEnabled", .notEnabled),
        ("adjustable", .adjustable), ("header", .header), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession),
        ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
      ], rawType: UInt64.self, "What an element is to assistive technologies.")
    table.enumeration(
      UIAccessibilityScrollDirection.self,
      [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("next", .next),
        ("previous", .previous),
      ], "Where assistive technologies scroll.")
    table.class(
      UIAccessibilityCustomAction.self, superclass: NSObject.self,
      "An action other than a tap; never run, since assistive technologies are off."
    ) {
      $0.silently(.accessibility) {
        $0.initializer("init(name:target:selector:)", designated: true, "Calls a method.") {
          (name: String, target: AnyValue?, selector: Selector) in
          UIAccessibilityCustomAction(name: name, target: target?.object, selector: selector)
        }
        $0.initializer("init(name:actionHandler:)", designated: true, "Runs a closure.") {
          (name: String, handler: Callback1<UIAccessibilityCustomAction, Bool>?) in
          UIAccessibilityCustomAction(name: name, actionHandler: nil)
        }
      }
      $0.stored("name", \UIAccessibilityCustomAction.name, "What is read out.")
    }
    table.namespace("UIAccessibility", "The settings of assistive technologies, all of them off.") {
      for (name, value) in settings {
        $0.staticProperty(name, get: { value() }, "Whether it is on: false.")
      }
      $0.silently(.accessibility) {
        $0.staticMethod("post(notification:argument:)", "Does nothing: all of them are off.") {
          (notification: UIAccessibility.Notification, argument: AnyValue?) in
          UIAccessibility.post(notification: notification, argument: argument?.object)
        }
      }
      let around = $0.nominal
      table.structure(
        UIAccessibility.Notification.self, isNested: true, protocols: ["Equatable", "Hashable"],
        "What an app tells assistive technologies."
      ) {
        let values: [(String, UIAccessibility.Notification)] = [
          ("announcement", .announcement), ("layoutChanged", .layoutChanged),
          ("screenChanged", .screenChanged), ("pageScrolled", .pageScrolled),
        ]
        for (name, value) in values {
          $0.staticProperty(name, get: { value }, "What is told.")
        }
      }
      around.add(.type(UIAccessibility.Notification.type(in: table.library)), named: "Notification")
    }
  }

  /// The same as functions of C: `UIAccessibilityIsVoiceOverRunning()`.
  static func addAccessibilityOfC(_ table: Table) {
    for (name, value) in settings {
      let word =
        name == "isDarkerSystemColorsEnabled" ? String(name.dropFirst(2)) : "I" + name.dropFirst()
      table.function("_UIAccessibility\(word)()", "Whether a setting is on: never here.") {
        () in value()
      }
    }
    table.function("_UIAccessibilityPostNotification(_:_:)", "Tells assistive technologies.") {
      (notification: UInt32, argument: AnyValue?) in
      let known: [UInt32: UIAccessibility.Notification] = [
        1000: .screenChanged, 1008: .announcement, 1009: .pageScrolled,
      ]
      UIAccessibility.post(
        notification: known[notification] ?? .layoutChanged, argument: argument?.object)
    }
  }

  private static let settings: [(String, () -> Bool)] = [
    ("isVoiceOverRunning", { UIAccessibility.isVoiceOverRunning }),
    ("isSwitchControlRunning", { UIAccessibility.isSwitchControlRunning }),
    ("isAssistiveTouchRunning", { UIAccessibility.isAssistiveTouchRunning }),
    ("isReduceMotionEnabled", { UIAccessibility.isReduceMotionEnabled }),
    ("isReduceTransparencyEnabled", { UIAccessibility.isReduceTransparencyEnabled }),
    ("isBoldTextEnabled", { UIAccessibility.isBoldTextEnabled }),
    ("isInvertColorsEnabled", { UIAccessibility.isInvertColorsEnabled }),
    ("isGrayscaleEnabled", { UIAccessibility.isGrayscaleEnabled }),
    ("isDarkerSystemColorsEnabled", { UIAccessibility.isDarkerSystemColorsEnabled }),
    ("isGuidedAccessEnabled", { UIAccessibility.isGuidedAccessEnabled }),
    ("isSpeakScreenEnabled", { UIAccessibility.isSpeakScreenEnabled }),
  ]
}
