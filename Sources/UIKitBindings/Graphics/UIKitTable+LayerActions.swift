import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated enum ActionName: ProtocolName {
  static let name = "CAAction"
}

/// The actions of layers for changes of their properties, and their time.
extension UIKitTable {
  static func addActionTypes(_ table: Table) {
    table.protocol("CAAction", "What a layer does when a property changes (LA-17).") {
      $0.requirement(
        "run(forKey:object:arguments:)", selector: "runActionForKey:object:arguments:",
        [String.self, AnyValue.self, CarriedDictionary?.self], "Does it for a layer.")
    }
    table.protocol("CALayerDelegate", "What a layer asks (LA-17).") {
      $0.requirement(
        "action(for:forKey:)", optional: true, selector: "actionForLayer:forKey:",
        [CALayer.self, String.self], returns: ProtocolReference<ActionName>?.self,
        "What a change does; nil lets the layer look further (LA-17).")
      $0.requirement(
        "display(_:)", optional: true, selector: "displayLayer:", [CALayer.self],
        "Gives the layer contents; nothing is drawn then (LA-44).")
      $0.requirement(
        "draw(_:in:)", optional: true, selector: "drawLayer:inContext:",
        [CALayer.self, CGContext.self], "Draws what the layer shows (LA-44).")
    }
    conform(UIView.self, to: "CALayerDelegate", in: table)
    conform(NSNull.self, to: "CAAction", in: table)
    table.extend(NSNull.type(in: table.library)) {
      $0.method("run(forKey:object:arguments:)", "Does nothing.") {
        (_: NSNull, _: String, _: AnyValue, _: CarriedDictionary?) in
      }
    }
  }

  private static func conform<Object: BridgedObject>(
    _ type: Object.Type, to protocolName: String, in table: Table
  ) {
    guard case .nominal(let nominal, _) = type.type(in: table.library) else { return }
    nominal.protocols.append(.nominal(table.library.protocolNominal(protocolName), []))
  }

  static func addLayerActions(_ type: TypeTable) {
    type.delegate(
      "delegate", "CALayerDelegate", \CALayer.delegateObject,
      "Who is asked; the view of a view's layer (LA-2).")
    type.question(
      "action(forKey:)", .layerAction, "What a change of a property does; nil for nothing (LA-17)."
    ) { (l: CALayer, event: String) -> ProtocolReference<ActionName>? in
      l.actionObject(forKey: event).map { ProtocolReference($0) }
    }
    type.staticMethod("needsDisplay(forKey:)", "Whether a change of its own draws it again.") {
      (key: String) in CALayer.needsDisplay(forKey: key)
    }
    type.method("_didChange(_:)", "A property of its own has changed.") {
      (l: CALayer, key: String) in l.didChange(key)
    }
    type.staticMethod("defaultAction(forKey:)", "What a change does unless somebody says (LA-17).")
    {
      (event: String) -> ProtocolReference<ActionName>? in
      CALayer.defaultAction(forKey: event).map { ProtocolReference($0) }
    }
    type.property(
      "actions",
      get: { (l: CALayer) -> LayerActions? in l.actions.map { LayerActions($0) } },
      set: { (l: CALayer, new: LayerActions?) in l.actions = new?.actions },
      "What changes do, by properties; NSNull for nothing (LA-17).")
    type.property(
      "style",
      get: { (l: CALayer) -> CarriedDictionary? in
        (l.style?[LayerStyle.source] as AnyObject?).map { CarriedDictionary(object: $0) }
      },
      set: { (l: CALayer, new: CarriedDictionary?) in
        l.style = new.flatMap { LayerStyle.native($0.object) }
      }, "More settings; only actions in it are looked at (LA-17).")
  }

  static func addLayerDrawing(_ type: TypeTable) {
    type.method("setNeedsDisplay()", "Marks the layer for drawing (LC-4, LA-45).") {
      (l: CALayer) in l.setNeedsDisplay()
    }
    type.method("setNeedsDisplay(_:)", "Marks a part of it for drawing (LC-4).") {
      (l: CALayer, rectangle: CGRect) in l.setNeedsDisplay(rectangle)
    }
    type.method("needsDisplay()", "Whether it waits for drawing.") { (l: CALayer) in
      l.needsDisplay()
    }
    type.method("displayIfNeeded()", "Draws now where it is marked.") { (l: CALayer) in
      l.displayIfNeeded()
    }
    type.message("display()", .layerDisplay, "Draws now: by its delegate, or by draw(in:) (LA-44).")
    {
      (l: CALayer) in l.display()
    }
    type.message("draw(in:)", .layerDraw, "Draws what it shows, by its delegate (LA-44).") {
      (l: CALayer, context: CGContext) in l.draw(in: context)
    }
    type.stored(
      "needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange,
      "Whether another size marks it for drawing (LA-45).")
  }

