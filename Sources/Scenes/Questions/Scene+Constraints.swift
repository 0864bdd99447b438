import Foundation
import Records
import UIKitModel

/// Constraints, in the form of answers.
extension Scene {
  /// A constraint as an equation with the names of the scene.
  package func text(of constraint: NSLayoutConstraint) -> String {
    constraint.text { objectName($0).text }
  }

  /// The opponents of a broken constraint: constraints, intrinsic content sizes, frames.
  func opponents(of broken: BrokenConstraint) -> [String] {
    var sizes: [String] = []
    for size in broken.sizes.map({ $0.text { objectName($0).text } }) where !sizes.contains(size) {
      sizes.append(size)
    }
    return broken.others.map { text(of: $0) } + sizes
      + broken.frames.map { "\(objectName($0).text).frame" }
  }

  /// All active constraints.
  package var allConstraints: ConstraintsRecord {
    let report = LayoutReport()
    return ConstraintsRecord(
      view: nil, participation: .none, parts: [],
      rows: LayoutReport.active.map { row($0, report, factor: nil) }, restsOnText: false)
  }

  /// The constraints on a view, as equations with their priorities, and whether each is satisfied;
  /// nil for a name that is not a view's.
  package func constraints(named name: String) -> [(text: String, holds: Bool)]? {
    guard let view = object(named: name) as? UIView else { return nil }
    let report = LayoutReport()
    return LayoutReport.active.filter { $0.firstItem === view || $0.secondItem === view }
      .map { row($0, report, factor: nil) }
      .map { (text: $0.text, holds: $0.state == .met) }
  }

  /// The constraints that determine a view's position and size.
  package func constraints(of view: UIView) -> ConstraintsRecord {
    let report = LayoutReport()
    let name = objectName(view)
    guard let isPlaced = report.isPlaced(view) else {
      return ConstraintsRecord(
        view: name, participation: .none, parts: [], rows: [], restsOnText: false)
    }
    guard isPlaced else {
      return ConstraintsRecord(
        view: name, participation: .frame, parts: [],
        rows: ownRows(of: view, report) + unmet(view, report), restsOnText: false)
    }
    let parts = zip(ConstraintsRecord.Part.Name.allCases, [.left, .top, .width, .height])
      .map { name, part in self.part(name, part, of: view, report) }
    return ConstraintsRecord(
      view: name, participation: report.isLoose(view) ? .natural : .placed, parts: parts,
      rows: ownRows(of: view, report) + unmet(view, report), restsOnText: restsOnText(view, report),
      frame: report.frame(apartFromAlignmentOf: view))
  }

  /// Whether an intrinsic content size that depends on text determines a part of a view's layout,
  /// its own or that of another one.
  private func restsOnText(_ view: UIView, _ report: LayoutReport) -> Bool {
    LayoutReport.Part.allCases.contains { part in
      report.deciding(part, of: view).contains { source, _ in
        guard case .natural(let owner, _, _, _) = source else { return false }
        return owner is UILabel || owner is UIButton || owner is UITextField
          || owner is UISegmentedControl
      }
    }
  }

  private func part(
    _ name: ConstraintsRecord.Part.Name, _ part: LayoutReport.Part, of view: UIView,
    _ report: LayoutReport
  ) -> ConstraintsRecord.Part {
    let value = Double(report.value(of: part, of: view))
    let range = report.range(of: part, of: view)
    let other = [range.lowerBound, range.upperBound].first { abs($0 - value) > 1e-6 }
    var rows: [ConstraintsRecord.Row] = []
    for (source, factor) in report.deciding(part, of: view) {
      let row = self.row(source, report, factor: factor)
      if !rows.contains(where: { $0.text == row.text }) { rows.append(row) }
    }
    return ConstraintsRecord.Part(
      name: name, value: value, deciding: rows,
      other: other.flatMap { $0.isFinite ? $0 : value + 40 },
      isAmbiguous: range.upperBound - range.lowerBound > 1e-6)
  }

  /// The constraints that a stack view created for its arranged subviews, except those on it that
  /// were not satisfied.
  private func ownRows(of view: UIView, _ report: LayoutReport) -> [ConstraintsRecord.Row] {
    guard let stack = view as? UIStackView else { return [] }
    return stack.arrangingConstraints.map { ($0, row($0, report, factor: nil)) }
      .filter { constraint, row in
        row.state == .met || constraint.firstItem !== view && constraint.secondItem !== view
      }.map(\.1)
  }

  /// The constraints on a view that were not satisfied.
  private func unmet(_ view: UIView, _ report: LayoutReport) -> [ConstraintsRecord.Row] {
    let made = LayoutReport.active.filter { $0.firstItem === view || $0.secondItem === view }
      .map { row($0, report, factor: nil) }.filter { $0.state != .met }
    let natural = report.missedNaturalSizes(of: view).map { source, miss in
      row(source, report, factor: nil, miss: miss)
    }
    return made + natural
  }

  private func row(
    _ constraint: NSLayoutConstraint, _ report: LayoutReport, factor: Double?
  ) -> ConstraintsRecord.Row {
    let container = LayoutReport.active.first { $0 === constraint }?.installedOn
    let state: ConstraintsRecord.State
    if let broken = report.broken.first(where: { $0.constraint === constraint }) {
      state = .broken(others: opponents(of: broken))
    } else {
      let miss = report.miss(of: constraint) ?? 0
      state = miss == 0 ? .met : .missed(by: miss)
    }
    return ConstraintsRecord.Row(
      text: text(of: constraint), source: .made, container: container.map { objectName($0) },
      priority: Double(constraint.priority.rawValue), state: state, factor: factor)
  }

  private func row(
    _ source: LayoutReport.Source, _ report: LayoutReport, factor: Double?, miss: Double = 0
  ) -> ConstraintsRecord.Row {
    switch source {
    case .made(let constraint): return row(constraint, report, factor: factor)
    case .frame(let view):
      return ConstraintsRecord.Row(
        text: "\(objectName(view).text).frame", source: .frame, container: nil, priority: 1000,
        state: .met, factor: factor)
    case .notNegative(let limit):
      return ConstraintsRecord.Row(
        text: limit.text { objectName($0).text }, source: .limit, container: nil, priority: 1000,
        state: .met, factor: factor)
    case .natural(let view, let axis, let isLeast, let size):
      let priority =
        isLeast
        ? view.contentCompressionResistancePriority(for: axis)
        : view.contentHuggingPriority(for: axis)
      let attribute = axis == .horizontal ? "width" : "height"
      let number = Double(size)
      let shown = number == number.rounded() ? "\(Int(number))" : "\(number)"
      return ConstraintsRecord.Row(
        text: "\(objectName(view).text).\(attribute) \(isLeast ? ">=" : "<=") \(shown)"
          + " @\(Int(priority.rawValue))",
        source: isLeast ? .compression : .hugging, container: nil,
        priority: Double(priority.rawValue), state: miss == 0 ? .met : .missed(by: miss),
        factor: factor)
    }
  }
}
