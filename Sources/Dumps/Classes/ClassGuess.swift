/// The class of UIKit that replaces a class in a dump, and why.
package nonisolated enum ClassGuess: Sendable, Codable, Hashable {
  /// The printed class itself is known.
  case known(String)
  /// The dump prints a base class, and that one is known.
  case basePrinted(String)
  /// The suffix of the class's name, or of its base class's: `GlowButton` → `UIButton`.
  case byName(String)
  /// It is only known to be a view.
  case plainView

  /// The class to create.
  package var standIn: String {
    switch self {
    case .known(let name), .basePrinted(let name), .byName(let name): name
    case .plainView: "UIView"
    }
  }

  /// Guesses from names alone; private classes of UIKit follow the same rules as others.
  ///
  /// The result is always a known class, or `UIView`.
  package init(
    className: String, baseClass: String? = nil, isInsideCollectionView: Bool = false,
    known: KnownClasses
  ) {
    let name = PlainClassName.of(className)
    if known.names.contains(name) {
      self = .known(name)
      return
    }
    let base = baseClass.map(PlainClassName.of)
    if let base, known.names.contains(base) {
      self = .basePrinted(base)
      return
    }
    for candidate in [base, name].compactMap(\.self) {
      let guesses = Self.guesses(
        candidate, isInsideCollectionView: isInsideCollectionView, known)
      guard let guess = guesses.first(where: known.names.contains) else { continue }
      self = .byName(guess)
      return
    }
    self = .plainView
  }

  private static func guesses(
    _ name: String, isInsideCollectionView: Bool, _ known: KnownClasses
  ) -> [String] {
    let guesses = known.standIns(for: name)
    guard guesses.isEmpty, name.hasSuffix("Cell") else { return guesses }
    return isInsideCollectionView
      ? ["UICollectionViewCell", "UITableViewCell"]
      : ["UITableViewCell", "UICollectionViewCell"]
  }
}

nonisolated extension ViewDump {
  /// The guess for every view, in printed order.
  package func classGuesses(known: KnownClasses) -> [ClassGuess] {
    var guesses: [ClassGuess] = []
    /// For each view, whether the nearest list around its subviews is a collection view.
    var holdsCollection: [Bool] = []
    for visit in inPrintedOrder {
      let isInside = visit.parent.map { holdsCollection[$0] } ?? false
      let guess = ClassGuess(
        className: visit.view.className, baseClass: visit.view.baseClass,
        isInsideCollectionView: isInside, known: known)
      guesses.append(guess)
      switch guess.standIn {
      case "UICollectionView": holdsCollection.append(true)
      case "UITableView": holdsCollection.append(false)
      default: holdsCollection.append(isInside)
      }
    }
    return guesses
  }
}
