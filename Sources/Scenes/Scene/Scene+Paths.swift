import Foundation
import Records
import TypedText
import UIKitModel

/// A step from a named object to an unnamed one, as it is typed after the name.
private enum PathStep {
  /// `row 2`, `section 1 row 2`; the numbers of index paths, from 0.
  case row(IndexPath)
  /// `item 2`, `section 1 item 2`.
  case item(IndexPath)
  /// `subview 0`: the index among the subviews, from the back.
  case subview(Int)
  /// `gesture 0`: the index among the recognizers that are attached to a view.
  case gesture(Int)

  /// The last step of a path, and the number of its words; nil if there is none at its end.
  init?(endOf words: [Substring], count: inout Int) {
    guard words.count > 2, let number = PathStep.number(words[words.count - 1]) else { return nil }
    let word = words[words.count - 2]
    var section = 0
    count = 2
    if word == "row" || word == "item", words.count > 4, words[words.count - 4] == "section",
      let typed = PathStep.number(words[words.count - 3])
    {
      section = typed
      count = 4
    }
    switch word {
    case "row": self = .row(IndexPath(row: number, section: section))
    case "item": self = .item(IndexPath(item: number, section: section))
    case "subview": self = .subview(number)
    case "gesture": self = .gesture(number)
    default: return nil
    }
  }

  /// An index, in digits alone.
  static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } && text.count < 10 ? Int(text) : nil
  }

  /// The object that it leads to. The data source is not asked for it: a row that is not visible
  /// has no cell.
  func object(from object: ModelObject) -> ModelObject? {
    switch self {
    case .row(let path): return (object as? UITableView)?.shownCell(at: path)
    case .item(let path): return (object as? UICollectionView)?.shownCell(at: path)
    case .subview(let index):
      guard let view = object as? UIView, index < view.subviewCount else { return nil }
      return view.subviews[index]
    case .gesture(let index):
      guard let all = (object as? UIView)?.gestureRecognizers, index < all.count else { return nil }
      return all[index]
    }
  }
}

/// Paths: the names of unnamed objects in output and input, by their roles in a named one.
extension Scene {
  /// The object at a path, such as `feed row 2` or `feed row 2.contentView`.
  package func object(atPath path: String) -> ModelObject? {
    guard path.utf8.count <= 1000 else { return nil }
    let blank = path.lastIndex(of: " ")
    let dot = path.lastIndex(of: ".")
    if let dot, blank.map({ $0 < dot }) ?? true { return part(at: path) }
    guard blank != nil else { return nil }
    let words = path.split(separator: " ")
    var count = 0
    guard let step = PathStep(endOf: words, count: &count),
      let owner = object(named: words.dropLast(count).joined(separator: " "))
    else { return nil }
    return step.object(from: owner)
  }

  /// The reason why the last step of a path leads to nothing; nil if the path before it does so
  /// already, or is empty.
  package func missingStep(of path: String) -> MissingStep? {
    let words = path.prefix { $0 != "." }.split(separator: " ")
    var count = 0
    guard let step = PathStep(endOf: words, count: &count),
      let view = object(named: words.dropLast(count).joined(separator: " ")) as? UIView
    else { return nil }
    let owner = words.dropLast(count).joined(separator: " ")
    switch step {
    case .row(let path):
      guard let table = view as? UITableView else {
        return .noRows(owner: owner, className: className(of: view), isItem: false)
      }
      let counts = table.knownRowCounts ?? []
      let shown = (0..<(counts.indices.contains(path.section) ? counts[path.section] : 0))
        .prefix(100_000)
        .filter { table.shownCell(at: IndexPath(row: $0, section: path.section)) != nil }
      return missing(path, counts, shown, owner, isItem: false)
    case .item(let path):
      guard let collection = view as? UICollectionView else {
        return .noRows(owner: owner, className: className(of: view), isItem: true)
      }
      let counts = collection.knownItemCounts ?? []
      let shown = (0..<(counts.indices.contains(path.section) ? counts[path.section] : 0))
        .prefix(100_000)
        .filter { collection.shownCell(at: IndexPath(item: $0, section: path.section)) != nil }
      return missing(path, counts, shown, owner, isItem: true)
    case .subview: return .tooFew(owner: owner, count: view.subviewCount, isGesture: false)
    case .gesture:
      return .tooFew(owner: owner, count: view.gestureRecognizers?.count ?? 0, isGesture: true)
    }
  }

  private func missing(
    _ path: IndexPath, _ counts: [Int], _ shown: [Int], _ owner: String, isItem: Bool
  ) -> MissingStep {
    let count = counts.indices.contains(path.section) ? counts[path.section] : 0
    return path.row < count
      ? .rowNotShown(owner: owner, isItem: isItem, shown: shown, count: count)
      : .noSuchRow(owner: owner, isItem: isItem, count: count)
  }

