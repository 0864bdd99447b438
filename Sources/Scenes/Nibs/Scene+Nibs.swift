import Foundation
import Records
import UIKitModel

/// The nibs of the app's bundle.
extension Scene {
  /// The names of the nibs, sorted.
  package var nibNames: [String] { application.nibs.keys.sorted() }

  /// A nib by its name.
  package func nib(named name: String) -> NibArchive? { application.nibs[name] }

  /// Adds a nib to the bundle, replacing one of that name, with a view and its descendants in their
  /// present state. `hasView`: whether the owner's outlet `view` is connected to that view (EX-15).
  package func makeNib(_ name: String, of view: UIView, hasView: Bool) -> NibArchive {
    let archive = NibMaker.archive(name, of: view, in: self)
    if hasView { archive.connections.append(.outlet(of: .owner, key: "view", to: .view(0))) }
    application.nibs[name] = archive
    return archive
  }

  /// The record of a nib, with the steps of its last loading.
  package func record(of archive: NibArchive) -> NibRecord {
    var depths: [Int] = []
    let views = archive.views.map { view in
      let depth = view.superview.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      return NibRecord.View(name: view.label, className: view.className, depth: depth)
    }
    return NibRecord(
      name: archive.name, views: views,
      connections: archive.connections.map {
        NibRecord.Connection($0, archive.views, archive.objects, archive.values)
      },
      loading: archive.lastLoading.map { record(of: $0) })
  }

  /// The record of a nib's loading.
  func record(of loading: NibLoading) -> NibLoadingRecord {
    func name(_ index: Int) -> ObjectName {
      ObjectName(loading.contents[index].label, className: loading.contents[index].className)
    }
    return NibLoadingRecord(
      nib: loading.name, owner: loading.owner.map { objectName(ofAny: $0) },
      steps: loading.steps.map { step in
        switch step {
        case .decodes(let index): .decodes(name(index))
        case .connects(let connection):
          .connects(
            NibRecord.Connection(connection, loading.contents, loading.objects, loading.values))
        case .wakes(let index):
          .wakes(
            name(index),
            isOwn: loading.views[index]?.methodTable.method(for: .awakeFromNib) != nil)
        }
      })
  }
}

extension NibRecord.Connection {
  /// A connection, with the names of the objects of its nib.
  fileprivate init(
    _ connection: NibArchive.Connection, _ views: [NibArchive.View],
    _ objects: [NibArchive.Object], _ values: [NibArchive.Value]
  ) {
    func name(_ end: NibArchive.End) -> String {
      switch end {
      case .owner: NibRecord.owner
      case .view(let index): views[index].label
      case .object(let index): objects.indices.contains(index) ? objects[index].label : "nil"
      }
    }
    switch connection {
    case .outlet(let end, let key, let value):
      self = .outlet(of: name(end), key: key, to: name(value))
    case .action(let index, let event, let selector, let end):
      self = .action(
        of: views[index].label, event: ControlEvents.words(for: event).joined(separator: ", "),
        selector: selector.name, to: name(end))
    case .collection(let end, let key, let ends):
      self = .collection(of: name(end), key: key, to: ends.map(name))
    case .itemAction(let end, let selector, let target):
      self = .itemAction(of: name(end), selector: selector.name, to: name(target))
    case .recognizer(let end, let view): self = .recognizer(name(end), on: views[view].label)
    case .attribute(let end, let path, let value):
      self = .attribute(of: name(end), path: path, value: values[value].text)
    case .segue(let end, _): self = .segue(of: name(end))
    }
  }
}
