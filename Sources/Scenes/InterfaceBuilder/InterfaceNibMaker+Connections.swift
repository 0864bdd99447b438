import Foundation
import InterfaceBuilder
import TypedProgram
import UIKitBindings
import UIKitModel

// Outlets, actions, attributes and segues.

extension InterfaceNibMaker {
  /// The connections of everything that was added, in the order in which they are made: attributes,
  /// recognizers, then the others in the order of the file.
  func connections() -> [NibArchive.Connection] {
    var attributes: [NibArchive.Connection] = []
    var recognizers: [NibArchive.Connection] = []
    var others: [NibArchive.Connection] = []
    for (element, end) in linked {
      attributes += self.attributes(of: element, end)
      var lists: [(key: String, ends: [NibArchive.End])] = []
      for connection in element.elements(in: "connections") {
        switch connection.name {
        case "outlet":
          if let outlet = outlet(connection, of: element, end) { others.append(outlet) }
        case "outletCollection":
          guard let destination = connection["destination"].flatMap({ ends[$0] }),
            let key = connection["property"]
          else {
            maker.leaveOut("outletCollection")
            continue
          }
          if key == "gestureRecognizers", case .view(let view) = end {
            recognizers.append(.recognizer(destination, on: view))
          } else if let place = lists.firstIndex(where: { $0.key == key }) {
            lists[place].ends.append(destination)
          } else {
            lists.append((key, [destination]))
          }
        case "action": others += action(connection, end)
        case "segue": others += segue(connection, end)
        default: maker.leaveOut("\(element.name) \(connection.name)")
        }
      }
      if !isMissing(element) {
        others += lists.map { .collection(of: end, key: $0.key, to: $0.ends) }
      }
    }
    return attributes + recognizers + others
  }

  /// Whether the class of an object has a stand-in.
  private func isMissing(_ element: XMLElement) -> Bool {
    element.id.map { missing.contains($0) || ends[$0] == .owner && isOwnerMissing } ?? false
  }

  /// The outlets of UIKit's own classes, which exist even if the custom class is not declared.
  private static let uikits: Set = [
    "view", "delegate", "dataSource", "backgroundView", "titleView", "accessoryView",
  ]

  private func outlet(
    _ connection: XMLElement, of element: XMLElement, _ end: NibArchive.End
  ) -> NibArchive.Connection? {
    guard let key = connection["property"] else { return nil }
    guard let destination = connection["destination"].flatMap({ ends[$0] }) else {
      maker.leaveOut("outlet to what is not in the scene")
      return nil
    }
    let isUIKits = Self.uikits.contains(key)
    if key == "dataSource", isStandIn(destination, connection) {
      if case .view(let view) = end { addElsewhere(view) }
      return nil
    }
    let isPlain = element.customClass == nil && end != .owner
    if !isUIKits, isMissing(element) || isPlain {
      // An outlet of a class that is not declared only provides a name.
      if isPlain { maker.leaveOut("\(element.name) outlet \(key)") }
      return nil
    }
    return .outlet(of: end, key: key, to: destination)
  }

  /// Whether a table's source is an object that cannot answer: a stand-in for a class that is not
  /// declared, unless UIKit's class implements the methods.
  private func isStandIn(_ end: NibArchive.End, _ connection: XMLElement) -> Bool {
    if end == .owner { return isOwnerMissing && !maker.ownerAnswersForRows }
    return connection["destination"].map { missing.contains($0) } ?? false
  }

  private func addElsewhere(_ view: Int) {
    addObject("rows", "UIView") { contents in
      (contents.views[view] as? UITableView)?.hasDataSourceElsewhere = true
      (contents.views[view] as? UICollectionView)?.hasDataSourceElsewhere = true
    }
  }

  private func action(
    _ connection: XMLElement, _ end: NibArchive.End
  ) -> [NibArchive.Connection] {
    guard let name = connection["selector"] else { return [] }
    let selector = Selector(name)
    let target: NibArchive.End
    if let id = connection["destination"] {
      // Without an object the responder chain is searched, as if the First Responder were the
      // target.
      target = ends[id] ?? .object(Int.max)
      if missing.contains(id) || ends[id] == .owner && isOwnerMissing {
        maker.noteLogged(name)
      }
    } else {
      target = .object(Int.max)
    }
    guard case .view(let view) = end else {
      return [.itemAction(of: end, selector: selector, to: target)]
    }
    guard let event = connection["eventType"].flatMap({ ControlEvents.event($0)?.event }) else {
      maker.leaveOut("action without eventType")
      return []
    }
    return [.action(of: view, event: event, selector: selector, to: target)]
  }

  // MARK: Attributes

  private func attributes(
    of element: XMLElement, _ end: NibArchive.End
  ) -> [NibArchive.Connection] {
    element.elements(in: "userDefinedRuntimeAttributes").compactMap { attribute in
      guard let path = attribute["keyPath"], let value = maker.value(of: attribute) else {
        maker.leaveOut("userDefinedRuntimeAttribute \(attribute["type"] ?? "")")
        return nil
      }
      // A class that is not declared has no properties to set.
      if isMissing(element), !path.contains(".") {
        maker.leaveOut("userDefinedRuntimeAttribute \(path)")
        return nil
      }
      values.append(value)
      return .attribute(of: end, path: path, value: values.count - 1)
    }
  }

  // MARK: Segues

  private func segue(_ connection: XMLElement, _ end: NibArchive.End) -> [NibArchive.Connection] {
    guard connection["kind"] != "relationship" else { return [] }
    guard connection["trigger"] == nil || end != .owner else { return [] }
    var container: Int?
    if case .view(let view) = end { container = view }
    guard let segue = maker.segue(connection, container: container) else { return [] }
    segues.append(segue)
    if case .embed = segue.kind { return [] }
    return [.segue(of: end, segue: segues.count - 1)]
  }
}
