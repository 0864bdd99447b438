import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension CAShapeLayerLineCap: BridgedName {}
nonisolated extension CAShapeLayerLineJoin: BridgedName {}
nonisolated extension CAGradientLayerType: BridgedName {}
nonisolated extension CALayerContentsGravity: BridgedName {}
nonisolated extension CALayerCornerCurve: BridgedName {}
nonisolated extension CAMediaTimingFunctionName: BridgedName {}
nonisolated extension CAMediaTimingFillMode: BridgedName {}

/// Animations of layers: they change the values of `presentation()` (HT-20).
extension UIKitTable {
  static func addLayerAnimations(_ table: Table) {
    addLayerNames(table)
    table.class(
      CAMediaTimingFunction.self, superclass: NSObject.self,
      "How fast an animation is on its way (AN-17)."
    ) {
      $0.initializer("init(name:)", designated: true, "A function by its name.") {
        (name: CAMediaTimingFunctionName) in CAMediaTimingFunction(name: name)
      }
      $0.initializer("init(controlPoints:_:_:_:)", designated: true, "A function by its points.") {
        (a: Float, b: Float, c: Float, d: Float) in CAMediaTimingFunction(controlPoints: a, b, c, d)
      }
    }
    table.protocol("CAAnimationDelegate", "Hears when an animation of a layer begins and ends.") {
      $0.requirement(
        "animationDidStart(_:)", optional: true, selector: "animationDidStart:",
        [CAAnimation.self], "It begins.")
      $0.requirement(
        "animationDidStop(_:finished:)", optional: true, selector: "animationDidStop:finished:",
        [CAAnimation.self, Bool.self], "It is over; false when it was taken away.")
    }
    table.class(
      CAAnimation.self, superclass: NSObject.self, protocols: ["CAAction"],
      "An animation of a layer; touches do not follow it (HT-20)."
    ) {
      addAnimation($0)
    }
    addPropertyAnimations(table)
    table.class(
      CAAnimationGroup.self, superclass: CAAnimation.self, "Several animations of one layer."
    ) {
      $0.initializer("init()", designated: true, "Without any.") { () in CAAnimationGroup() }
      $0.stored("animations", \CAAnimationGroup.animations, "The animations.")
    }
    table.class(
      CATransition.self, superclass: CAAnimation.self,
      "A change as a whole; looks are not modelled."
    ) {
      $0.initializer("init()", designated: true, "A change.") { () in CATransition() }
    }
  }

