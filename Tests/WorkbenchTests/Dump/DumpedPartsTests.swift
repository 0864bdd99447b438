import Dumps
import Foundation
import Scenes
import Testing
import UIKitModel
import Workbench

/// The parts that a dump shows inside UIKit's own classes are those that they would have created
/// themselves.
struct DumpedPartsTests {
  private func scene(_ lines: String...) throws -> Scene {
    let text = lines.enumerated().map { index, line in
      let content = line.drop { $0 == " " }
      let level = (line.count - content.count) / 2
      let name = content.prefix { $0 != " " }
      return String(repeating: "   | ", count: level)
        + "<\(name): 0x\(100 + index); frame = (\(content.dropFirst(name.count + 1)))>"
    }
    let dump = try ViewDump(reading: text.joined(separator: "\n"))
    let scene = DumpSceneBuilder(dump, commandWords: []).build().scene
    let session = freshSession()
    session.replaceScene(scene)
    scene.endTurn()
    scene.window.layoutIfNeeded()
    return scene
  }

  @Test func aRowKeepsItsContentViewBesideTheAccessory() throws {
    let scene = try scene(
      "UIWindow 0 0; 320 400", "  UITableView 0 0; 320 400", "    UITableViewCell 0 0; 320 44",
      "      UITableViewCellContentView 0 0; 286 44", "        UIButton 10 0; 80 44",
      "      UIImageView 290 10; 20 20")
    let cell = try #require(scene.object(named: "tableViewCell1") as? UITableViewCell)
    #expect(cell.subviews.count == 2)
    #expect(cell.contentViewIfMade === cell.subviews[0])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 286, height: 44))
    #expect(scene.window.hitTest(CGPoint(x: 20, y: 20), with: nil) is UIButton)
    cell.frame.size.width = 400
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 366, height: 44))
  }

  @Test func rowsOfOldSystemsLieDeeper() throws {
    let scene = try scene(
      "UITableView 0 0; 320 400", "  UITableViewWrapperView 0 0; 320 400",
      "    UITableViewCell 0 44; 320 44", "      UITableViewCellScrollView 0 0; 320 44",
      "        UITableViewCellContentView 0 0; 320 43")
    let table = try #require(scene.object(named: "tableView1") as? UITableView)
    let cell = try #require(scene.object(named: "tableViewCell1") as? UITableViewCell)
    #expect(table.visibleCells == [cell])
    #expect(cell.contentView.frame.height == 43)
  }

  @Test func anItemsContentViewIsThePlainViewThatFillsIt() throws {
    let scene = try scene(
      "UICollectionView 0 0; 320 400", "  Shop.BookCell 0 0; 100 100",
      "    _UISystemBackgroundView 0 0; 100 100", "    UIView 0 0; 100 100",
      "      UIButton 0 0; 50 50")
    let cell = try #require(scene.object(named: "bookCell1") as? UIView)
    #expect(cell.subviews.count == 2)
    let content = try #require(
      (cell as? UITableViewCell)?.contentViewIfMade
        ?? (cell as? UICollectionViewCell)?.contentViewIfMade)
    #expect(content === cell.subviews[1])
  }

  @Test func headsEffectsAndSearchBarsMakeNothingASecondTime() throws {
    let scene = try scene(
      "UIView 0 0; 320 400", "  UITableViewHeaderFooterView 0 0; 320 28",
      "    _UITableViewHeaderFooterContentView 0 0; 320 27.5", "  UIVisualEffectView 0 40; 320 40",
      "    _UIVisualEffectBackdropView 0 0; 320 40", "    _UIVisualEffectContentView 0 0; 320 40",
      "  UISearchBar 0 100; 320 56", "    UIView 0 0; 320 56",
      "      UISearchBarTextField 16 10; 288 36")
    let root = try #require(scene.object(named: "view1") as? UIView)
    #expect(root.subviews.map(\.subviewCount) == [1, 2, 1])
    let head = try #require(root.subviews[0] as? UITableViewHeaderFooterView)
    #expect(head.contentView.frame.height == 27.5)
    let effect = try #require(root.subviews[1] as? UIVisualEffectView)
    #expect(effect.contentView === effect.subviews[1])
    let bar = try #require(root.subviews[2] as? UISearchBar)
    #expect(bar.searchTextField.frame.origin.x == 16)
  }

  @Test func controlsCountWhatTheDumpShowsInThem() throws {
    let scene = try scene(
      "UIView 0 0; 320 400", "  UISegmentedControl 0 0; 200 30", "    UISegment 100 0; 100 30",
      "    UISegment 0 0; 100 30", "  UIPageControl 0 40; 200 30",
      "    _UIPageControlContentView 0 0; 200 30", "      _UIPageIndicatorView 0 0; 9 9",
      "      _UIPageIndicatorView 9 0; 9 9", "      _UIPageIndicatorView 18 0; 9 9")
    let root = try #require(scene.object(named: "view1") as? UIView)
    #expect((root.subviews[0] as? UISegmentedControl)?.numberOfSegments == 2)
    #expect((root.subviews[1] as? UIPageControl)?.numberOfPages == 3)
  }

  @Test func aCellOfAnotherClassKeepsItsContentView() throws {
    let session = session(after: [
      "add cell row 0 0 300 44", "add button buy 0 0 80 44 in row.contentView",
      "set row.class UICollectionViewCell", "set row.class UITableViewCell",
    ])
    let row = try #require(session.scene.object(named: "row") as? UITableViewCell)
    #expect(row.subviews.count == 1)
    #expect(row.contentView.subviews.count == 1)
  }
}
