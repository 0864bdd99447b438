import Foundation

/// The answers for many cells of a hit map that were found together.
public struct HitMapAnswers {
  /// The costs that the answers at each cell would have had, one by one; -1 for a cell that has to
  /// be asked by itself.
  public fileprivate(set) var costs: [Int32]
  /// The owner of each cell, an index of `owners`.
  public fileprivate(set) var places: [UInt16]
  /// The views that own cells; nil for no view.
  public fileprivate(set) var owners: [UIView?] = []

  fileprivate init(count: Int, cost: Int32 = 0) {
    costs = Array(repeating: cost, count: count)
    places = Array(repeating: 0, count: count)
  }

  fileprivate mutating func place(of view: UIView?) -> UInt16 {
    for place in owners.indices where owners[place] === view { return UInt16(place) }
    owners.append(view)
    return UInt16(owners.count - 1)
  }
}

extension HitMapPainting {
  /// The maximum number of cells that can be asked together.
  public static let mostTogether = 1_024

  /// Asks for many cells together, at most `mostTogether`, as far as the askers can answer so
  /// without observable effects. The painting has to be current.
  public func hitTestTogether(_ cells: [Int], with event: UIEvent?) -> HitMapAnswers {
    // No override may replace a message on the way, and there must be no observer.
    guard Door.observer == nil, !Door.isStopped, !links.isEmpty else {
      return HitMapAnswers(count: cells.count, cost: -1)
    }
    var answers = HitMapAnswers(count: cells.count)
    var way = HitMapWay(cells, places, links)
    while let index = way.next() {
      let asker = askers[index]
      guard let message = Message.askedTogether(asker),
        let method = asker.view.methodTable.method(for: message)
      else {
        way.leave(&answers.costs)
        continue
      }
      let (x, y) = asker.points.points(of: asker.view.viewState, cells, way.asked, width)
      guard let joint = method.answersTogether(message, asker.view, x: x, y: y, event) else {
        way.leave(&answers.costs)
        continue
      }
      if message == .hitTest {
        let places = joint.views.map { $0 == nil ? HitMapWay.none : answers.place(of: $0) }
        way.follow(joint, places, &answers.costs, &answers.places)
      } else if asker.isGate {
        way.passGate(joint, &answers.costs)
      } else {
        let places = [HitMapWay.none, answers.place(of: asker.view)]
        way.follow(joint, places, &answers.costs, &answers.places)
      }
    }
    let ends = way.ends.map { place -> UInt16 in
      place == Self.nobody ? answers.place(of: nil) : answers.place(of: views[Int(place)])
    }
    way.finish(ends, &answers.costs, &answers.places)
    return answers
  }
}

nonisolated extension CellPoints {
  /// The points of a view itself for some of many cells.
  fileprivate func points(
    of state: UnsafeMutablePointer<ViewState>, _ cells: [Int], _ asked: [Int], _ width: Int
  ) -> (x: [Double], y: [Double]) {
    var (x, y) = ([Double](), [Double]())
    x.reserveCapacity(asked.count)
    y.reserveCapacity(asked.count)
    for index in asked {
      let cell = cells[index]
      let row = cell / width
      let own = state.convertFromSuperview(point(column: cell - row * width, row: row))
      x.append(Double(own.x))
      y.append(Double(own.y))
    }
    return (x, y)
  }
}

