import Dumps
import UIKitModel

/// Gives views of UIKit's classes the dumped views inside them, so that none is created a second
/// time: a cell's content view, a button's label, a search bar's field.
///
/// Finds them by UIKit's own names of these views and, if a content view is a plain view, by its
/// position.
struct DumpedParts {
  private let visits: [ViewDump.Visit]
  private let views: [UIView]
  private var children: [[Int]]

  init(_ visits: [ViewDump.Visit], _ views: [UIView]) {
    self.visits = visits
    self.views = views
    children = Array(repeating: [], count: visits.count)
    for (index, visit) in visits.enumerated() {
      if let parent = visit.parent { children[parent].append(index) }
    }
  }

  func giveAll() {
    for index in views.indices {
      switch views[index] {
      case let pages as UIPageControl: pages.numberOfPages = pageCount(index)
      case let control as UISegmentedControl: control.show(segmentTitles(index))
      case let owner as any PartTaker: owner.take(parts(of: owner, index))
      default: break
      }
    }
  }

  private func parts(of owner: any PartTaker, _ index: Int) -> GivenParts {
    var parts = GivenParts(keepTheirPlaces: true)
    switch owner {
    case is UITableViewCell:
      parts.contentView =
        contentView(index)
        ?? child(of: index, named: "UITableViewCellScrollView")
        .flatMap(contentView)
      parts.textLabel = inside(index, named: "UITableViewLabel")
    case is UICollectionViewCell, is UITableViewHeaderFooterView:
      parts.contentView = contentView(index) ?? plainContentView(index)
    case is UIVisualEffectView: parts.contentView = contentView(index)
    case is UISearchBar:
      parts.searchTextField = inside(index) { views[$0] as? UISearchTextField }
    case is UIButton:
      parts.textLabel = children[index].lazy.compactMap { views[$0] as? UILabel }.first
      parts.imageView = children[index].last { views[$0] is UIImageView }
        .flatMap { views[$0] as? UIImageView }
    default: break
    }
    return parts
  }

  private func name(_ index: Int) -> String { PlainClassName.of(visits[index].view.className) }

  /// `UITableViewCellContentView`, `_UIVisualEffectContentView`, `UIListContentView` and similar
  /// classes.
  private func contentView(_ index: Int) -> UIView? {
    children[index].first { name($0).hasSuffix("ContentView") }.map { views[$0] }
  }

  /// A collection's cells have a plain view of their own size; a background may be one too.
  private func plainContentView(_ index: Int) -> UIView? {
    let plain = children[index].filter { name($0) == "UIView" }
    let filling = plain.filter { views[$0].frame == views[index].bounds }
    let candidates = filling.isEmpty ? plain : filling
    return (candidates.first { !children[$0].isEmpty } ?? candidates.first).map { views[$0] }
  }

  private func child(of index: Int, named wanted: String) -> Int? {
    children[index].first { name($0) == wanted }
  }

  private func inside(_ index: Int, named wanted: String) -> UILabel? {
    inside(index) { name($0) == wanted ? views[$0] as? UILabel : nil }
  }

  /// The first descendant of a view, in printed order, for which `find` returns a result.
  private func inside<Found>(_ index: Int, _ find: (Int) -> Found?) -> Found? {
    for place in range(inside: index) {
      if let found = find(place) { return found }
    }
    return nil
  }

  /// In printed order the descendants of a view come right after it.
  private func range(inside index: Int) -> Range<Int> {
    let level = visits[index].level
    let end = visits[(index + 1)...].firstIndex { $0.level <= level } ?? visits.endIndex
    return index + 1..<end
  }

  /// The dots: `_UIPageIndicatorView` since iOS 14, plain views of the control's before that.
  private func pageCount(_ index: Int) -> Int {
    let indicators = range(inside: index).count { name($0) == "_UIPageIndicatorView" }
    return indicators > 0 ? indicators : children[index].count
  }

  /// The titles of the segments from the left; UIKit stores them in another order.
  private func segmentTitles(_ index: Int) -> [String] {
    range(inside: index).filter { name($0) == "UISegment" }
      .sorted { views[$0].frame.minX < views[$1].frame.minX }
      .map { segment in
        range(inside: segment).lazy.compactMap { visits[$0].view.text }.first ?? ""
      }
  }
}
