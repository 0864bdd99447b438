import Dumps
import Foundation
import InterfaceBuilder
import TypedProgram
import UIKitModel

/// Creates a nib from elements: the view of a controller, a xib, or a prototype cell.
///
/// First, all views and other objects are added, so that every identifier is known; `archive` then
/// adds everything that refers to them: constraints, attributes, connections.
final class InterfaceNibMaker {
  let maker: InterfaceMaker
  private let name: String
  /// The identifiers of what loads the nib.
  private let ownerIDs: Set<String>
  /// Whether the owner's class has a stand-in.
  let isOwnerMissing: Bool
  /// Whether objects get names: those inside of cells do not, as there are many.
  private let givesNames: Bool

  var views: [NibArchive.View] = []
  /// The elements of the views, by their indices.
  var elements: [XMLElement] = []
  var objects: [NibArchive.Object] = []
  var values: [NibArchive.Value] = []
  /// The objects of identifiers.
  var ends: [String: NibArchive.End] = [:]
  /// The identifiers of objects that are stand-ins.
  var missing: Set<String> = []
  /// The constraints, with the indices of the views that list them.
  var constraints: [(XMLElement, view: Int)] = []
  /// The objects with connections or attributes.
  var linked: [(XMLElement, NibArchive.End)] = []
  /// The segues of the scene, in the order of their connections.
  var segues: [StoryboardArchive.Segue] = []
  private var names: [String: String]
  /// The next numbers of names that are derived from classes.
  private var numbers: [String: Int] = [:]

  /// Creates a maker; `outlets` are the names by which connections of the file call objects.
  init(
    _ maker: InterfaceMaker, name: String, ownerIDs: Set<String>, isOwnerMissing: Bool,
    outlets: [String: String], givesNames: Bool
  ) {
    self.maker = maker
    self.name = name
    self.ownerIDs = ownerIDs
    self.isOwnerMissing = isOwnerMissing
    self.givesNames = givesNames
    names = outlets
    for id in ownerIDs { ends[id] = .owner }
  }

  // MARK: Views

  /// The way into a superview.
  typealias Place = (_ view: UIView, _ superview: UIView) -> Void

  static let subview: Place = { $1.sendAddSubview($0) }

  private static let arranged: Place = { view, superview in
    guard let stack = superview as? UIStackView else { return superview.sendAddSubview(view) }
    stack.addArrangedSubview(view)
  }

  private static let content: Place = { view, superview in
    superview.sendAddSubview(view)
    var parts = GivenParts(keepTheirPlaces: false)
    parts.contentView = view
    (superview as? any PartTaker)?.take(parts)
  }

  /// Adds a view and those in it; returns its index.
  @discardableResult
  func add(
    _ element: XMLElement, in superview: Int? = nil,
    _ place: @escaping Place = InterfaceNibMaker.subview
  ) -> Int {
    let index = views.count
    let found = maker.classes.find(element, base: "UIView")
    let settings = maker.settings
    note(element, .view(index), isMissing: found.missing != nil)
    elements.append(element)
    views.append(
      NibArchive.View(
        label: label(of: element, found.name), className: found.missing ?? found.name,
        superview: superview, make: maker.classes.maker(of: found, element),
        decode: { settings.apply(element, to: $0) }, place: place))
    addGuides(of: element, index)
    addInner(of: element, index)
    for constraint in element.elements(in: "constraints") {
      constraints.append((constraint, index))
    }
    return index
  }

  func note(_ element: XMLElement, _ end: NibArchive.End, isMissing: Bool) {
    if let id = element.id {
      ends[id] = end
      if isMissing { missing.insert(id) }
    }
    linked.append((element, end))
  }

