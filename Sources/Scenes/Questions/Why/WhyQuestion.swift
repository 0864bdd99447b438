import Foundation
import Records
import TypedText
import UIKitModel

/// The question why a view gets the touch or not, at a point or all over its area, with the cures.
///
/// Hit-tests many points, so it uses a copy if scripts may answer: their writes are discarded.
package struct WhyQuestion {
  private let copier: any SceneCopying
  private let asked: UIView
  private let address: ViewAddress?

  package init(_ copier: any SceneCopying, _ view: UIView) {
    self.copier = copier
    asked = view
    address = ViewAddress(of: view, in: copier.scene)
  }

  /// The answer at a point of the screen; without one for the whole view.
  package func record(at point: CGPoint?) throws -> WhyRecord {
    // A view without an address cannot be reached from a name, so it is in no window and no script
    // answers.
    guard let address else { return try record(of: asked, at: point, in: copier.scene) }
    return try copier.onCopy { scene in
      try record(of: address.view(in: scene) ?? asked, at: point, in: scene)
    }
  }

  private func record(of view: UIView, at point: CGPoint?, in scene: Scene) throws -> WhyRecord {
    let budget = ScriptBudget(scene)
    budget.begin()
    defer { budget.end() }
    let copy = Asked(scene: scene, view: view, copier: copier, address: address)
    return try point.map { try copy.explain(at: $0, isMiddle: false, area: nil) }
      ?? copy.explainArea()
  }
}

/// A view in the scene in which the questions are asked.
private struct Asked {
  let scene: Scene
  let view: UIView
  let copier: any SceneCopying
  let address: ViewAddress?
  private let copies: Copies

  init(
    scene: Scene, view: UIView, copier: any SceneCopying, address: ViewAddress?,
    copies: Copies = Copies()
  ) {
    self.scene = scene
    self.view = view
    self.copier = copier
    self.address = address
    self.copies = copies
  }

  /// Runs a job on a copy that no question has used yet; on the present scene if the view cannot be
  /// found there.
  private func onFreshCopy<Result>(_ job: (Asked) throws -> Result) throws -> Result {
    try copier.onCopy { scene in
      guard let view = address?.view(in: scene) else { return try job(self) }
      return try job(
        Asked(scene: scene, view: view, copier: copier, address: address, copies: copies))
    }
  }

  /// The number of copies that may still be made for one answer.
  final class Copies {
    var left = 40
  }

  private static let mostParts = 12
  private static let mostShares = 6
  /// The maximum length of a journal that is searched for the line that removed a view.
  private static let mostEntries = 2_000

  func explainArea() throws -> WhyRecord {
    let middle = view.pointOnScreen(view.storedBounds.middle)
    let finder = AreaFinder(scene, view, isInterrupted: copier.isInterrupted)
    let written = scene.writes
    let area = try finder.area()
    // Writes of scripts while many points were asked do not explain a first touch.
    let isUsedUp = scene.writes != written
    func explained(at point: CGPoint, isMiddle: Bool, _ area: WhyArea?) throws -> WhyRecord {
      guard isUsedUp else { return try explain(at: point, isMiddle: isMiddle, area: area) }
      return try onFreshCopy {
        try $0.explain(at: point, isMiddle: isMiddle, area: area, besides: [.writtenWhileAsked])
      }
    }
    guard let area, area.points > 0 else {
      return try explained(at: middle, isMiddle: true, nil)
    }
    let parts = try area.parts.prefix(Self.mostParts).map {
      let part = try part($0)
      return isUsedUp ? try verified(part) : part
    }
    let record = WhyArea(
      points: area.points, reached: area.reached,
      subviews: toldApart(area.shares.prefix(Self.mostShares).map { ($0, share($0)) }),
      furtherShares: max(0, area.shares.count - Self.mostShares),
      furtherSharePoints: area.shares.dropFirst(Self.mostShares).reduce(0) { $0 + $1.count },
      parts: parts,
      furtherParts: area.parts.count - parts.count,
      furtherPoints: area.parts.dropFirst(parts.count).reduce(0) { $0 + $1.count },
      offScreen: area.offScreen, isOffScreenCounted: area.isOffScreenCounted,
      offScreenPoint: area.offScreen > 0 ? offScreenPoint() : nil, beyond: area.beyond)
    let isMixed = area.reached > 0 && !parts.isEmpty || area.parts.count > 1
    if !isMixed, scene.application.screen.bounds.holds(middle) {
      let isReached =
        isUsedUp
        ? try onFreshCopy { try $0.isReached(at: middle) } : try isReached(at: middle)
      if parts.isEmpty == isReached { return try explained(at: middle, isMiddle: true, record) }
    }
    let point =
      parts.first { $0.cause.isOne }?.point ?? parts.first?.point ?? area.own?.points.last
      ?? record.subviews.first?.point ?? middle
    return try explained(at: point, isMiddle: false, record)
  }

