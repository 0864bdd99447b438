import Foundation
import Machine
import Records
import UIKitBindings
import UIKitModel

/// The references between all objects that live in a scene, from scripts and the model.
final class ReferenceGraph {
  /// A reference from one object to another.
  struct Edge {
    let way: HeldReference.Way
    let from: Int
    let to: Int
  }

  /// The start of a chain.
  struct Root {
    let keeper: AliveRecord.Keeper
    let node: Int
  }

  private(set) var objects: [AnyObject] = []
  private(set) var edges: [[Edge]] = []
  private(set) var roots: [Root] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private let host: ScriptHost

  /// The maximum number of objects that are examined.
  private static let most = 100_000

  init(of scene: Scene, host: ScriptHost, living: [AnyObject]) {
    self.host = host
    for (keeper, object) in scene.keepers { roots.append(Root(keeper: keeper, node: node(object))) }
    for object in living where !isFieldsOfModel(object) { _ = node(object) }
    follow()
    // The fields of an object of the model are part of the object; only their values lead to it.
    for object in living where isFieldsOfModel(object) {
      for held in HeldReferences.of(object) { _ = node(held.object) }
    }
    follow()
  }

  private func isFieldsOfModel(_ object: AnyObject) -> Bool {
    object is Fields && !(object is ScriptObject)
  }

  /// The node of an object, which is created at the first request.
  private func node(_ object: AnyObject) -> Int {
    let identifier = ObjectIdentifier(object)
    if let known = numbers[identifier] { return known }
    let number = objects.count
    numbers[identifier] = number
    objects.append(object)
    return number
  }

  func number(of object: AnyObject) -> Int? { numbers[ObjectIdentifier(object)] }

  private func follow() {
    while edges.count < objects.count, edges.count < Self.most {
      let from = edges.count
      edges.append(
        host.held(by: objects[from]).map { Edge(way: $0.way, from: from, to: node($0.object)) })
    }
  }

  // MARK: Ways

  /// The shortest path from any root to an object.
  func chain(to target: Int) -> (root: Root, edges: [Edge])? {
    for root in roots where root.node == target { return (root, []) }
    guard let way = way(from: roots.map(\.node), to: target),
      let root = roots.first(where: { $0.node == way.first?.from })
    else { return nil }
    return (root, way)
  }

  /// The shortest path from an object back to itself.
  func cycle(through target: Int) -> [Edge]? { way(from: [target], to: target) }

  /// The nearest object that is in a cycle and references the target, with its cycle.
  func holdingCycle(of target: Int) -> (cycle: [Edge], chain: [Edge])? {
    var holders: [[Int]] = Array(repeating: [], count: objects.count)
    for edge in edges.joined() { holders[edge.to].append(edge.from) }
    var seen: Set = [target]
    var waiting = [target]
    var index = 0
    while index < waiting.count {
      for holder in holders[waiting[index]] where seen.insert(holder).inserted {
        if !HeldReferences.isPartOfValue(objects[holder]), let cycle = cycle(through: holder),
          let chain = way(from: [holder], to: target)
        {
          return (cycle, chain)
        }
        waiting.append(holder)
      }
      index += 1
    }
    return nil
  }

  /// The shortest path of at least one reference.
  private func way(from starts: [Int], to target: Int) -> [Edge]? {
    var reached: [Int: Edge] = [:]
    var waiting = starts
    var index = 0
    let isStart = Set(starts)
    while index < waiting.count {
      let from = waiting[index]
      index += 1
      guard from < edges.count else { continue }
      for edge in edges[from] where reached[edge.to] == nil {
        if edge.to != target, isStart.contains(edge.to) { continue }
        reached[edge.to] = edge
        if edge.to == target { return unrolled(reached, isStart, target) }
        waiting.append(edge.to)
      }
    }
    return nil
  }

  private func unrolled(_ reached: [Int: Edge], _ starts: Set<Int>, _ target: Int) -> [Edge] {
    var way: [Edge] = []
    var current = target
    while let edge = reached[current] {
      way.insert(edge, at: 0)
      current = edge.from
      if starts.contains(current) { break }
    }
    return way
  }
}
