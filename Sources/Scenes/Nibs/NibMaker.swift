import Foundation
import Machine
import Records
import UIKitBindings
import UIKitModel

/// Makes a nib from a view and its descendants, in their present state. Later changes of theirs do
/// not affect the nib.
struct NibMaker {
  private let scene: Scene
  private var views: [NibArchive.View] = []
  private var taken: [UIView] = []

  private init(_ scene: Scene) {
    self.scene = scene
  }

  /// A nib with a view at the top.
  static func archive(_ name: String, of view: UIView, in scene: Scene) -> NibArchive {
    var maker = NibMaker(scene)
    maker.add(view)
    return NibArchive(name: name, views: maker.views, constrain: maker.constraints())
  }

  /// From a view to one that its class creates in it by itself.
  private typealias Step = (UIView) -> UIView?

  /// A view that is to be added, and the path to its superview from the view of the nib that it is
  /// in, through views that the class of that one creates.
  private struct Waiting {
    let view: UIView
    let superview: Int?
    let way: [Step]
    let isInPart: Bool
  }

  private mutating func add(_ top: UIView) {
    var waiting = [Waiting(view: top, superview: nil, way: [], isInPart: false)]
    while let next = waiting.popLast() {
      let isPart = next.superview != nil && scene.isPart(next.view, isInPart: next.isInPart)
      let index = isPart ? next.superview : append(next)
      let way = isPart ? next.way + [Self.step(to: next.view)] : []
      for subview in next.view.subviews.reversed() {
        waiting.append(Waiting(view: subview, superview: index, way: way, isInPart: isPart))
      }
    }
  }

  /// The step to a part from its superview: by its property, which creates it if necessary, or by
  /// its index among the subviews.
  private static func step(to view: UIView) -> Step {
    let part = Part.all.first { part in
      part.owner(view).map { $0 === view.superview } ?? false
    }
    if let part { return { part.read($0) } }
    let place = view.superview?.indexOfSubview(view) ?? 0
    return { place < $0.subviewCount ? $0.subviews[place] : nil }
  }

  private mutating func append(_ next: Waiting) -> Int {
    let index = views.count
    taken.append(next.view)
    let arranged = (next.view.superview as? UIStackView)?.arrangedSubviews
    views.append(
      NibArchive.View(
        label: scene.objectName(next.view).text,
        className: scene.className(of: next.view), superview: next.superview,
        make: Self.making(next.view, scene),
        decode: NibSettings(next.view, asIn: scene.prototype(of: next.view)).apply(to:),
        place: Self.placing(
          next.way, isArranged: arranged?.contains { $0 === next.view } ?? false)))
    return index
  }

  // MARK: Making

  /// Creating a view takes far longer than a step of a script.
  private static let stepsOfView = 100

  private static func making(_ view: UIView, _ scene: Scene) -> (NSCoder) -> UIView? {
    let make = maker(of: view, scene)
    return { coder in
      if Allowance.spend(stepsOfView) { return make(coder) }
      Door.isStopped = true
      return nil
    }
  }

  private static func maker(of view: UIView, _ scene: Scene) -> (NSCoder) -> UIView? {
    if let nominal = scene.engineIfMade?.scriptClass(of: view) {
      return { ScriptHost.decode(nominal, by: $0) }
    }
    let viewClass = ViewClass.named(String(describing: type(of: view)))
    return { coder in
      NibCoder.finish((try? viewClass?.make(.zero)) ?? UIView(), by: coder)
    }
  }

  private static func placing(
    _ way: [Step], isArranged: Bool
  ) -> (UIView, UIView) -> Void {
    { view, superview in
      let place = way.reduce(superview) { place, step in step(place) ?? place }
      if isArranged, let stack = place as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        place.sendAddSubview(view)
      }
    }
  }

  // MARK: Constraints

  /// Returns a function that recreates the constraints between the views of the nib.
  private func constraints() -> ([UIView?]) -> Void {
    let kept = taken.flatMap(\.constraints).filter { !$0.isOfStack }.compactMap { constraint in
      NibConstraint(constraint, among: taken)
    }
    return { views in
      for constraint in kept { constraint.activate(among: views) }
    }
  }
}