  /// The path of an object without a name of its own: the row that it shows, or the part that it
  /// is. nil if only its class describes it.
  func spokenPath(of object: ModelObject) -> String? {
    switch object {
    case let view as UIView: rowPath(of: view) ?? partPath(of: view)
    case let recognizer as UIGestureRecognizer: partPath(of: recognizer)
    case let presentation as UIPresentationController:
      givenName(of: presentation.presentedViewController).map { "\($0).presentationController" }
    default: nil
    }
  }

  /// The typed form of an object where commands take a NAME; nil for one that cannot be reached
  /// from a name.
  package func typedName(of object: ModelObject) -> String? { typedName(of: object, depth: 0) }

  /// The name of an object in explanations: one that can be typed, else its class. A view that only
  /// its position leads to, as in `root subview 2`, is called by its class, its place and its
  /// superview; a recognizer by its kind and its action.
  func explainedName(of object: ModelObject) -> ObjectName {
    let className = className(of: object)
    let role = (object as? UIGestureRecognizer)?.role
    if let name = ownName(of: object) { return ObjectName(name, className: className, role: role) }
    return ObjectName(
      typedName(of: object) ?? className, className: className, role: role,
      place: (object as? UIView).flatMap { place(of: $0) }, path: toldApart(object))
  }

  /// The name of an object by itself, its role or a property: not by its position alone.
  private func ownName(of object: ModelObject) -> String? {
    givenName(of: object) ?? spokenPath(of: object) ?? storedPath(of: object)
  }

  private func typedName(of object: ModelObject, depth: Int) -> String? {
    if let name = ownName(of: object) { return name }
    guard depth < Self.deepestPath else { return nil }
    if let view = object as? UIView, let above = view.superview,
      let index = above.indexOfSubview(view), let name = typedName(of: above, depth: depth + 1)
    {
      return "\(name) subview \(index)"
    }
    if let recognizer = object as? UIGestureRecognizer, let view = recognizer.view,
      let index = view.gestureRecognizers?.firstIndex(where: { $0 === recognizer }),
      let name = typedName(of: view, depth: depth + 1)
    {
      return "\(name) gesture \(index)"
    }
    return nil
  }

  /// The maximum length of a path that can be typed.
  private static let deepestPath = 16

  /// The path of a cell, such as `feed row 2`.
  private func rowPath(of view: UIView) -> String? {
    let path: IndexPath
    let sections: Int
    let word: String
    switch (view, view.superview) {
    case (let cell as UITableViewCell, let table as UITableView):
      guard let shown = cell.shownPath, table.shownCell(at: shown) === cell else { return nil }
      (path, sections, word) = (shown, table.knownRowCounts?.count ?? 1, "row")
    case (let cell as UICollectionViewCell, let collection as UICollectionView):
      guard let shown = cell.shownPath, collection.shownCell(at: shown) === cell else { return nil }
      (path, sections, word) = (shown, collection.knownItemCounts?.count ?? 1, "item")
    default: return nil
    }
    guard let owner = view.superview.flatMap({ typedName(of: $0, depth: 1) }) else { return nil }
    let section = sections > 1 ? "section \(path.section) " : ""
    return "\(owner) \(section)\(word) \(path.row)"
  }
}

/// Joins the words of a path: `feed`, `row` and `2` are one name.
package struct PathReader {
  private let scene: Scene

  package init(scene: Scene) {
    self.scene = scene
  }

  /// The number of tokens from `start` that form one name; 1 if no step follows the first.
  package func length(_ tokens: [Token], from start: Int) -> Int {
    guard start + 2 < tokens.count, tokens[start].kind == .word,
      tokens[start + 1].kind == .word, Self.words.contains(tokens[start + 1].text),
      scene.object(named: tokens[start].text) is UIView
    else { return 1 }
    var end = start + 1
    while let next = step(tokens, at: end) { end = next }
    return end - start
  }

  /// The tokens of a name as one.
  package func joined(_ tokens: ArraySlice<Token>) -> Token? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if tokens.count == 1 { return first }
    return Token(
      kind: .word, text: tokens.map(\.text).joined(separator: " "),
      range: first.range.lowerBound..<last.range.upperBound)
  }

  /// All tokens, with those of each name joined.
  package func joinedNames(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let count = length(tokens, from: index)
      if let token = joined(tokens[index..<(index + count)]) { result.append(token) }
      index += count
    }
    return result
  }

  /// The words that begin a step.
  private static let words = ["row", "item", "section", "subview", "gesture"]

  /// The end of the step that begins at a token; nil if none does.
  private func step(_ tokens: [Token], at start: Int) -> Int? {
    guard start + 1 < tokens.count, tokens[start].kind == .word,
      Self.words.contains(tokens[start].text), tokens[start + 1].kind == .word
    else { return nil }
    let number = tokens[start + 1].text
    if tokens[start].text == "section" {
      guard PathStep.number(number[...]) != nil, start + 3 < tokens.count,
        tokens[start + 2].text == "row" || tokens[start + 2].text == "item"
      else { return nil }
      return step(tokens, at: start + 2)
    }
    // A part may follow the number: `feed row 2.contentView`.
    let digits = number.prefix { $0 != "." }
    return PathStep.number(digits) == nil ? nil : start + 2
  }
}
