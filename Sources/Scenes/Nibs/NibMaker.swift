import Foundation
import Interpreter
import Records
import UIKitBindings
import UIKitModel

/// Makes a nib of a view and of those in it, as they are now. What becomes of them later does not
/// change the nib.
struct NibMaker {
  private let scene: Scene
  private var views: [NibArchive.View] = []
  private var indices: [ObjectIdentifier: Int] = [:]
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

  /// From a view to one that its class makes in it by itself.
  private typealias Step = (UIView) -> UIView?

  /// A view that is to be added, and the way to its superview from the view of the nib that it is
  /// in, through views that the class of that one makes.
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

  /// The way to a part from its superview: by its property, which makes it where it has to be, or
  /// by its place among the subviews.
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
    indices[ObjectIdentifier(next.view)] = index
    taken.append(next.view)
    let arranged = (next.view.superview as? UIStackView)?.arrangedSubviews
    views.append(
      NibArchive.View(
        label: scene.objectName(next.view).text,
        className: scene.className(of: next.view), superview: next.superview,
        make: Self.making(next.view, scene), decode: Self.decoding(next.view, scene),
        place: Self.placing(
          next.way, isArranged: arranged?.contains { $0 === next.view } ?? false)))
    return index
  }

  // MARK: Making

  private static func making(_ view: UIView, _ scene: Scene) -> (NSCoder) -> UIView? {
    if let nominal = scene.engineIfMade?.scriptClass(of: view) {
      return { ScriptHost.decode(nominal, by: $0) }
    }
    let viewClass = ViewClass.named(String(describing: type(of: view)))
    return { coder in
      NibCoder.finish((try? viewClass?.make(.zero)) ?? UIView(), by: coder)
    }
  }

  /// What is kept of a view: all that is not as in a new one of its class, and its geometry.
  private static func decoding(_ view: UIView, _ scene: Scene) -> (UIView) -> Void {
    let new = scene.prototype(of: view)
    let settings = PropertyTable.properties(of: view).compactMap { property in
      setting(property, of: view, asIn: new)
    }
    let (anchorPoint, bounds, center) = (view.anchorPoint, view.bounds, view.center)
    let transform = view.transform
    return { made in
      for setting in settings { setting(made) }
      made.anchorPoint = anchorPoint
      made.bounds = bounds
      made.center = center
      made.transform = transform
    }
  }

  private static func setting(
    _ property: Property, of view: UIView, asIn new: ModelObject?
  ) -> ((UIView) -> Void)? {
    guard !geometry.contains(property.path), let write = property.write,
      let value = property.read(view), let copy = property.copy(view),
      value != new.flatMap(property.read)
    else { return nil }
    return { write($0, copy) }
  }

  private static let geometry: Set = [
    "frame", "bounds", "center", "transform", "layer.anchorPoint",
  ]

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

  /// Makes the constraints between the views of the nib once more.
  private func constraints() -> ([UIView?]) -> Void {
    let kept = taken.flatMap(\.constraints).filter { !$0.isOfStack }.compactMap { constraint in
      NibConstraint(constraint, among: taken)
    }
    return { views in
      for constraint in kept { constraint.activate(among: views) }
    }
  }
}

/// A constraint between views of a nib, or of one and a number.
private struct NibConstraint {
  /// A view by its index, or one of the guides that every view has.
  private struct Item {
    private enum Part {
      case itself, safeArea, margins
    }

    private let index: Int
    private let part: Part

    init?(_ item: AnyObject, _ views: [UIView]) {
      let guide = item as? UILayoutGuide
      let view = guide == nil ? item : guide?.owningView
      guard let index = views.firstIndex(where: { $0 === view }) else { return nil }
      self.index = index
      switch guide {
      case nil: part = .itself
      case views[index].safeAreaLayoutGuide: part = .safeArea
      case views[index].layoutMarginsGuide: part = .margins
      default: return nil
      }
    }

    func object(among views: [UIView?]) -> AnyObject? {
      guard let view = views[index] else { return nil }
      return switch part {
      case .itself: view
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      }
    }
  }

  private let first: Item
  private let second: Item?
  private let make: (AnyObject, AnyObject?) -> NSLayoutConstraint

  /// nil where an item is not among the views.
  init?(_ constraint: NSLayoutConstraint, among views: [UIView]) {
    guard let item = constraint.firstItem, let first = Item(item, views) else { return nil }
    self.first = first
    second = constraint.secondItem.flatMap { Item($0, views) }
    if constraint.secondItem != nil, second == nil { return nil }
    let (relation, multiplier) = (constraint.relation, constraint.multiplier)
    let attributes = (constraint.firstAttribute, constraint.secondAttribute)
    let (constant, priority) = (constraint.constant, constraint.priority)
    let identifier = constraint.identifier
    make = { item, other in
      let made = NSLayoutConstraint(
        item: item, attribute: attributes.0, relatedBy: relation, toItem: other,
        attribute: attributes.1, multiplier: multiplier, constant: constant)
      made.priority = priority
      made.identifier = identifier
      return made
    }
  }

  func activate(among views: [UIView?]) {
    guard let item = first.object(among: views) else { return }
    let other = second.flatMap { $0.object(among: views) }
    if second != nil, other == nil { return }
    make(item, other).isActive = true
  }
}
