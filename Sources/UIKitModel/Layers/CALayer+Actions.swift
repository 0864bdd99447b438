import Foundation

/// The action of a layer when one of its properties changes (LA-17): an animation of the property,
/// or anything else.
public protocol CAAction: AnyObject {
  /// Runs the action for a property of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds itself to the layer.
  public final func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The action that stands for none, and ends the search (LA-17).
extension NSNull: CAAction {
  /// Nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {
  /// The action for a change of a property; nil lets the layer continue its search (LA-17).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets the layer's contents; if this is implemented nothing is drawn (LA-44).
  func display(_ layer: CALayer)
  /// Draws the layer's contents (LA-44).
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Lets the layer continue its search unless implemented.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Lets the layer draw unless implemented.
  public func display(_ layer: CALayer) { CALayer.isLeftToLayer = true }

  /// Draws nothing unless implemented.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension UIView: CALayerDelegate {
  /// An animation inside the closure of an animation, no action (`NSNull`) outside, so the view's
  /// layer does not animate by itself (LA-16, LA-18).
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let animations = UIApplication.shared.animations
    guard animations.animatesChanges(of: self), ShownProperty(event) != nil else {
      return NSNull()
    }
    let animation = BlockAnimation(keyPath: event)
    animation.duration = animations.inheritedDuration
    return animation
  }

  /// Sends `action(for:forKey:)`, like the layer that has it as its delegate.
  final func sendAction(for layer: CALayer, forKey event: String) -> AnyObject? {
    Door.send(.actionForLayer, to: self, [layer, event]) {
      action(for: layer, forKey: event).map { $0 as AnyObject }
    }
  }
}

/// A view's action inside the closure of an animation, which animates the change.
final class BlockAnimation: CABasicAnimation {
  deinit { willDeinitialize() }
}

extension CALayer {
  /// The animation of an animatable property; nil for any other.
  public class func defaultAction(forKey event: String) -> (any CAAction)? {
    ShownProperty(event) == nil ? nil : CABasicAnimation(keyPath: event)
  }

  /// Whether a change of a property of its own has a layer drawn again; a class with such
  /// properties says so.
  public class func needsDisplay(forKey key: String) -> Bool { false }

  /// A property of its own has changed, whose accessors Core Animation makes: `@NSManaged`. The
  /// layer is drawn again where its class says so, and the change has its action (LA-17), from the
  /// values before; nothing is drawn in between.
  public final func didChange(_ key: String) {
    guard lasting == nil else { return }
    OpenTransactions.noteChange()
    let redraws = Door.send(.needsDisplayForKey, to: self, [key]) { Self.needsDisplay(forKey: key) }
    if redraws { setNeedsDisplay() }
    guard outer != nil, isCommitted else { return }
    perform(sendAction(forKey: key), for: key, from: ShownValues(state))
  }

  /// The action for a change of a property: the delegate's, or else that of `actions`, or else that
  /// of the actions in `style`, or else that of the class; nil where one is `NSNull` (LA-17).
  public final func action(forKey event: String) -> (any CAAction)? {
    actionObject(forKey: event) as? any CAAction
  }

  /// The same, where it may be of a class that is not Swift's.
  public final func actionObject(forKey event: String) -> AnyObject? {
    let found =
      delegateAction(event) ?? actions?[event] ?? styleAction(event) ?? classAction(event)
    return found is NSNull ? nil : found
  }

  /// Sends `action(forKey:)`, as a change of a property does.
  final func sendAction(forKey event: String) -> AnyObject? {
    let found = Door.send(.layerAction, to: self, [event]) { actionObject(forKey: event) }
    return found is NSNull ? nil : found
  }

  /// The action of the class, which a class that is not Swift's may provide, too.
  private func classAction(_ event: String) -> AnyObject? {
    Door.send(.defaultAction, to: self, [event]) {
      Self.defaultAction(forKey: event).map { $0 as AnyObject }
    }
  }

  private func delegateAction(_ event: String) -> AnyObject? {
    guard let object = delegateObject else { return nil }
    if let view = object as? UIView { return view.sendAction(for: self, forKey: event) }
    // Nil is an answer, too: the layer then continues its search.
    if case .answered(let answer) = DelegateCalls.call(
      object, "actionForLayer:forKey:", [self, event])
    {
      return answer.map { $0 as AnyObject }
    }
    return (object as? any CALayerDelegate)?.action(for: self, forKey: event)
  }