/// The progress of cells along the links: their askers, and the results of the answers.
nonisolated private struct HitMapWay {
  /// The value for no index among the owners.
  static let none = UInt16.max
  /// The value of a cell whose owner is known, or that is left to be asked by itself.
  private static let done = HitMapPainting.unknown

  /// The value of each cell.
  private var holds: [UInt32]
  /// The indices of the cells that have the present asker.
  private(set) var asked: [Int] = []
  private let links: [HitMapLink]
  /// The first cell that may still have an asker.
  private var first = 0

  init(_ cells: [Int], _ places: [UInt32], _ links: [HitMapLink]) {
    self.links = links
    holds = []
    holds.reserveCapacity(cells.count)
    for cell in cells { holds.append(places[cell]) }
    left = []
    for index in holds.indices where holds[index] == HitMapPainting.unknown { left.append(index) }
  }

  /// The cells where all views have to be asked.
  private var left: [Int]

  private static func isLink(_ place: UInt32) -> Bool {
    place >= HitMapPainting.firstLink && place < HitMapPainting.unknown
  }

  private func link(_ place: UInt32) -> HitMapLink {
    links[Int(place - HitMapPainting.firstLink)]
  }

  /// The next asker; its cells are those of `asked`.
  mutating func next() -> Int? {
    while first < holds.count, !Self.isLink(holds[first]) { first += 1 }
    guard first < holds.count else { return nil }
    let asker = link(holds[first]).asker
    asked.removeAll(keepingCapacity: true)
    var known: (place: UInt32, isAsked: Bool) = (holds[first], true)
    for index in first..<holds.count {
      let place = holds[index]
      guard Self.isLink(place) else { continue }
      if place != known.place { known = (place, link(place).asker == asker) }
      if known.isAsked { asked.append(index) }
    }
    return asker
  }

  /// Leaves the cells that were asked last to be asked by themselves.
  mutating func leave(_ costs: inout [Int32]) {
    for index in asked { leave(index, &costs) }
  }

  private mutating func leave(_ index: Int, _ costs: inout [Int32]) {
    costs[index] = -1
    holds[index] = Self.done
  }

  /// Advances the cells after an asker's answer, an owner by its outcome or none.
  mutating func follow(
    _ joint: JointAnswers, _ owners: [UInt16], _ costs: inout [Int32], _ places: inout [UInt16]
  ) {
    var known = (place: HitMapPainting.nobody, below: HitMapPainting.nobody)
    let (asked, links) = (asked, links)
    holds.withUnsafeMutableBufferPointer { holds in
      costs.withUnsafeMutableBufferPointer { costs in
        places.withUnsafeMutableBufferPointer { places in
          for order in asked.indices {
            let index = asked[order]
            let cost = joint.costs[order]
            guard cost >= 0 else {
              costs[index] = -1
              holds[index] = Self.done
              continue
            }
            costs[index] += cost
            let owner = owners[Int(joint.outcomes[order])]
            if owner != Self.none {
              places[index] = owner
              holds[index] = Self.done
              continue
            }
            let place = holds[index]
            if place != known.place {
              known = (place, links[Int(place - HitMapPainting.firstLink)].below)
            }
            holds[index] = known.below
          }
        }
      }
    }
  }

  /// Advances the cells after a gate has opened or stayed shut.
  mutating func passGate(_ joint: JointAnswers, _ costs: inout [Int32]) {
    for order in asked.indices {
      let index = asked[order]
      let cost = joint.costs[order]
      guard cost >= 0 else {
        leave(index, &costs)
        continue
      }
      costs[index] += cost
      let link = link(holds[index])
      holds[index] = joint.outcomes[order] != 0 ? link.inner : link.below
    }
  }

  /// The final values of all cells: views and `nobody`, each once.
  var ends: [UInt32] {
    var ends: [UInt32] = []
    var last: UInt32?
    for place in holds where place != Self.done && place != last {
      last = place
      if !ends.contains(place) { ends.append(place) }
    }
    return ends
  }

  /// Sets the owners of the cells from their final values.
  func finish(_ owners: [UInt16], _ costs: inout [Int32], _ places: inout [UInt16]) {
    for index in left { costs[index] = -1 }
    let ends = ends
    var known: (place: UInt32, owner: UInt16)?
    for index in holds.indices where holds[index] != Self.done {
      let place = holds[index]
      if known?.place != place {
        known = (place, owners[ends.firstIndex(of: place) ?? 0])
      }
      if let known { places[index] = known.owner }
    }
  }
}

extension Message {
  /// The message to ask an asker alone; nil where other views would be asked too.
  fileprivate static func askedTogether(_ asker: HitMapAsker) -> Message? {
    let state = asker.view.viewState
    if state.pointee.manner == .own { return nil }
    if asker.isGate { return .pointInside }
    if state.pointee.mask[1] & Message.hitTest.bit != 0 { return .hitTest }
    // The same as `UIView.hitTest` for a view without subviews whose switches are on.
    guard state.pointee.mask[1] & Message.pointInside.bit != 0, state.pointee.childCount == 0,
      state.pointee.refusals.isEmpty
    else { return nil }
    return .pointInside
  }
}
