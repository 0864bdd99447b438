import ConstraintSolver
import Foundation

/// Queries about a solved layout, for explanations.
public struct LayoutReport {
  /// An edge or a size of a view.
  public enum Part: CaseIterable, Sendable {
    case left, top, width, height
  }

  /// A constraint of the system, by its origin.
  public enum Source {
    /// A constraint made by code.
    case made(NSLayoutConstraint)
    /// A part of the frame of a view whose frame is fixed (AL-9).
    case frame(UIView)
    /// The intrinsic size of a view along an axis, in points: at least that, or at most (AL-4).
    case natural(UIView, NSLayoutConstraint.Axis, isLeast: Bool, size: CGFloat)
    /// No size of an item is below zero.
    case notNegative(SizeLimit)
  }

  private let system: LayoutSystem?

  /// Creates a report on the layout of the current app.
  public init() {
    let engine = LayoutEngine.shared
    system = engine.isEmpty ? nil : engine.current
  }

  /// The active constraints, in the order in which they were activated.
  public static var active: [NSLayoutConstraint] { LayoutEngine.shared.active }

  /// The required constraints that were given up.
  public var broken: [BrokenConstraint] { system?.broken ?? [] }

  /// Whether constraints place a view; nil if it is not in the system.
  public func isPlaced(_ view: UIView) -> Bool? {
    guard let system, system.size(of: view) != nil else { return nil }
    return system.placedViews.contains { $0 === view }
  }

  /// Whether a view takes part with its intrinsic size alone, since no constraint mentions it.
  public func isLoose(_ view: UIView) -> Bool {
    system?.looseViews.contains { $0 === view } ?? false
  }

  /// The frame that follows from a view's alignment rectangle if the two differ (AL-14), in points
  /// of its superview; nil if they do not.
  public func frame(apartFromAlignmentOf view: UIView) -> CGRect? {
    guard let system else { return nil }
    let frame = system.frame(of: view)
    return frame == system.alignmentRect(of: view) ? nil : frame
  }

  /// The value of a part of a view's alignment rectangle, in points of its superview (AL-14).
  public func value(of part: Part, of view: UIView) -> CGFloat {
    let frame = system?.alignmentRect(of: view) ?? .zero
    return switch part {
    case .left: frame.minX
    case .top: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }

  /// The sources that determine a part of a view, with the factor by which the part follows each.
  public func deciding(_ part: Part, of view: UIView) -> [(source: Source, factor: Double)] {
    guard let system, let variable = variable(part, of: view) else { return [] }
    return system.deciding(variable).compactMap { id, factor in
      source(of: id).map { ($0, factor) }
    }
  }

  /// The range of values of a part with all constraints met as well as now (AL-7).
  public func range(of part: Part, of view: UIView) -> ClosedRange<Double> {
    guard let system, let variable = variable(part, of: view) else { return 0...0 }
    return system.range(of: variable)
  }

  /// The number of points by which a constraint is missed; 0 if it is met, nil if it was given up.
  public func miss(of constraint: NSLayoutConstraint) -> Double? {
    guard let system, let id = system.ids[ObjectIdentifier(constraint)] else { return nil }
    return system.solver.miss(of: id)
  }

  /// The constraints of intrinsic sizes that are not met: the view, the axis, and the difference.
  public func missedNaturalSizes(of view: UIView) -> [(source: Source, by: Double)] {
    guard let system else { return [] }
    let ids = system.origins.keys.sorted { (first: ConstraintID, second: ConstraintID) in
      first.order < second.order
    }
    var found: [(source: Source, by: Double)] = []
    for id in ids {
      guard case .natural(let owner, _, _, _)? = source(of: id), owner === view,
        let source = source(of: id)
      else { continue }
      let miss = system.solver.miss(of: id)
      if miss != 0 { found.append((source, miss)) }
    }
    return found
  }

  private func variable(_ part: Part, of view: UIView) -> Variable? {
    let axis = part == .left || part == .width ? NSLayoutConstraint.Axis.horizontal : .vertical
    let variables = system?.variables(of: view, axis) ?? []
    guard variables.count == 2 else { return nil }
    return part == .left || part == .top ? variables[0] : variables[1]
  }

  private func source(of id: ConstraintID) -> Source? {
    switch system?.origins[id] {
    case .constraint(let constraint)?: .made(constraint)
    case .frame(let view)?: .frame(view)
    case .natural(let view, let axis, let grows, let size)?:
      .natural(view, axis, isLeast: grows, size: size)
    case .notNegative(let item, let axis)?: .notNegative(SizeLimit(item, axis, nil))
    case .fitting?, .opening?, nil: nil
    }
  }
}
