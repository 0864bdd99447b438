import Records

/// Finds the classes of a folder by name, and what of them takes part in what touches meet.
struct ClassSearch {
  let folder: AppFolder

  /// The declaration of a class; that in Swift where both languages have one of the name.
  func place(of name: String) -> AppFolder.Place? {
    let places = folder.places(of: name).filter { folder[$0].kind.isClass }
    let withSuperclass = places.first { !folder[$0].inherited.isEmpty }
    return places.first { language(of: $0) == .swift } ?? withSuperclass ?? places.first
  }

  func language(of place: AppFolder.Place) -> SourceLanguage { folder.files[place.file].language }

  /// The classes above one, nearest first, as far as the folder has them.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, !names.contains(name), let place = place(of: name) {
      names.append(name)
      next = folder[place].inherited.first
    }
    return names
  }

  /// Every declaration of a class: itself, its parts in Objective-C, what adds to it.
  func declarations(of name: String) -> [AppFolder.Place] {
    folder.places(of: name).filter {
      let kind = folder[$0].kind
      return kind.isClass || kind.isAddition || kind == .implementation
    }
  }

  /// The members of a class and of those above it that touches meet, in order.
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

  /// Additions to classes of UIKit that override what touches meet: for all their instances.
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
