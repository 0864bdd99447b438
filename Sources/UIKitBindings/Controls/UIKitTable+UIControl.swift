import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Controls and their actions.
extension UIKitTable {
  static func addControlTypes(_ table: Table) {
    table.optionSet(
      UIControl.Event.self,
      (UIControl.Event.single + UIControl.Event.several).map { ($0.word, $0.event) } + [
        ("applicationReserved", .applicationReserved), ("systemReserved", .systemReserved),
      ], in: UIControl.self, "What happens to a control, a bit each (CT-1).")
    table.optionSet(
      UIControl.State.self,
      [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
        ("selected", .selected), ("focused", .focused), ("application", .application),
        ("reserved", .reserved),
      ], in: UIControl.self, "What a control is in, a bit each (CT-3).")
    table.enumeration(
      UIControl.ContentHorizontalAlignment.self,
      [
        ("center", .center), ("left", .left), ("right", .right), ("fill", .fill),
        ("leading", .leading), ("trailing", .trailing),
      ], in: UIControl.self, "How content is placed from left to right.")
    table.enumeration(
      UIControl.ContentVerticalAlignment.self,
      [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)],
      in: UIControl.self, "How content is placed from top to bottom.")
    addAction(table)
  }

  private static func addAction(_ table: Table) {
    table.name(UIAction.Identifier.self, in: UIAction.self, "What tells one action from another.") {
      $0.initializer("init(_:)", "An identifier by its name.") {
        (name: String) in UIAction.Identifier(name)
      }
    }
    table.class(UIAction.self, superclass: UIMenuElement.self, "A closure as an action.") {
      $0.initializer(
        "init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)",
        defaults: [
          "title": .string(""), "image": .zero, "identifier": .zero,
          "discoverabilityTitle": .zero, "attributes": .zero, "state": .zero,
        ],
        "An action that runs a closure."
      ) {
        (
          title: String, image: UIImage?, identifier: UIAction.Identifier?,
          explanation: String?, attributes: UIAction.Attributes, state: UIMenuElement.State,
          handler: Callback1<UIAction, NoValue>
        ) in
        let action = UIAction(
          title: title, image: image, identifier: identifier,
          discoverabilityTitle: explanation, attributes: attributes, state: state
        ) { action in
          ScriptCalls.run { () throws(RunStop) in _ = try handler(action) }
        }
        action.handlerObject = handler.object
        return action
      }
      $0.stored("title", \UIAction.title, "What a menu shows.")
      $0.stored("image", \UIAction.image, "The picture that a menu shows.")
      $0.stored("attributes", \UIAction.attributes, "The behaviour in a menu (CT-40).")
      $0.readOnly("identifier", \UIAction.identifier, "What tells it from others.")
      $0.kept("state", \UIAction.state, decides: [.drawing], "The check mark in a menu.")
      $0.stored(
        "discoverabilityTitle", \UIAction.discoverabilityTitle,
        "The longer title in a keyboard's list of commands.")
      $0.property(
        "sender", as: .optional(HostType { _ in .any }),
        get: { (a: UIAction) -> AnyReference? in a.sender.map { AnyReference($0) } },
        "Who runs it.")
    }
  }

  static let control = ModelClass.view(
    UIControl.self,
    words: ["control"], endings: ["Control"], touch: .control,
    "A view that turns touches into actions; it forwards none (RC-17).",
    make: { UIControl(frame: $0) }
  ) {
    addControlState($0)
    addTracking($0)
    addActions($0)
    addPrimaryAction($0) { (control: UIControl) in control }
  } settings: {
    $0.overridable(
      "isEnabled", .getIsEnabled, .setIsEnabled,
      get: { (c: UIControl) in c.isEnabled },
      set: { (c: UIControl, new: Bool) in c.isEnabled = new },
      "Whether it reacts; a disabled one is hit all the same (CT-4, CT-5).")
    $0.overridable(
      "isSelected", .getIsSelected, .setIsSelected,
      get: { (c: UIControl) in c.isSelected },
      set: { (c: UIControl, new: Bool) in c.isSelected = new }, "Whether it is selected (CT-3).")
    $0.overridable(
      "isHighlighted", .getIsHighlighted, .setIsHighlighted,
      get: { (c: UIControl) in c.isHighlighted },
      set: { (c: UIControl, new: Bool) in c.isHighlighted = new },
      "Whether it shows that it is touched (CT-6).")
  }

  /// `init(frame:primaryAction:)`, which each class of controls has.
  static func addPrimaryAction<Control: UIControl>(
    _ type: TypeTable, _ control: @escaping @MainActor (Control) -> UIControl
  ) {
    type.convenience(
      "init(frame:primaryAction:)", [CGRect.self, UIAction?.self], over: "init(frame:)",
      arguments: [HostCode { (frame: CGRect, _: UIAction?) in frame }],
      configure: HostCode { (c: Control, _: CGRect, action: UIAction?) in
        if let action { control(c).addAction(action, for: .primaryActionTriggered) }
      }, "With an action for the primary event.")
  }

  private static func addControlState(_ type: TypeTable) {
    type.readOnly("state", \UIControl.state, "What the flags add up to (CT-3).")
    type.readOnly("isTracking", \UIControl.isTracking, "Whether it tracks a touch (CT-8).")
    type.readOnly("isTouchInside", \UIControl.isTouchInside, "Whether that is inside (CT-7).")
    type.kept(
      "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, decides: [.layout],
      "How content is placed from left to right.")
    type.kept(
      "contentVerticalAlignment", \UIControl.contentVerticalAlignment, decides: [.layout],
      "How content is placed from top to bottom.")
  }

  private static func addTracking(_ type: TypeTable) {
    type.question(
      "beginTracking(_:with:)", .beginTracking, "A touch went down; false: not tracked (CT-9)."
    ) { (c: UIControl, t: UITouch, e: UIEvent?) in c.beginTracking(t, with: e) }
    type.question(
      "continueTracking(_:with:)", .continueTracking, "It moved; false stops tracking (CT-8)."
    ) { (c: UIControl, t: UITouch, e: UIEvent?) in c.continueTracking(t, with: e) }
    type.message("endTracking(_:with:)", .endTracking, "The touch was lifted (CT-8).") {
      (c: UIControl, t: UITouch?, e: UIEvent?) in c.endTracking(t, with: e)
    }
    type.message("cancelTracking(with:)", .cancelTracking, "The touch was taken away (CT-18).") {
      (c: UIControl, e: UIEvent?) in c.cancelTracking(with: e)
    }
  }

  private static func addActions(_ type: TypeTable) {
    type.method("addTarget(_:action:for:)", "Calls a method at events; not retained (CT-21).") {
      (c: UIControl, target: AnyValue?, action: Selector, events: UIControl.Event) in
      c.charged().addTarget(target?.object, action: action, for: events)
    }
    type.method("removeTarget(_:action:for:)", "Takes back what addTarget added.") {
      (c: UIControl, target: AnyValue?, action: Selector?, events: UIControl.Event) in
      c.charged().removeTarget(target?.object, action: action, for: events)
    }
    type.method("addAction(_:for:)", "Runs a closure at events.") {
      (c: UIControl, action: UIAction, events: UIControl.Event) in
      c.charged().addAction(action, for: events)
    }
    type.method("removeAction(_:for:)", "Takes back what addAction added.") {
      (c: UIControl, action: UIAction, events: UIControl.Event) in
      c.charged().removeAction(action, for: events)
    }
    type.method("sendActions(for:)", "Sends every action whose events meet these (CT-20).") {
      (c: UIControl, events: UIControl.Event) in c.sendActions(for: events)
    }
    type.message("sendAction(_:to:for:)", .sendAction, "Sends one action (TA-1, CT-20).") {
      (c: UIControl, action: Selector, target: AnyValue?, event: UIEvent?) in
      c.sendAction(action, to: target?.object, for: event)
    }
    type.message("sendAction(_:)", .sendClosureAction, "Runs one closure.") {
      (c: UIControl, action: UIAction) in c.sendAction(action)
    }
    type.method("actions(forTarget:forControlEvent:)", "The names of a target's actions.") {
      (c: UIControl, target: AnyValue?, event: UIControl.Event) -> [String]? in
      c.actions(forTarget: target?.object, forControlEvent: event)
    }
    type.property(
      "allTargets",
      get: { (c: UIControl) -> Set<NSObject> in
        Set(
          c.allTargets.compactMap { target -> NSObject? in
            target.base is NSNull ? ScriptTypes.null : target.base as? NSObject
          })
      }, "The targets; NSNull means the responder chain (CT-23).")
    type.readOnly("allControlEvents", \UIControl.allControlEvents, "Where something is done.")
  }
}

extension UIControl {
  /// The control, charged for its actions: each of them is compared with the given one.
  fileprivate func charged() -> UIControl {
    Allowance.spend(registrationCount)
    return self
  }
}

/// Closures of scripts that the model stores and calls later.
package enum ScriptCalls {
  private static let stepsOfCallback = 500

  /// Runs a closure from inside the model. If it ends early, everything in progress unwinds.
  static func run(_ call: () throws(RunStop) -> Void) {
    // A call through the model takes far longer than a step, so callbacks that trigger one another
    // are stopped in time.
    guard !Door.isStopped, Allowance.spend(stepsOfCallback) else {
      Door.isStopped = true
      return
    }
    do throws(RunStop) {
      try call()
    } catch {
      stop(error, ScriptHost.active?.machine)
    }
  }

  /// Makes everything in progress unwind: code that runs inside the model cannot throw. The machine
  /// stores the reason, and the caller finds it there.
  static func stop(_ reason: RunStop, _ machine: Machine?) {
    if let machine, !machine.isStopped { machine.stop(reason.problem) }
    Door.isStopped = true
  }
}