  private func isReached(at point: CGPoint) throws -> Bool {
    try WhyFinder(scene, view, at: point).find().isReached
  }

  /// A part with its cause only if that excludes a first touch, too.
  private func verified(_ part: WhyArea.Part) throws -> WhyArea.Part {
    let fresh = try onFreshCopy { asked in
      try WhyFinder(asked.scene, asked.view, at: part.point).find().cause
    }
    if fresh == part.cause { return part }
    return WhyArea.Part(
      points: part.points, point: part.point, cause: .changedMeanwhile(result: part.result),
      result: part.result)
  }

  private func part(_ part: AreaFinder.Part) throws -> WhyArea.Part {
    var found: (CGPoint, WhyFinder.Finding)?
    for point in part.points {
      let finding = try WhyFinder(scene, view, at: point).find()
      found = (point, finding)
      if finding.culprit === part.view, !finding.isReached { break }
    }
    let (point, finding) =
      try found ?? (part.points[0], WhyFinder(scene, view, at: part.points[0]).find())
    return WhyArea.Part(
      points: part.count, point: point, cause: finding.cause,
      result: finding.result.map(scene.objectName))
  }

  /// The shares, with views of the same name in their typed form.
  private func toldApart(
    _ shares: [(part: AreaFinder.Part, share: WhyArea.Share)]
  ) -> [WhyArea.Share] {
    shares.map { part, share in
      guard shares.count(where: { $0.share.view.text == share.view.text }) > 1 else { return share }
      return WhyArea.Share(
        view: scene.explainedName(of: part.view), points: share.points, point: share.point)
    }
  }

  private func share(_ share: AreaFinder.Part) -> WhyArea.Share {
    let point =
      share.points.first { scene.application.hitTest($0, with: UIEvent()) === share.view }
      ?? share.points[share.points.count - 1]
    return WhyArea.Share(view: scene.objectName(share.view), points: share.count, point: point)
  }

  /// A point of the view off the screen: the corner that is farthest from it, a little inside.
  private func offScreenPoint() -> CGPoint? {
    let bounds = view.storedBounds.standardized
    let screen = scene.application.screen.bounds
    let places = [0.5, 0.1, 0.9].flatMap { x in
      [0.5, 0.1, 0.9].map { y in
        CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
      }
    }
    let points = places.map(view.pointOnScreen)
    // Only points that can be typed can be tried.
    let most = TypedNumbers.largest
    guard
      let point = points.first(where: {
        !screen.contains($0) && abs($0.x) <= most && abs($0.y) <= most
      })
    else { return nil }
    let whole = CGPoint(x: point.x.rounded(.down), y: point.y.rounded(.down))
    let way = WayDown(to: view)
    let own = way.point(whole, at: way.path.count - 1)
    return !screen.holds(whole) && bounds.holds(own) ? whole : point
  }

  func explain(
    at point: CGPoint, isMiddle: Bool, area: WhyArea?, besides: [WhyRemark] = []
  ) throws -> WhyRecord {
    let written = scene.writes
    let finding = try WhyFinder(scene, view, at: point).find()
    let mending = CureFinder(
      scene, view, at: point, writtenBefore: written, type: type(at: point)
    ).answer(to: finding)
    return WhyRecord(
      view: scene.explainedName(of: view), point: point, ownPoint: finding.ownPoint,
      isMiddle: isMiddle,
      cause: try withLeaving(finding.cause), result: finding.result.map { scene.objectName($0) },
      cures: mending.cures, area: area,
      remarks: (mending.codeBehind.map { [.codeBehind($0)] } ?? []) + remarks(finding) + besides,
      isFromDump: scene.dumped != nil)
  }

