import Foundation
import Machine
import Records
import UIKitBindings
import UIKitModel

/// The references that keep objects alive (VC-31).
extension Scene {
  /// The references that keep an object alive.
  package func alive(_ object: AnyObject, asked: String) -> AliveRecord {
    let engine = engine
    let graph = ReferenceGraph(of: self, host: engine.host, living: engine.machine.livingMemory)
    let finding = graph.number(of: object).map { self.finding(of: $0, in: graph) }
    return AliveRecord(asked: asked, findings: [finding].compactMap(\.self), further: 0)
  }

  /// The references that keep the instances of a script's class alive.
  package func alive(instancesOf className: String) -> AliveRecord {
    guard let engine = engineIfMade, let type = engine.scriptClass(named: className) else {
      return AliveRecord(asked: className, findings: [], further: 0)
    }
    let graph = ReferenceGraph(of: self, host: engine.host, living: engine.machine.livingMemory)
    let living = graph.objects.indices.filter { index in
      fields(of: graph.objects[index])?.type.isDerived(from: type) ?? false
    }
    return AliveRecord(
      asked: className, findings: living.prefix(3).map { finding(of: $0, in: graph) },
      further: max(0, living.count - 3))
  }

  /// The roots, which reference objects without being referenced, in order of inspection.
  var keepers: [(keeper: AliveRecord.Keeper, object: AnyObject)] {
    // The app retains no window: this is about those that the workbench retains.
    let windows = application.windows.filter { window in
      window === self.window || keptByNames.contains { $0.object === window }
    }
    var keepers: [(keeper: AliveRecord.Keeper, object: AnyObject)] = windows.map { (.window, $0) }
    let sceneDelegates = [application.sceneDelegate] + application.furtherScenes.map(\.delegate)
    keepers += ([application.delegateObject] + sceneDelegates).compactMap { delegate in
      delegate.map { (.delegate, $0) }
    }
    guard let engine = engineIfMade else { return keepers }
    keepers += engine.objectsInVariables.map { (.variable($0.name), $0.object) }
    keepers += engine.host.kept.map { kept in
      switch kept.keeper {
      case .runLoop: (.runLoop, kept.object)
      case .notificationCenter: (.notificationCenter, kept.object)
      case .delayedCall: (.delayedCall, kept.object)
      case .mainQueue: (.mainQueue, kept.object)
      }
    }
    return keepers + keptByNames.map { (.name($0.name), $0.object) }
  }

  private func finding(of target: Int, in graph: ReferenceGraph) -> AliveRecord.Finding {
    let chain = graph.chain(to: target)
    let own = graph.cycle(through: target)
    let other = chain == nil && own == nil ? graph.holdingCycle(of: target) : nil
    let cycle = own ?? other?.cycle
    return AliveRecord.Finding(
      object: name(of: graph.objects[target]), keeper: chain?.root.keeper,
      chain: chain.map { self.chain(from: $0.root.node, $0.edges, in: graph) },
      cycle: cycle.map { self.chain(from: $0.first?.from ?? target, $0, in: graph) },
      fromCycle: other.map { links($0.chain, in: graph) },
      cure: chain.flatMap { cure(heldBy: $0.root.keeper, own ?? [], in: graph) }
        ?? cycle.flatMap { cure($0, in: graph) })
  }

  /// The call that makes the run loop or the notification center release the object, if one of them
  /// references it.
  private func cure(
    heldBy keeper: AliveRecord.Keeper, _ cycle: [ReferenceGraph.Edge], in graph: ReferenceGraph
  ) -> AliveRecord.Cure? {
    switch keeper {
    case .notificationCenter: return .removeObserver
    case .runLoop:
      let property = cycle.lazy.compactMap { edge -> String? in
        guard case .property(let name) = edge.way,
          self.fields(of: graph.objects[edge.from]) != nil
        else { return nil }
        return name
      }.first
      return .invalidate(property)
    default: return nil
    }
  }

  private func chain(
    from start: Int, _ edges: [ReferenceGraph.Edge], in graph: ReferenceGraph
  ) -> AliveRecord.Chain {
    AliveRecord.Chain(
      first: thing(graph.objects[start]), links: links(edges, in: graph))
  }

  /// The links of a path: an element inside a value, such as an array, is a part of the link to it.
  private func links(
    _ edges: [ReferenceGraph.Edge], in graph: ReferenceGraph
  ) -> [AliveRecord.Link] {
    var links: [AliveRecord.Link] = []
    var way: AliveRecord.Way?
    for (index, edge) in edges.enumerated() {
      way = joined(way, edge.way)
      let object = graph.objects[edge.to]
      if HeldReferences.isPartOfValue(object), index < edges.count - 1 { continue }
      links.append(AliveRecord.Link(way: way ?? .part, thing: thing(object)))
      way = nil
    }
    return links
  }

  private func joined(_ way: AliveRecord.Way?, _ next: HeldReference.Way) -> AliveRecord.Way {
    switch (way, next) {
    case (.property(let name)?, .element(let index)): .property("\(name)[\(index)]")
    case (let way?, _): way
    case (nil, .property(let name)): .property(name)
    case (nil, .capture(let name)): .capture(name)
    case (nil, .element(let index)): .property("[\(index)]")
    case (nil, .part): .part
    }
  }

  private func thing(_ object: AnyObject) -> AliveRecord.Thing {
    if let closure = HeldReferences.nameOfClosure(object) { return .closure(closure) }
    return .object(name(of: object))
  }

  private func name(of object: AnyObject) -> ObjectName {
    if let object = object as? ModelObject { return objectName(object) }
    let className = engineIfMade?.machine.className(of: object) ?? "\(type(of: object))"
    return ObjectName(engineIfMade?.variableName(of: object) ?? className, className: className)
  }

  /// The change that would break a cycle: a weak capture of `self` by a closure, else the property
  /// that leads back to the start of the cycle.
  private func cure(
    _ cycle: [ReferenceGraph.Edge], in graph: ReferenceGraph
  ) -> AliveRecord.Cure? {
    for edge in cycle {
      if case .capture(let name) = edge.way,
        let closure = HeldReferences.nameOfClosure(graph.objects[edge.from])
      {
        return .weakCapture(name, closure: closure)
      }
    }
    for edge in cycle {
      if case .property(let name) = edge.way, Self.leadsBack(name),
        fields(of: graph.objects[edge.from]) != nil
      {
        return .weakProperty(name, of: self.name(of: graph.objects[edge.from]).className)
      }
    }
    return .anyReference
  }

  /// Whether a property's name suggests a reference to an owner.
  private static func leadsBack(_ name: String) -> Bool {
    let words = [
      "delegate", "datasource", "parent", "owner", "presenter", "coordinator", "superview",
    ]
    return words.contains { name.lowercased().hasSuffix($0) }
  }

  private func fields(of object: AnyObject) -> Fields? {
    object as? ScriptObject ?? engineIfMade?.host.fields(of: object)
  }
}
