import Records

/// Finds the classes of a folder by name, and their members that affect touches.
struct ClassSearch {
  let folder: AppFolder

  /// The declaration of a class; the one in Swift if both languages have one with the name.
  func place(of name: String) -> AppFolder.Place? {
    let places = folder.places(of: name).filter { folder[$0].kind.isClass }
    let withSuperclass = places.first { !folder[$0].inherited.isEmpty }
    return places.first { language(of: $0) == .swift } ?? withSuperclass ?? places.first
  }

  func language(of place: AppFolder.Place) -> SourceLanguage { folder.files[place.file].language }

  /// The superclasses of a class, nearest first, as far as the folder contains them.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, !names.contains(name), let place = place(of: name) {
      names.append(name)
      next = folder[place].inherited.first
    }
    return names
  }

  /// Every declaration of a class: itself, its parts in Objective-C, its extensions.
  func declarations(of name: String) -> [AppFolder.Place] {
    folder.places(of: name).filter {
      let kind = folder[$0].kind
      return kind.isClass || kind.isAddition || kind == .implementation
    }
  }

  /// The members of a class and its superclasses that affect touches, in order.
  func touchMembers(of name: String) -> [String] {
    var members: [String] = []
    for name in lineage(of: name) {
      for member in ownTouchMembers(of: name) where !members.contains(member) {
        members.append(member)
      }
    }
    return members
  }

  /// The same of the class alone.
  func ownTouchMembers(of name: String) -> [String] {
    declarations(of: name).flatMap { folder[$0].members }.filter(TouchMembers.contains)
  }

  /// Extensions of UIKit classes that override members that affect touches, for all their
  /// instances.
  func additionsToUIKit() -> [AppFolder.Place] {
    folder.files.indices.flatMap { file in
      folder.files[file].declarations.indices.map { AppFolder.Place(file: file, index: $0) }
    }.filter { place in
      let declared = folder[place]
      return declared.kind.isAddition && declared.name.hasPrefix("UI")
        && self.place(of: declared.name) == nil
        && declared.members.contains(where: Self.isHitTesting)
    }
  }

  private static func isHitTesting(_ member: String) -> Bool {
    ["hitTest", "point", "hitTest:withEvent:", "pointInside:withEvent:"].contains(member)
  }
}