  private static func addAnimation(_ type: TypeTable) {
    type.initializer("init()", designated: true, "Of nothing.") { () in CAAnimation() }
    type.stored("duration", \CAAnimation.duration, "How long one way takes, in seconds.")
    type.stored("beginTime", \CAAnimation.beginTime, "When it begins; 0 for at once.")
    type.stored("speed", \CAAnimation.speed, "How many times as fast it goes (AN-15).")
    type.stored("timeOffset", \CAAnimation.timeOffset, "How far into it it begins (AN-15).")
    type.stored("repeatCount", \CAAnimation.repeatCount, "How often it goes; 0 for once.")
    type.stored("autoreverses", \CAAnimation.autoreverses, "Whether it goes back each time.")
    type.stored("fillMode", \CAAnimation.fillMode, "What it shows before and after.")
    type.stored(
      "isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion, "Whether it goes at its end.")
    type.stored(
      "timingFunction", \CAAnimation.timingFunction,
      "How fast it is on its way; nil for equal steps (AN-16).")
    type.property(
      "delegate", as: .optional(.protocol("CAAnimationDelegate")),
      get: { (a: CAAnimation) -> AnyReference? in a.delegateObject.map { AnyReference($0) } },
      set: { (a: CAAnimation, new: AnyReference?) in a.delegateObject = new?.object },
      "Who hears of its beginning and end; retained.")
    type.method("run(forKey:object:arguments:)", "Adds itself to a layer (LA-17).") {
      (a: CAAnimation, key: String, layer: AnyValue, _: CarriedDictionary?) in
      a.run(forKey: key, object: layer.object, arguments: nil)
    }
  }

  private static func addPropertyAnimations(_ table: Table) {
    table.class(
      CAPropertyAnimation.self, superclass: CAAnimation.self, "An animation of one property."
    ) {
      addKeyPath($0) { CAPropertyAnimation() }
      $0.stored("keyPath", \CAPropertyAnimation.keyPath, "The property, such as position.x.")
      $0.stored("isAdditive", \CAPropertyAnimation.isAdditive, "Whether it adds to what lasts.")
      $0.kept(
        "isCumulative", \CAPropertyAnimation.isCumulative, decides: [.drawing],
        "Whether each repetition begins where the last one ended.")
    }
    table.class(
      CABasicAnimation.self, superclass: CAPropertyAnimation.self, "From one value to another."
    ) {
      addKeyPath($0) { CABasicAnimation() }
      $0.anyValue("fromValue", \CABasicAnimation.fromValue, "Where it begins.")
      $0.anyValue("toValue", \CABasicAnimation.toValue, "Where it ends.")
      $0.anyValue("byValue", \CABasicAnimation.byValue, "How far it goes.")
    }
    table.class(
      CASpringAnimation.self, superclass: CABasicAnimation.self, "A spring (AN-18)."
    ) {
      addKeyPath($0) { CASpringAnimation() }
      $0.stored("mass", \CASpringAnimation.mass, "How heavy what swings is.")
      $0.stored("stiffness", \CASpringAnimation.stiffness, "How hard the spring is.")
      $0.stored("damping", \CASpringAnimation.damping, "How soon it rests.")
      $0.stored("initialVelocity", \CASpringAnimation.initialVelocity, "How fast it starts.")
      $0.readOnly(
        "settlingDuration", \CASpringAnimation.settlingDuration, "How long it takes to rest.")
    }
    table.class(
      CAKeyframeAnimation.self, superclass: CAPropertyAnimation.self, "Through several values."
    ) {
      addKeyPath($0) { CAKeyframeAnimation() }
      $0.property(
        "values",
        get: { (a: CAKeyframeAnimation) -> [AnyValue]? in
          a.values?.map { AnyValue(Crossing.boxed($0)) }
        },
        set: { (a: CAKeyframeAnimation, new: [AnyValue]?) in
          a.values = new?.map { Crossing.native($0) }
        }, "The values.")
      $0.decimals("keyTimes", \CAKeyframeAnimation.keyTimes, "When each is reached, 0 to 1.")
      $0.stored(
        "timingFunctions", \CAKeyframeAnimation.timingFunctions,
        "How fast it is from each value to the next; nil for equal steps.")
      $0.kept(
        "path", \CAKeyframeAnimation.path, decides: [.drawing],
        "The path that a point follows.")
    }
  }

  /// The initializers of an animation of a property, which each class has.
  private static func addKeyPath<Animation: CAPropertyAnimation>(
    _ type: TypeTable, _ make: @escaping @MainActor () -> Animation
  ) {
    type.initializer("init()", designated: true, "Of no property yet.") { () in make() }
    type.convenience(
      "init(keyPath:)", [String?.self], over: "init()",
      configure: HostCode { (a: Animation, path: String?) in
        (a as CAPropertyAnimation).keyPath = path
      }, "Of a property.")
  }

  private static func addLayerNames(_ table: Table) {
    table.name(CALayerContentsGravity.self, "How a layer is filled with what it shows.") {
      $0.staticProperty("resize", get: { CALayerContentsGravity.resize }, "Stretched.")
      $0.staticProperty(
        "resizeAspect", get: { CALayerContentsGravity.resizeAspect }, "As large as fits.")
      $0.staticProperty(
        "resizeAspectFill", get: { CALayerContentsGravity.resizeAspectFill }, "Covers all.")
      $0.staticProperty("center", get: { CALayerContentsGravity.center }, "In the middle.")
    }
    table.name(CALayerCornerCurve.self, "The shape of corners.") {
      $0.staticProperty("circular", get: { CALayerCornerCurve.circular }, "A part of a circle.")
      $0.staticProperty("continuous", get: { CALayerCornerCurve.continuous }, "Smoother.")
    }
    table.name(CAMediaTimingFunctionName.self, "The name of a curve.") {
      $0.staticProperty("linear", get: { CAMediaTimingFunctionName.linear }, "Equally fast.")
      $0.staticProperty("easeIn", get: { CAMediaTimingFunctionName.easeIn }, "Slow at first.")
      $0.staticProperty("easeOut", get: { CAMediaTimingFunctionName.easeOut }, "Slow at last.")
      $0.staticProperty(
        "easeInEaseOut", get: { CAMediaTimingFunctionName.easeInEaseOut }, "Slow at both ends.")
      $0.staticProperty("default", get: { CAMediaTimingFunctionName.default }, "The system's.")
    }
    table.name(CAMediaTimingFillMode.self, "What an animation shows before and after.") {
      $0.staticProperty("removed", get: { CAMediaTimingFillMode.removed }, "Nothing.")
      $0.staticProperty("forwards", get: { CAMediaTimingFillMode.forwards }, "Its end, after.")
      $0.staticProperty("backwards", get: { CAMediaTimingFillMode.backwards }, "Its start, before.")
      $0.staticProperty("both", get: { CAMediaTimingFillMode.both }, "Both.")
    }
  }
}

extension TypeTable {
  /// A value of any type: a number or geometry is passed as a value, anything else as an object.
  func anyValue<Owner: AnyObject & Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Any?>, _ summary: String
  ) {
    property(
      name, as: .optional(HostType { _ in .any }),
      get: { (owner: Owner) -> AnyReference? in
        owner[keyPath: path].map { AnyReference(Crossing.boxed($0)) }
      },
      set: { (owner: Owner, new: AnyReference?) in
        owner[keyPath: path] = new.map { Crossing.native(AnyValue($0.object)) }
      }, summary)
  }

  /// A list of numbers that the model stores as objects.
  func decimals<Owner: AnyObject & Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [NSNumber]?>, _ summary: String
  ) {
    property(
      name, get: { (owner: Owner) in owner[keyPath: path] },
      set: { (owner: Owner, value: [NSNumber]?) in owner[keyPath: path] = value }, summary)
  }
}