  static func addLayerTiming(_ type: TypeTable) {
    type.stored("speed", \CALayer.speed, "How fast its time runs; 0 holds what is in it (AN-15).")
    type.stored("timeOffset", \CALayer.timeOffset, "What is added to its time (AN-15).")
    type.stored("beginTime", \CALayer.beginTime, "When its time begins (AN-15).")
    type.method("convertTime(_:from:)", "Its time at a time of another; nil is the device (AN-15).")
    {
      (l: CALayer, time: Double, from: CALayer?) in l.convertTime(time, from: from)
    }
    type.method("convertTime(_:to:)", "The time of another at one of its own (AN-15).") {
      (l: CALayer, time: Double, to: CALayer?) in l.convertTime(time, to: to)
    }
  }

  static func addTransaction(_ table: Table) {
    table.namespace("CATransaction", "Groups changes of layers, and says how they move (LA-14).") {
      $0.staticMethod("begin()", "Begins a group.") { () in CATransaction.begin() }
      $0.staticMethod("commit()", "Ends a group.") { () in CATransaction.commit() }
      $0.staticMethod("flush()", "Commits what changes began by themselves (LA-21).") { () in
        CATransaction.flush()
      }
      $0.staticMethod("setDisableActions(_:)", "Says whether changes move nothing (LA-19).") {
        (flag: Bool) in CATransaction.setDisableActions(flag)
      }
      $0.staticMethod("disableActions()", "Whether changes move nothing (LA-19).") {
        () in CATransaction.disableActions()
      }
      $0.staticMethod("setAnimationDuration(_:)", "Says how long changes take (LA-14).") {
        (duration: Double) in CATransaction.setAnimationDuration(duration)
      }
      $0.staticMethod("animationDuration()", "How long changes take: 0.25 unless set.") {
        () in CATransaction.animationDuration()
      }
      $0.staticMethod("setAnimationTimingFunction(_:)", "Says by which curve changes move.") {
        (function: CAMediaTimingFunction?) in CATransaction.setAnimationTimingFunction(function)
      }
      $0.staticMethod("animationTimingFunction()", "By which curve changes move; nil unless set.") {
        () -> CAMediaTimingFunction? in CATransaction.animationTimingFunction()
      }
      $0.staticMethod("setCompletionBlock(_:)", "Is called when the animations are over (LA-23).") {
        (block: Callback0<NoValue>?) in
        CATransaction.setCompletionBlock(ScriptCalls.later(block))
      }
    }
  }
}

/// The actions of a layer for a script: `[String: CAAction]`.
nonisolated struct LayerActions: Bridged {
  let actions: [String: AnyObject]

  init(_ actions: [String: AnyObject]) { self.actions = actions }

  static var layout: Layout { Layout(0, 1) }
  static var isNullable: Bool { true }
  static var hostType: HostType {
    HostType { .dictionary(.string, .nominal($0.protocolNominal(ActionName.name), [])) }
  }

  static func read(_ registers: Registers) -> Self {
    guard let storage = registers.references.pointee as? DictionaryStorage else { return Self([:]) }
    var actions: [String: AnyObject] = [:]
    for index in 0..<storage.count {
      let key = String.read(storage.keyRegisters(index))
      actions[key] = storage.valueRegisters(index).references.pointee
    }
    return Self(actions)
  }

  func write(to registers: Registers) {
    let storage = DictionaryStorage(shape: KeyShape(.string), key: .reference, value: .reference)
    for (key, action) in actions.sorted(by: { $0.key < $1.key }) {
      let scratch = Scratch(.reference)
      key.write(to: scratch.registers)
      storage.findOrAdd(scratch.registers).value.references.pointee = action
    }
    registers.references.pointee = storage
  }
}

/// The style of a layer, which a script passes as a dictionary.
enum LayerStyle {
  /// The key under which the script's own dictionary is stored.
  static let source = "Touchstone's source"

  /// The styles that are searched in one another.
  private static let deepest = 16

  /// A script's dictionary as the model's, with the style in it and the actions of each.
  static func native(_ object: AnyObject, depth: Int = 0) -> [AnyHashable: Any]? {
    guard let storage = object as? DictionaryStorage, depth < deepest else { return nil }
    var native: [AnyHashable: Any] = [:]
    for index in 0..<storage.count {
      guard storage.key.references == 1, storage.key.numbers == 0 else { return nil }
      let key = String.read(storage.keyRegisters(index))
      guard let value = storage.valueRegisters(index).references.pointee else { continue }
      let inner = (value as? AnyBox)?.references.first.flatMap { $0 } ?? value
      let nested: [AnyHashable: Any]? =
        switch key {
        case "style": Self.native(inner, depth: depth + 1)
        case "actions": Self.native(inner, depth: deepest - 1)
        default: nil
        }
      native[key] = nested ?? inner
    }
    native[source] = storage
    return native
  }
}
