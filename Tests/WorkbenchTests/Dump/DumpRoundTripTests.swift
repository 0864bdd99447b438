import Dumps
import Foundation
import Scenes
import SeededRandom
import Testing
import UIKitModel
import Workbench

/// Random scenes, printed and loaded again: the same tree, frames and switches, in whatever form.
struct DumpRoundTripTests {
  @Test(arguments: PrintedTree.Form.allCases)
  func aSceneComesBackAsItWasPrinted(_ form: PrintedTree.Form) throws {
    for seed in 1...6 {
      var views = RandomViews(seed: UInt64(seed))
      let window = views.window()
      let printed = PrintedTree(window)
      let session = freshSession()
      let text = printed.text(form)
      let dump = try ViewDump(reading: text)
      let (scene, loaded) = DumpSceneBuilder(dump, commandWords: []).build()
      session.replaceScene(scene)
      #expect(loaded.views == printed.views.count, "\(form) \(seed)")
      // Whatever layout would move, it has moved by now.
      scene.endTurn()
      scene.window.layoutIfNeeded()
      let copies = PrintedTree(scene.window).views
      #expect(copies.map(\.level) == printed.views.map(\.level), "\(form) \(seed)")
      for (copy, original) in zip(copies, printed.views) {
        #expect(Facts(copy.view) == Facts(original.view), "\(form) \(seed)")
      }
    }
  }

  /// The facts of a dump about a view.
  private struct Facts: Equatable, CustomStringConvertible {
    let description: String

    init(_ view: UIView) {
      let scroll = view as? UIScrollView
      description = """
        \(type(of: view)) \(view.frame) \(view.isHidden) \(view.alpha) \(view.clipsToBounds) \
        \(view.isUserInteractionEnabled) \(view.tag) \((view as? UILabel)?.text ?? "") \
        \(scroll?.contentOffset ?? .zero) \(scroll?.contentSize ?? .zero)
        """
    }
  }
}

/// Trees of the model's classes, those with views of their own inside among them.
struct RandomViews {
  private var random: SeededRandom
  private var left = 24

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func window() -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    while left > 0 { fill(window, depth: 0) }
    window.layoutIfNeeded()
    return window
  }

  private mutating func fill(_ view: UIView, depth: Int) {
    for _ in 0..<number(1...3) where left > 0 {
      left -= 1
      let inner = made()
      spoil(inner)
      view.addSubview(inner)
      if depth < 5, number(0...2) > 0 { fill(content(of: inner), depth: depth + 1) }
    }
  }

  private mutating func made() -> UIView {
    let frame = CGRect(
      x: half(-40...200), y: half(-40...400), width: half(10...390), height: half(10...400))
    switch number(0...12) {
    case 0:
      let label = UILabel(frame: frame)
      label.text = ["Buy", "it's; got > quotes", "立即购买", "a | b", ""][number(0...4)]
      return label
    case 1: return UITableView(frame: frame)
    case 2: return UITableViewCell(frame: frame)
    case 3: return UICollectionViewCell(frame: frame)
    case 4: return UITableViewHeaderFooterView(frame: frame)
    case 5: return UIVisualEffectView(frame: frame)
    case 6: return UISearchBar(frame: frame)
    case 7: return UIStackView(frame: frame)
    case 8:
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: half(0...900), height: half(0...900))
      scroll.contentOffset = CGPoint(x: half(0...90), y: half(-90...90))
      return scroll
    case 9:
      let button = UIButton(frame: frame)
      button.setTitle("Tap", for: .normal)
      _ = button.titleLabel
      return button
    default: return UIView(frame: frame)
    }
  }

  private func content(of view: UIView) -> UIView {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let head as UITableViewHeaderFooterView: head.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: view
    }
  }

  private mutating func spoil(_ view: UIView) {
    if number(0...5) == 0 { view.isHidden = true }
    if number(0...5) == 0 { view.alpha = 0.5 }
    if number(0...5) == 0 { view.isUserInteractionEnabled = false }
    if number(0...5) == 0 { view.clipsToBounds = true }
    if number(0...5) == 0 { view.tag = number(1...99) }
  }

  private mutating func half(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(number(range)) + CGFloat(number(0...1)) / 2
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
