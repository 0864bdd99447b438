import Foundation
import InterfaceBuilder
import UIKitModel

// Tables and collections: static rows, and prototypes, each of which is a nib of its own.

extension InterfaceNibMaker {
  func addRows(of table: XMLElement, _ index: Int) {
    for (number, section) in table.elements(in: "sections").enumerated() {
      for cell in section.elements(in: "cells") {
        let height = cell.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
        add(cell, in: index) { view, table in
          guard let cell = view as? UITableViewCell,
            let content = (table as? UITableView)?.staticContent,
            content.sections.indices.contains(number)
          else { return }
          content.sections[number].cells.append((cell, height))
        }
      }
    }
    for cell in table.elements(in: "prototypes") {
      guard let identifier = cell["reuseIdentifier"] else {
        maker.leaveOut("tableViewCell without reuseIdentifier")
        continue
      }
      let prototype = prototype(cell)
      addObject("prototype \(identifier)", "UITableViewCell") { contents in
        let owner = WeakOwner(contents.owner)
        (contents.views[index] as? UITableView)?.register(
          { prototype.load(owner: owner.object).first as? UITableViewCell }, for: identifier)
      }
    }
  }

  func addItems(of collection: XMLElement, _ index: Int) {
    for cell in collection.elements(in: "cells") {
      guard let identifier = cell["reuseIdentifier"] else {
        maker.leaveOut("collectionViewCell without reuseIdentifier")
        continue
      }
      let prototype = prototype(cell)
      addObject("prototype \(identifier)", "UICollectionViewCell") { contents in
        let owner = WeakOwner(contents.owner)
        (contents.views[index] as? UICollectionView)?.register(
          { prototype.load(owner: owner.object).first as? UICollectionViewCell }, for: identifier)
      }
    }
    for (key, kind) in Self.kinds {
      guard let view = collection.child(key: key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      let prototype = prototype(view)
      addObject("prototype \(identifier)", "UICollectionReusableView") { contents in
        let owner = WeakOwner(contents.owner)
        (contents.views[index] as? UICollectionView)?.register(
          { prototype.load(owner: owner.object).first as? UICollectionReusableView }, kind: kind,
          for: identifier)
      }
    }
  }

  private static let kinds = [
    ("sectionHeaderView", "UICollectionElementKindSectionHeader"),
    ("sectionFooterView", "UICollectionElementKindSectionFooter"),
  ]

  /// The nib of a prototype; its segues are among those of the scene.
  private func prototype(_ cell: XMLElement) -> NibArchive {
    let inner = InterfaceNibMaker(
      maker, name: cell["reuseIdentifier"] ?? "",
      ownerIDs: Set(ends.filter { $0.value == .owner }.keys),
      isOwnerMissing: isOwnerMissing, outlets: [:], givesNames: false)
    inner.segues = segues
    inner.add(cell)
    let archive = inner.archive()
    segues = inner.segues
    return archive
  }

  /// Gives a cell of one of UIKit's styles its labels and its image from the file.
  func addLabels(of cell: XMLElement, _ index: Int) {
    let ids = ["textLabel", "detailTextLabel", "imageView"].map { cell[$0] }
    guard ids.contains(where: { $0 != nil }) else { return }
    let found = ids.map { $0.flatMap { ends[$0] } }
    addObject("labels", "UITableViewCell") { contents in
      let made = found.map { end in end.flatMap { contents.object(at: $0) } }
      var parts = GivenParts(keepTheirPlaces: false)
      parts.textLabel = made[0] as? UILabel
      parts.detailTextLabel = made[1] as? UILabel
      parts.imageView = made[2] as? UIImageView
      (contents.views[index] as? UITableViewCell)?.take(parts)
    }
  }

  /// Adds work that is done once all views exist.
  func addObject(
    _ label: String, _ className: String, _ act: @escaping (NibContents) -> Void
  ) {
    objects.append(
      NibArchive.Object(label: label, className: className) {
        act($0)
        return nil
      })
  }
}

/// The owner of a nib, which its prototypes do not retain.
private final class WeakOwner {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
