import Foundation

/// The answers for many cells of a hit map that were found together.
public struct HitMapAnswers {
  /// What the answers at each cell would have been counted with, one by one; -1 for a cell that has
  /// to be asked by itself.
  public fileprivate(set) var costs: [Int32]
  /// The owner of each cell, a place among `owners`.
  public fileprivate(set) var places: [UInt16]
  /// The views that own cells, nil for nobody.
  public fileprivate(set) var owners: [UIView?] = []

  fileprivate init(count: Int) {
    costs = Array(repeating: 0, count: count)
    places = Array(repeating: 0, count: count)
  }

  fileprivate mutating func place(of view: UIView?) -> UInt16? {
    if let place = owners.firstIndex(where: { $0 === view }) { return UInt16(place) }
    guard owners.count < Int(UInt16.max) else { return nil }
    owners.append(view)
    return UInt16(owners.count - 1)
  }
}

extension HitMapPainting {
  /// Asks for many cells together, as far as those who have to be asked can answer so: nothing
  /// happens that anybody could notice. The painting has to be current.
  public func hitTestTogether(_ cells: ArraySlice<Int>, with event: UIEvent?) -> HitMapAnswers {
    var answers = HitMapAnswers(count: cells.count)
    // Nothing may answer in the place of what is asked, and nobody may want to hear of it.
    guard Door.observer == nil, !Door.isStopped, let links else {
      answers.costs = Array(repeating: -1, count: cells.count)
      return answers
    }
    var waiting = Waiting(cells.map { links.cells[$0] }, links)
    while let asker = waiting.next {
      let indices = waiting.indices(of: asker)
      ask(askers[asker], indices, cells, event, &waiting, &answers)
    }
    waiting.finish(self, &answers)
    return answers
  }

  /// Asks one asker at all cells where it is its turn.
  private func ask(
    _ asker: HitMapAsker, _ indices: [Int], _ cells: ArraySlice<Int>, _ event: UIEvent?,
    _ waiting: inout Waiting, _ answers: inout HitMapAnswers
  ) {
    let state = asker.view.viewState
    let message = Message.askedTogether(asker)
    let points = indices.map { index in
      let cell = cells[cells.startIndex + index]
      return state.convertFromSuperview(
        asker.points.point(column: cell % width, row: cell / width))
    }
    guard let message, let method = asker.view.methodTable.method(for: message),
      let joint = method.answersTogether(message, asker.view, points, event)
    else { return waiting.leave(indices, &answers) }
    let inside = message == .pointInside && !asker.isGate ? answers.place(of: asker.view) : 0
    let places = joint.views.map { $0.flatMap { answers.place(of: $0) } }
    for (order, index) in indices.enumerated() {
      let outcome = Int(joint.outcomes[order])
      guard joint.costs[order] >= 0, let inside else {
        waiting.leave([index], &answers)
        continue
      }
      answers.costs[index] += joint.costs[order]
      if message == .pointInside {
        waiting.goOn(index, isYes: outcome != 0, ownedBy: asker.isGate ? nil : inside, &answers)
      } else if joint.views[outcome] == nil {
        waiting.goOn(index, isYes: false, ownedBy: nil, &answers)
      } else if let place = places[outcome] {
        waiting.goOn(index, isYes: true, ownedBy: place, &answers)
      } else {
        waiting.leave([index], &answers)
      }
    }
  }

  /// Cells on their way along the links.
  private struct Waiting {
    /// What holds in each cell; nil once its owner is known or it is left.
    private var holds: [UInt32?]
    private let links: HitMapLinks
    /// The first cell that may still have somebody to be asked.
    private var first = 0

    init(_ places: [UInt32], _ links: HitMapLinks) {
      holds = places
      self.links = links
    }

    private func link(_ index: Int) -> HitMapLink? {
      guard let place = holds[index], place >= HitMapPainting.firstLink,
        place < HitMapPainting.unknown
      else { return nil }
      return links.all[Int(place - HitMapPainting.firstLink)]
    }

    /// The asker whose turn it is.
    var next: Int? {
      mutating get {
        while first < holds.count {
          if let link = link(first) { return link.asker }
          first += 1
        }
        return nil
      }
    }

    func indices(of asker: Int) -> [Int] {
      (first..<holds.count).filter { link($0)?.asker == asker }
    }

    mutating func leave(_ indices: [Int], _ answers: inout HitMapAnswers) {
      for index in indices {
        holds[index] = nil
        answers.costs[index] = -1
      }
    }

    /// What follows from an answer. `place`: of the owner, where it is known with a yes.
    mutating func goOn(
      _ index: Int, isYes: Bool, ownedBy place: UInt16?, _ answers: inout HitMapAnswers
    ) {
      guard let link = link(index) else { return }
      if isYes, let place {
        answers.places[index] = place
        holds[index] = nil
      } else {
        holds[index] = isYes ? link.inner : link.below
      }
    }

    /// Gives all cells at the end of their way their owners.
    mutating func finish(_ painting: HitMapPainting, _ answers: inout HitMapAnswers) {
      var last: (holds: UInt32, place: UInt16)?
      for index in holds.indices {
        guard let held = holds[index] else { continue }
        if held == HitMapPainting.unknown {
          leave([index], &answers)
          continue
        }
        if let last, last.holds == held {
          answers.places[index] = last.place
          continue
        }
        let view = held == HitMapPainting.nobody ? nil : painting.views[Int(held)]
        guard let place = answers.place(of: view) else {
          leave([index], &answers)
          continue
        }
        answers.places[index] = place
        last = (held, place)
      }
    }
  }
}

extension Message {
  /// What has to be asked of an asker alone; nil where other views would be asked too.
  fileprivate static func askedTogether(_ asker: HitMapAsker) -> Message? {
    let state = asker.view.viewState
    if state.pointee.manner == .own { return nil }
    if asker.isGate { return .pointInside }
    if state.pointee.mask[1] & Message.hitTest.bit != 0 { return .hitTest }
    // As `UIView.hitTest` does for a view that holds nothing, and whose switches are on.
    guard state.pointee.mask[1] & Message.pointInside.bit != 0, state.pointee.childCount == 0,
      state.pointee.refusals.isEmpty
    else { return nil }
    return .pointInside
  }
}

extension UIView {
  /// Whether a hit test of the view that goes past an override of `hitTest(_:with:)` in it, as
  /// `super` does, asks nobody but the model.
  public final var isPlainBelow: Bool {
    guard viewState.pointee.manner == .plain,
      viewState.pointee.mask[1] & Message.pointInside.bit == 0
    else { return false }
    let bits = Message.pointInside.bit | Message.hitTest.bit
    var waiting = subviewCount > 0 ? subviews : []
    while let view = waiting.popLast() {
      guard view.viewState.pointee.manner == .plain, view.viewState.pointee.mask[1] & bits == 0
      else { return false }
      if view.subviewCount > 0 { waiting += view.subviews }
    }
    return true
  }
}
