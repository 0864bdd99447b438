import Scenes
import SourceTree
import TypedProgram

/// The receiver of a message in an unfinished text.
struct ObjectiveCBase {
  let nominal: Nominal
  /// Whether it is the class itself.
  var isClass = false
  /// Whether it is an object that `alloc` returned and that is not initialized yet.
  var isAllocated = false
  /// Whether it is `self` or `super`, which initializers are sent to as well.
  var isOwn = false
}

/// The classes of receivers, without a checker: the text is not finished yet.
extension ObjectiveCCompleter {
  func base(of receiver: CompletionMessage.Receiver) -> ObjectiveCBase? {
    switch receiver {
    case .name(let name): return base(named: name)
    case .value(let type): return nominal(named: type).map { ObjectiveCBase(nominal: $0) }
    case .property(let owner, let name):
      guard let base = base(of: owner) else { return nil }
      return property(name, of: base)
    case .message(let owner, let selector):
      guard let base = base(of: owner) else { return nil }
      return result(of: selector, sentTo: base)
    }
  }

  func base(of path: CompletionPath) -> ObjectiveCBase? {
    guard let first = path.links.first, var base = base(named: first.name) else { return nil }
    for link in path.links.dropFirst() {
      guard let next = property(link.name, of: base) else { return nil }
      base = next
    }
    return base
  }

  private func base(named name: String) -> ObjectiveCBase? {
    if name == "self" || name == "super", let own = enclosing {
      let nominal = name == "self" ? own : own.superclassNominal ?? own
      return ObjectiveCBase(nominal: nominal, isOwn: true)
    }
    if let type = place.variables[name] {
      return nominal(named: type).map { ObjectiveCBase(nominal: $0) }
    }
    for case .property(let property) in engine.module.members[name] ?? [] {
      return value(of: property.type)
    }
    if let object = scene.object(named: name) {
      return ObjectiveCBase(nominal: engine.host.type(of: object))
    }
    if let own = enclosing, name.hasPrefix("_") {
      return property(String(name.dropFirst()), of: ObjectiveCBase(nominal: own))
    }
    return nominal(named: name).map { ObjectiveCBase(nominal: $0, isClass: true) }
  }

  /// The class that the text implements around the cursor; for a new class, its superclass.
  var enclosing: Nominal? {
    for (name, superclass) in place.enclosing {
      if let known = engine.nominal(named: name) { return known }
      if let superclass, let known = nominal(named: superclass) { return known }
    }
    return nil
  }

  func nominal(named name: String) -> Nominal? {
    if case .object(let object)? = table.type(named: name), let nominal = object.nominal {
      return nominal
    }
    return engine.nominal(named: name)
  }

  private func property(_ name: String, of base: ObjectiveCBase) -> ObjectiveCBase? {
    for nominal in base.nominal.lineage where nominal.isScript {
      for case .property(let property) in nominal.members[name] ?? [] {
        return value(of: property.type)
      }
    }
    let found = table.property(name, of: base.nominal, isClassProperty: base.isClass)
    return found.flatMap { value(of: $0.type) }
  }

  private func result(of selector: String, sentTo base: ObjectiveCBase) -> ObjectiveCBase? {
    if base.isClass, selector == "alloc" {
      return ObjectiveCBase(nominal: base.nominal, isAllocated: true)
    }
    if selector == "self" { return base }
    for nominal in base.nominal.lineage where nominal.isScript {
      for case .function(let function) in nominal.members.values.joined()
      where function.selector == selector && function.isStatic == base.isClass {
        if function.objectiveC?.returnsInstance == true {
          return ObjectiveCBase(nominal: base.nominal)
        }
        return value(of: function.result)
      }
    }
    let method = table.method(selector, of: base.nominal, isClassMethod: base.isClass)
    if method?.returnsInstance ?? base.isAllocated { return ObjectiveCBase(nominal: base.nominal) }
    return method.flatMap { value(of: $0.result) }
  }

  private func value(of type: ObjectiveCType) -> ObjectiveCBase? {
    guard case .object(let object) = type else { return nil }
    return (object.nominal ?? object.protocols.first).map { ObjectiveCBase(nominal: $0) }
  }

  private func value(of type: Type) -> ObjectiveCBase? {
    value(of: table.type(of: type))
  }
}
