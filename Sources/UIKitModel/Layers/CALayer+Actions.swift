import Foundation

/// What a layer does when one of its properties changes (LA-17): an animation of the property, or
/// anything else.
public protocol CAAction: AnyObject {
  /// Does it for the property of a layer.
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

/// The action that means none, and ends the search (LA-17).
extension NSNull: CAAction {
  /// Nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// What a layer asks.
public protocol CALayerDelegate: AnyObject {
  /// What is done when a property changes; nil lets the layer look further (LA-17).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Gives the layer its contents; where this is implemented nothing is drawn (LA-44).
  func display(_ layer: CALayer)
  /// Draws what the layer shows (LA-44).
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Lets the layer look further unless implemented.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Lets the layer draw unless implemented.
  public func display(_ layer: CALayer) { CALayer.isLeftToLayer = true }

  /// Draws nothing unless implemented.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension UIView: CALayerDelegate {
  /// An animation inside of the closure of an animation, nothing (`NSNull`) outside, so that the
  /// view's layer does not move by itself (LA-16, LA-18).
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let animations = UIApplication.shared.animations
    guard animations.animatesChanges(of: self), ShownProperty(event) != nil else {
      return NSNull()
    }
    let animation = BlockAnimation(keyPath: event)
    animation.duration = animations.inheritedDuration
    return animation
  }

  /// Sends `action(for:forKey:)`, as the layer that it is the delegate of does.
  final func sendAction(for layer: CALayer, forKey event: String) -> AnyObject? {
    Door.send(.actionForLayer, to: self, [layer, event]) {
      action(for: layer, forKey: event).map { $0 as AnyObject }
    }
  }
}

/// What a view answers inside the closure of an animation: that the animation moves it.
final class BlockAnimation: CABasicAnimation {
  deinit { willDeinitialize() }
}

extension CALayer {
  /// The animation of a property that layers can move; nil for any other.
  public class func defaultAction(forKey event: String) -> (any CAAction)? {
    ShownProperty(event) == nil ? nil : CABasicAnimation(keyPath: event)
  }

  /// What is done when a property changes: the delegate's answer, else that of `actions`, else that
  /// of the actions in `style`, else that of the class; nil where one says `NSNull` (LA-17).
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

  /// The answer of the class, which a class that is not Swift's may give, too.
  private func classAction(_ event: String) -> AnyObject? {
    Door.send(.defaultAction, to: self, [event]) {
      Self.defaultAction(forKey: event).map { $0 as AnyObject }
    }
  }

  private func delegateAction(_ event: String) -> AnyObject? {
    guard let object = delegateObject else { return nil }
    if let view = object as? UIView { return view.sendAction(for: self, forKey: event) }
    // Nothing is an answer, too: the layer looks further then.
    if case .answered(let answer) = DelegateCalls.call(
      object, "actionForLayer:forKey:", [self, event])
    {
      return answer.map { $0 as AnyObject }
    }
    return (object as? any CALayerDelegate)?.action(for: self, forKey: event)
  }

  /// A style may hold actions, and another style to look further in.
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

  /// Who is asked, whatever its class; the view of a view's layer. Not retained (LA-2).
  public final var delegateObject: AnyObject? {
    get { view ?? freeDelegate }
    set { if view == nil { freeDelegate = newValue } }
  }

  /// Who is asked; the view of a view's layer.
  public final var delegate: (any CALayerDelegate)? {
    get { delegateObject as? any CALayerDelegate }
    set { delegateObject = newValue }
  }
}

/// Changes of layers that show no view move by themselves (LA-14).
extension CALayer {
  /// Whether a change that is made now moves: the layer is on screen, and nothing says otherwise
  /// (LA-19, LA-20).
  final var movesByItself: Bool {
    guard outer != nil, view == nil, lasting == nil, isCommitted else { return false }
    return !UIApplication.shared.transactions.disablesActions
  }

  /// Changes where the layer is, or how opaque it is, and lets that move. What is to be done is
  /// looked up before the change: code that is asked sees what was.
  final func move(_ change: (inout ViewState) -> Void, by apply: () -> Void) {
    OpenTransactions.noteChange()
    guard movesByItself else { return apply() }
    let before = ShownValues(state)
    let actions = state.pointee.keysOfLayer(change).map { ($0, sendAction(forKey: $0)) }
    apply()
    for (key, action) in actions { perform(action, for: key, from: before) }
  }

  /// How the layer looks was changed.
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

  /// Something that no animation moves is another one: the transaction has something to commit.
  final func lookChanged() {
    if lasting == nil { OpenTransactions.noteChange() }
  }

  /// Does what was looked up for a property: adds an animation, which goes from `before` to what
  /// lasts where it does not say otherwise, or runs anything else.
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
    let copy = animation.copied()
    if copy.timingFunction == nil {
      copy.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    }
    if let basic = copy as? CABasicAnimation {
      if basic.keyPath == nil { basic.keyPath = key }
      // Without any values it goes from what was on screen to what lasts.
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
  /// in which they are asked about. The change is tried on a copy.
  func keysOfLayer(_ change: (inout ViewState) -> Void) -> [String] {
    var then = self
    change(&then)
    var keys: [String] = []
    if then.bounds != bounds { keys.append("bounds") }
    if then.position != position { keys.append("position") }
    if (then.transform ?? .identity) != (transform ?? .identity) { keys.append("transform") }
    if then.alpha != alpha { keys.append("opacity") }
    return keys
  }
}
