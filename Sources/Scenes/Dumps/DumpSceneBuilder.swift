import Dumps
import Foundation
import OrderedCollections
import Records
import UIKitBindings
import UIKitModel

/// Builds a scene from a dump: a view of the model for each of its views.
package struct DumpSceneBuilder {
  private let dump: ViewDump
  private let commandWords: Set<String>
  private let visits: [ViewDump.Visit]
  private let names: [String]
  private let guesses: [ClassGuess]
  /// The lines whose ends are missing.
  private let cutLines: Set<Int>

  /// Creates a builder that does not give a view a name in `commandWords`.
  package init(_ dump: ViewDump, commandWords: Set<String>) {
    self.dump = dump
    self.commandWords = commandWords
    visits = dump.inPrintedOrder
    cutLines = Set(
      dump.remarks.compactMap { if case .truncatedLine(let line) = $0 { line } else { nil } })
    let reserved = commandWords.union(["app", "delegate", "self", "view", "controller"])
    names = DumpNames(for: dump, avoiding: reserved).inPrintedOrder
    // A window is never inside a view: in a dump where one is, lines are missing or out of place.
    guesses = zip(visits, dump.classGuesses(known: .model)).map { visit, guess in
      visit.parent != nil && guess.standIn == Self.window ? .plainView : guess
    }
  }

  private static let window = String(describing: UIWindow.self)

  package func build() -> (scene: Scene, answer: LoadedDump) {
    let scene = Scene(emptyScreen: screenSize, commandWords: commandWords)
    let dumped = DumpedScene()
    scene.dumped = dumped
    var views: [UIView] = []
    views.reserveCapacity(visits.count)
    for (index, visit) in visits.enumerated() {
      let view = view(for: visit.view, guesses[index])
      views.append(view)
      dumped.note(
        DumpedScene.Facts(
          className: PlainClassName.of(visit.view.className), address: visit.view.address,
          text: text(of: index), hasRecognizers: visit.view.hasGestureRecognizers), of: view)
      (view as? UIVisualEffectView)?.takesAnySubview = true
      if let parent = visit.parent { views[parent].addSubview(view) }
    }
    DumpedParts(visits, views).giveAll()
    nameAll(views, in: scene)
    installWindows(views, in: scene)
    return (scene, answer(scene, views))
  }

  /// The size of the first window, or of the parts that were dumped; the ordinary size if that is
  /// too large for a screen.
  private var screenSize: CGSize {
    let roots = zip(visits, guesses).filter { $0.0.parent == nil }
    let window = roots.first { $0.1.standIn == Self.window }
    let frames = (window.map { [$0] } ?? roots).compactMap(\.0.view.frame?.standardized)
      .filter { $0.width > 0 && $0.height > 0 }
    let size = CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    return !frames.isEmpty && size.isOfScreen ? size : .ordinaryScreen
  }

  private func view(for dumped: DumpedView, _ guess: ClassGuess) -> UIView {
    let viewClass = ViewClass.named(guess.standIn)
    let view = (try? viewClass?.make(.zero)) ?? UIView()
    apply(dumped, to: view, isCut: cutLines.contains(dumped.line))
    (view as? UITableView)?.hasDataSourceElsewhere = true
    (view as? UICollectionView)?.hasDataSourceElsewhere = true
    return view
  }

  /// Applies the dumped properties to a view. Omitted ones have the default of the printed class,
  /// and a stand-in must not have other defaults: the dump would have printed them, unless its line
  /// was cut off.
  private func apply(_ dumped: DumpedView, to view: UIView, isCut: Bool) {
    if let entries = dumped.transform, entries.count == 6 {
      view.transform = CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }
    if let bounds = dumped.bounds { view.bounds = bounds }
    if let frame = dumped.frame { view.take(dumpedFrame: frame) }
    if let offset = dumped.contentOffset { view.bounds.origin = offset }
    if let scroll = view as? UIScrollView, let size = dumped.contentSize {
      scroll.contentSize = size
    }
    if let scroll = view as? UIScrollView, let insets = insets(of: dumped) {
      scroll.take(dumpedInsets: insets)
    }
    view.isUserInteractionEnabled =
      dumped.userInteractionEnabled ?? (isCut ? view.isUserInteractionEnabled : true)
    view.isHidden = dumped.hidden
    if let alpha = dumped.alpha { view.alpha = alpha }
    view.isOpaque = dumped.opaque ?? (isCut ? view.isOpaque : true)
    view.clipsToBounds = dumped.clipsToBounds ?? (isCut ? view.clipsToBounds : false)
    view.tag = dumped.tag ?? 0
    if let text = dumped.text {
      (view as? UILabel)?.text = text
      (view as? UITextField)?.text = text
      (view as? UITextView)?.text = text
    }
  }

  /// The insets of a scroll view as printed, or before iOS 11, which printed none, those that its
  /// offset needs: content at rest does not begin below its inset.
  private func insets(of dumped: DumpedView) -> UIEdgeInsets? {
    if let insets = dumped.adjustedContentInset {
      return UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    guard let offset = dumped.contentOffset, offset.x < 0 || offset.y < 0 else { return nil }
    return UIEdgeInsets(top: max(0, -offset.y), left: max(0, -offset.x), bottom: 0, right: 0)
  }

  /// The text that a view shows: its own, or for a button that of the first label in it.
  private func text(of index: Int) -> String? {
    if let text = visits[index].view.text { return text }
    guard guesses[index].standIn == "UIButton" else { return nil }
    let level = visits[index].level
    return visits[(index + 1)...].prefix { $0.level > level }
      .first { $0.view.className.hasSuffix("Label") && $0.view.text != nil }?.view.text
  }

  private func nameAll(_ views: [UIView], in scene: Scene) {
    var windows = 0
    for (index, view) in views.enumerated() {
      if view is UIWindow, visits[index].parent == nil {
        windows += 1
        scene.name(view, windows == 1 ? "window" : "window\(windows)")
      } else {
        let name = names[index] == "window" ? "windowView" : names[index]
        scene.name(view, scene.object(named: name) == nil ? name : scene.freeName(near: name))
      }
    }
  }

  /// Shows the windows, the first printed at the back; a part of a tree is put into a window.
  private func installWindows(_ views: [UIView], in scene: Scene) {
    var front: UIWindow?
    for (index, view) in views.enumerated() where visits[index].parent == nil {
      if let window = view as? UIWindow {
        let isHidden = visits[index].view.hidden
        scene.show(window)
        window.isHidden = isHidden
        if front == nil { front = window }
      } else {
        let window = front ?? scene.window
        if front == nil {
          front = window
          if scene.object(named: "window") == nil { scene.name(window, "window") }
          scene.show(window)
        }
        window.addSubview(view)
      }
    }
    if let front {
      scene.adopt(front)
      front.makeKey()
    }
  }

  private func answer(_ scene: Scene, _ views: [UIView]) -> LoadedDump {
    var guessed: [LoadedDump.Guess] = []
    for (index, guess) in guesses.enumerated() {
      let name = PlainClassName.of(visits[index].view.className)
      let isUIKits = name.hasPrefix("UI") || name.hasPrefix("_UI")
      if isUIKits && name != Self.window || name == guess.standIn { continue }
      var isPrinted = false
      if case .basePrinted = guess { isPrinted = true }
      let entry = LoadedDump.Guess(
        className: visits[index].view.className, standIn: guess.standIn, isPrinted: isPrinted)
      if !guessed.contains(entry) { guessed.append(entry) }
    }
    return LoadedDump(
      views: views.count, windows: views.filter { $0 is UIWindow }.count,
      variables: views.enumerated().filter { isVariable($0.offset) }
        .map { scene.objectName($0.element) },
      named: views.enumerated()
        .filter { !isVariable($0.offset) && text(of: $0.offset)?.isEmpty == false }
        .map { scene.objectName($0.element) }.filter { !($0.text.last?.isNumber ?? false) },
      numbered: numberedRanges(scene, views), guesses: guessed,
      withRecognizers: visits.filter { $0.view.hasGestureRecognizers }.count,
      animated: visits.filter { $0.view.facts.isAnimated }.count,
      remarks: dump.remarks)
  }

  private func isVariable(_ index: Int) -> Bool { visits[index].view.variable != nil }

  /// The ranges of numbered names of a class word, such as `label1 … label22`.
  private func numberedRanges(_ scene: Scene, _ views: [UIView]) -> [String] {
    var ranges: OrderedDictionary<String, (first: String, last: String)> = [:]
    for (index, view) in views.enumerated()
    where !isVariable(index) && text(of: index)?.isEmpty ?? true {
      guard let name = scene.givenName(of: view), name.last?.isNumber ?? false else { continue }
      let stem = String(name.reversed().drop { $0.isNumber }.reversed())
      ranges[stem, default: (name, name)].last = name
    }
    return ranges.values.map { $0.first == $0.last ? $0.first : "\($0.first) … \($0.last)" }
  }
}

extension KnownClasses {
  /// The model's classes of views, from their rows.
  package static let model: KnownClasses = {
    var names: Set<String> = []
    var printedAs: [String: String] = [:]
    var endings: [(ending: String, standIn: String)] = []
    for row in UIKitTable.classes {
      guard case .view = row.maker else { continue }
      names.insert(row.name)
      for name in row.printedAs { printedAs[name] = row.name }
      endings += row.endings.map { (ending: $0, standIn: row.name) }
    }
    return KnownClasses(names: names, printedAs: printedAs, endings: endings)
  }()
}