  /// The maximum number of times that further lines may be necessary after others were typed.
  private static let deepestTyping = 3

  /// Types lines into a copy and asks there; further causes are searched for in the copy.
  private func type(
    at point: CGPoint, after before: [String] = [], depth: Int = 0
  ) -> CureFinder.Typing {
    { [copier, address, copies] lines, isMiddle in
      guard copies.left > 0 else { return nil }
      copies.left -= 1
      let lines = before + lines
      let found = try? copier.onCopy(after: lines) { scene -> CureFinder.Typed? in
        guard let view = address?.view(in: scene), view.window != nil || !isMiddle else {
          return nil
        }
        let place = isMiddle ? view.pointOnScreen(view.storedBounds.middle) : point
        let written = scene.writes
        let finding = try WhyFinder(scene, view, at: place).find()
        if finding.isReached, !finding.isDisabled {
          return CureFinder.Typed(lines: [], further: [], point: place)
        }
        guard depth < Self.deepestTyping else { return nil }
        let typing = type(at: place, after: lines, depth: depth + 1)
        let cures = CureFinder(
          scene, view, at: place, writtenBefore: written, type: typing
        ).cures(for: finding)
        return cures.first.map { cure in
          CureFinder.Typed(
            lines: cure.lines,
            further: [Cure.Further(line: 0, cause: finding.cause)] + cure.further,
            point: cure.point)
        }
      }
      return found ?? nil
    }
  }

  // MARK: Facts of the journal and the classes

  /// The cause with the line that removed the view, if the journal contains it.
  private func withLeaving(_ cause: WhyCause) throws -> WhyCause {
    guard case .notInWindow(let topmost, _) = cause, let address,
      copier.entryCount <= Self.mostEntries
    else { return cause }
    var wasThere = false
    var last: String?
    try copier.visitEntries { line, scene in
      let isThere = address.view(in: scene)?.window != nil
      if wasThere, !isThere { last = line }
      wasThere = isThere
    }
    let leaving = last.map { Leaving.line($0.firstLine) }
    return .notInWindow(topmost: topmost, leaving: leaving ?? .never)
  }

  private func remarks(_ finding: WhyFinder.Finding) -> [WhyRemark] {
    var remarks: [WhyRemark] = []
    if case .hit = finding.cause, scene.dumped == nil, let button = view as? UIButton,
      button.allControlEvents.isEmpty
    {
      remarks.append(.noTarget)
    }
    if case .hit = finding.cause, let control = view as? UIControl {
      let selectors = control.actionsWithoutTarget.map(\.name)
      if !selectors.isEmpty { remarks.append(.targetsGone(selectors: selectors)) }
    }
    var views = Array(sequence(first: view) { $0.superview })
    if let culprit = finding.culprit, !views.contains(where: { $0 === culprit }) {
      views.append(culprit)
    }
    for view in views {
      for property in Self.propertiesThatAreRead where scene.declaresProperty(property, view) {
        remarks.append(.overridesProperty(view: scene.objectName(view), property: property))
      }
    }
    return remarks
  }

  /// The properties of a view that a hit test reads.
  private static let propertiesThatAreRead = [
    "isHidden", "alpha", "isUserInteractionEnabled", "bounds", "frame", "transform", "subviews",
  ]
}

extension WhyCause {
  /// Whether it is a decision that can be reported.
  fileprivate var isOne: Bool {
    if case .changedMeanwhile = self { return false }
    return true
  }
}

extension WhyFinder.Finding {
  /// Whether the touch goes to the view or into it.
  package var isReached: Bool {
    switch cause {
    case .hit, .hitButDisabled, .subviewHit: true
    default: false
    }
  }

  /// Whether it does, but without any effect.
  var isDisabled: Bool {
    if case .hitButDisabled = cause { return true }
    return false
  }
}

extension String {
  /// The first line, shortened to fit into a sentence.
  fileprivate var firstLine: String {
    let line = prefix { $0 != "\n" }
    return line.count > 60 ? line.prefix(59) + "…" : String(line)
  }
}
