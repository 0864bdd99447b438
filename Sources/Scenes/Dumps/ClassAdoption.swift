import Records
import TypedProgram
import UIKitModel

/// Makes the views of a dump instances of scripts' classes of the same names.
///
/// An initializer creates subviews that the dump has as well: subviews of the same class, in the
/// same order, are identified with those of the dump, so the properties of the new view refer to
/// views of the scene. The state of a view in the dump is preserved, whatever the initializer did.
package struct ClassAdoption {
  /// A view that has become an instance of its class.
  package struct Adopted {
    package let className: String
    package let view: UIView
    /// The number of views that the initializer created and that are not in the dump.
    package var removed = 0
    /// The outlets that were connected, by name.
    package var outlets: [(name: String, destination: UIView)] = []
  }

  /// The views that have become instances of their classes.
  package private(set) var adopted: [Adopted] = []
  /// Classes that cannot be instantiated, with the problem of the call.
  package private(set) var unmade: [String: CodeProblem] = [:]

  private let scene: Scene
  private let dumped: DumpedScene

  /// Adopts every view of the scene whose class in the dump is a script's. Throws if an initializer
  /// stops.
  package static func run(in scene: Scene, _ dumped: DumpedScene) throws -> ClassAdoption {
    var adoption = ClassAdoption(scene: scene, dumped: dumped)
    for window in scene.application.windows { try adoption.visit(window) }
    for index in adoption.adopted.indices { adoption.connectOutlets(of: index) }
    return adoption
  }

  private init(scene: Scene, dumped: DumpedScene) {
    self.scene = scene
    self.dumped = dumped
  }

  private mutating func visit(_ view: UIView) throws {
    let current = try adopt(view) ?? view
    for subview in current.subviews { try visit(subview) }
  }

  /// Makes a view an instance of its class; returns the new view, or nil if it was not replaced.
  private mutating func adopt(_ old: UIView) throws -> UIView? {
    guard let name = dumped.facts(of: old)?.className,
      scene.engineIfMade?.scriptClass(named: name) != nil,
      scene.engineIfMade?.scriptClass(of: old)?.name != name,
      let viewClass = scene.viewClass(named: name), viewClass.isOfWindows == (old is UIWindow)
    else { return nil }
    guard unmade[name] == nil else { return nil }
    let new: UIView
    do {
      new = try viewClass.make(old.storedFrame)
    } catch Problem.code(let report) {
      let problem = report.diagnostics.first { $0.severity == .error }?.problem
      unmade[name] = problem ?? .expression(.noInitializers(type: name))
      return nil
    }
    var one = Adopted(className: name, view: new)
    try replace(old, by: new, counting: &one.removed)
    adopted.append(one)
    return new
  }

  /// Replaces a view by another one; the views inside both are matched.
  private mutating func replace(
    _ old: UIView, by new: UIView, counting removed: inout Int
  ) throws {
    var spare = new.subviews
    let content = (new as? any PartTaker)?.partsIfMade.contentView
    if let content, let printed = (old as? any PartTaker)?.partsIfMade.contentView {
      spare.removeAll { $0 === content }
      content.removeFromSuperview()
      try replace(printed, by: content, counting: &removed)
    }
    for subview in old.subviews where subview !== content {
      guard let index = spare.firstIndex(where: { isSame($0, subview) }) else { continue }
      let match = spare.remove(at: index)
      match.removeFromSuperview()
      try replace(subview, by: match, counting: &removed)
    }
    let parts = Set(
      [(new as? any PartTaker)?.partsIfMade].compactMap(\.self).flatMap {
        [$0.contentView, $0.textLabel, $0.imageView, $0.searchTextField].compactMap(\.self)
      }.map(ObjectIdentifier.init))
    for view in spare where !parts.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
      removed += 1
    }
    let facts = dumped.facts(of: old)
    scene.copyDumped(from: old, to: new)
    scene.takePlace(of: old, new)
    if let content, let taker = new as? any PartTaker {
      var parts = GivenParts(keepTheirPlaces: true)
      parts.contentView = content
      taker.take(parts)
    }
    try scene.moveAnswers(from: old, to: new)
    if let facts { dumped.note(facts, of: new) }
  }

  /// Whether a view that an initializer created corresponds to a view of the dump.
  private func isSame(_ made: UIView, _ view: UIView) -> Bool {
    guard let printed = dumped.facts(of: view)?.className else { return false }
    if let own = scene.engineIfMade?.scriptClass(of: made) { return own.name == printed }
    return type(of: made) == type(of: view)
      && scene.engineIfMade?.scriptClass(named: printed) == nil
  }

  // MARK: Outlets

  /// Connects the outlets that only one view inside fits: a dump does not contain outlets.
  private mutating func connectOutlets(of index: Int) {
    let view = adopted[index].view
    guard let type = scene.engineIfMade?.scriptClass(of: view) else { return }
    let inside = Self.descendants(of: view)
    for outlet in type.scriptLineage.flatMap(Self.outlets(of:)) {
      let fitting = inside.filter { scene.className(of: $0) == outlet.className }
      guard fitting.count == 1,
        scene.performer.setValue(fitting[0], forKey: outlet.name, of: view)
      else { continue }
      adopted[index].outlets.append((outlet.name, fitting[0]))
    }
  }

  private static func outlets(of type: Nominal) -> [(name: String, className: String)] {
    var found: [(name: String, className: String)] = []
    for (name, members) in type.members.sorted(by: { $0.key < $1.key }) {
      for case .property(let property) in members
      where property.isObjectiveC && property.isImplicitlyUnwrapped && !property.isStatic {
        guard case .field = property.storage,
          case .optional(.nominal(let nominal, _)) = property.type
        else { continue }
        found.append((name, nominal.name))
      }
    }
    return found
  }

  private static func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}

extension Scene {
  /// Copies the state of a view in the dump: its geometry, and the properties that let touches
  /// through.
  fileprivate func copyDumped(from old: UIView, to new: UIView) {
    new.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.deactivate(new.constraints)
    new.isHidden = old.isHidden
    new.alpha = old.alpha
    new.isUserInteractionEnabled = old.isUserInteractionEnabled
    new.isOpaque = old.isOpaque
    new.clipsToBounds = old.clipsToBounds
    new.tag = old.tag
    copyGeometry(from: old, to: new)
    if let old = old as? UIScrollView, let new = new as? UIScrollView {
      new.contentSize = old.contentSize
      new.contentInset = old.contentInset
      new.bounds.origin = old.bounds.origin
    }
    if let old = old as? UILabel, let new = new as? UILabel, old.text != nil { new.text = old.text }
    (new as? UITableView)?.hasDataSourceElsewhere = true
    (new as? UICollectionView)?.hasDataSourceElsewhere = true
  }
}