  /// A style may contain actions, and another style to search.
  private func styleAction(_ event: String) -> AnyObject? {
    var next = style
    for _ in 0..<16 {
      guard let style = next else { return nil }
      if let actions = style["actions"] as? [AnyHashable: Any], let found = actions[event] {
        return found as AnyObject
      }
      next = style["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// The delegate, whatever its class; the view of a view's layer. Not retained (LA-2).
  public final var delegateObject: AnyObject? {
    get { view ?? freeDelegate }
    set { if view == nil { freeDelegate = newValue } }
  }

  /// The delegate; the view of a view's layer.
  public final var delegate: (any CALayerDelegate)? {
    get { delegateObject as? any CALayerDelegate }
    set { delegateObject = newValue }
  }
}

/// Changes of layers without a view are animated implicitly (LA-14).
extension CALayer {
  /// Whether a change that is made now is animated: the layer is on screen, and no setting prevents
  /// it (LA-19, LA-20).
  final var movesByItself: Bool {
    guard outer != nil, view == nil, lasting == nil, isCommitted else { return false }
    return !UIApplication.shared.transactions.disablesActions
  }

  /// Changes the geometry or the opacity of the layer, with the actions for that. Actions are
  /// looked up before the change: code that provides them sees the earlier values.
  final func move(_ change: (inout ViewState) -> Void, by apply: () -> Void) {
    OpenTransactions.noteChange()
    guard movesByItself else { return apply() }
    let before = ShownValues(state)
    let actions = state.pointee.keysOfLayer(change).map { ($0, sendAction(forKey: $0)) }
    apply()
    for (key, action) in actions { perform(action, for: key, from: before) }
  }

  /// The layer's appearance changed.
  final func changed(_ look: LayerLook, from old: @autoclosure () -> [CGFloat]) {
    guard lasting == nil else { return }
    OpenTransactions.noteChange()
    guard _slowPath(outer != nil), movesByItself else { return }
    let numbers = old()
    guard numbers != look.numbers(of: self) else { return }
    var before = ShownValues(state)
    before.looks[look] = numbers
    perform(sendAction(forKey: look.rawValue), for: look.rawValue, from: before)
  }

  /// A property that is not animatable changed: the transaction has something to commit.
  final func lookChanged() {
    if lasting == nil { OpenTransactions.noteChange() }
  }

  /// Performs the action found for a property: adds an animation, which runs from `before` to the
  /// model values unless it says otherwise, or runs anything else.
  final func perform(_ action: AnyObject?, for key: String, from before: ShownValues) {
    guard let action else { return }
    guard let animation = action as? CAAnimation else {
      if let swift = action as? any CAAction {
        return swift.run(forKey: key, object: self, arguments: nil)
      }
      return _ = DelegateCalls.tell(action, "runActionForKey:object:arguments:", [key, self, nil])
    }
    let transactions = UIApplication.shared.transactions
    if animation.duration <= 0, transactions.duration == 0 { return removeAnimation(forKey: key) }
    guard animation.mayBeCopied else { return }
    let copy = animation.copied()
    if copy.timingFunction == nil {
      copy.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    }
    if let basic = copy as? CABasicAnimation {
      if basic.keyPath == nil { basic.keyPath = key }
      // Without any values it runs from the values on screen to the model values.
      if basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil,
        let property = basic.keyPath.flatMap(ShownProperty.init)
      {
        basic.fromValue = property.boxed(property.value(in: shownValues(over: before)))
      }
    }
    add(copy, forKey: key)
  }
}

nonisolated extension ViewState {
  /// The properties of a layer that a change of its geometry or opacity would change, in the order
  /// in which actions are looked up. The change is tried on a copy.
  func keysOfLayer(_ change: (inout ViewState) -> Void) -> [String] {
    var then = self
    change(&then)
    var keys: [String] = []
    if then.bounds != bounds { keys.append("bounds") }
    if then.position != position { keys.append("position") }
    if then.transform3D != transform3D { keys.append("transform") }
    if then.alpha != alpha { keys.append("opacity") }
    return keys
  }
}