  private func addGuides(of element: XMLElement, _ view: Int) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id, let key = guide["key"] else { continue }
      ends[id] = .object(objects.count)
      objects.append(
        NibArchive.Object(label: key, className: "UILayoutGuide") { contents in
          guard let view = contents.views[view] else { return nil }
          switch key {
          case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
          case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
          case "layoutMargins": return view.layoutMarginsGuide
          case "readableContent": return view.readableContentGuide
          default: return view.safeAreaLayoutGuide
          }
        })
    }
  }

  private func addInner(of element: XMLElement, _ index: Int) {
    if element.name == "visualEffectView" { return addEffectContent(of: element, index) }
    let place = element.name == "stackView" ? Self.arranged : Self.subview
    for subview in element.elements(in: "subviews") { add(subview, in: index, place) }
    for child in element.children {
      switch child["key"] {
      case "contentView": add(child, in: index, Self.content)
      case "tableHeaderView": add(child, in: index) { ($1 as? UITableView)?.tableHeaderView = $0 }
      case "tableFooterView": add(child, in: index) { ($1 as? UITableView)?.tableFooterView = $0 }
      case "backgroundView" where element.name == "tableView":
        add(child, in: index) { ($1 as? UITableView)?.backgroundView = $0 }
      case "accessoryView":
        add(child, in: index) { ($1 as? UITableViewCell)?.accessoryView = $0 }
      default: break
      }
    }
    switch element.name {
    case "tableView": addRows(of: element, index)
    case "tableViewCell": addLabels(of: element, index)
    case "collectionView": addItems(of: element, index)
    case "toolbar", "navigationBar": addItems(ofBar: element, index)
    default: break
    }
  }

  /// An effect view has its content view from the start, and subviews belong only there.
  private func addEffectContent(of element: XMLElement, _ index: Int) {
    guard let content = element.child(key: "contentView") else { return }
    if let id = content.id {
      ends[id] = .object(objects.count)
      objects.append(
        NibArchive.Object(label: "contentView", className: "UIView") {
          ($0.views[index] as? UIVisualEffectView)?.contentView
        })
    }
    for subview in content.elements(in: "subviews") {
      add(subview, in: index) { ($1 as? UIVisualEffectView)?.contentView.sendAddSubview($0) }
    }
    for constraint in content.elements(in: "constraints") {
      constraints.append((constraint, index))
    }
  }

  // MARK: Names

  /// The name of an object in the nib: by an outlet, by its label in the file, by its text, else by
  /// its class.
  func label(of element: XMLElement, _ className: String) -> String {
    let outlet = element.id.flatMap { names[$0] }
    if let name = maker.names.name(for: element, className, outlet: outlet) { return name }
    let word = DumpNames.classWord(className)
    numbers[word, default: 0] += 1
    return "\(word)\(numbers[word] ?? 1)"
  }

  /// The maximum number of views that all get names; if there are more, only views with outlets do.
  private static let mostNamed = 3_000

  /// Gives the created objects their names in the scene.
  private func nameAll(_ contents: NibContents) {
    guard let scene = maker.scene else { return }
    if let owner = contents.owner as? UIViewController, let view = owner.viewIfLoaded,
      let name = scene.givenName(of: owner)
    {
      maker.names.give("\(name)View", to: view, in: scene)
    }
    let isSmall = views.count <= Self.mostNamed
    for (index, view) in contents.views.enumerated() {
      guard isSmall || maker.names.isOutlet(views[index].label) else { continue }
      // The root view is named after its controller.
      guard let view, elements[index]["key"] != "view" else { continue }
      maker.names.give(views[index].label, to: view, in: scene)
    }
    for (index, object) in contents.objects.enumerated() {
      guard let object = object as? ModelObject, !(object is UIView), !(object is UILayoutGuide),
        !(object is NSLayoutConstraint) || maker.names.isOutlet(objects[index].label)
      else { continue }
      maker.names.give(objects[index].label, to: object, in: scene)
    }
  }

  // MARK: The nib

  /// The nib of everything that was added.
  func archive() -> NibArchive {
    addConstraints()
    let connections = self.connections()
    let archive = NibArchive(name: name, views: views, objects: objects)
    archive.connections = connections
    archive.values = values
    if givesNames { archive.onMade = { [self] in nameAll($0) } }
    return archive
  }
}
