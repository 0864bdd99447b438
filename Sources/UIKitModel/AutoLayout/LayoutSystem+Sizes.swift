import ConstraintSolver
import Foundation

// Constraints that depend on the solution itself: sizes that it would make negative, and the
// heights of lines that break at the widths that it gives.

extension LayoutSystem {
  /// Updates both, until nothing changes any more.
  func finish() {
    keepSizesFromNegative()
    for _ in 0..<Self.mostTextPasses where !isStopped {
      guard wrapTexts() else { return }
      keepSizesFromNegative()
    }
  }

  /// The limit that ends a cycle of heights that change widths, which change heights.
  private static let mostTextPasses = 4

  /// The same after constants changed; returns false if a new system might find another solution.
  func finishFollowing() -> Bool {
    keepSizesFromNegative()
    if wrapTexts() {
      keepSizesFromNegative()
      if wrapTexts() { return false }
    }
    return broken.isEmpty
  }

  // MARK: Sizes below zero

  /// Keeps widths and heights from being negative. Few would be: only those get a constraint for
  /// it, since each costs the solver a row.
  func keepSizesFromNegative() {
    var isDone = false
    while !isDone, !isStopped {
      isDone = true
      for index in sizes.indices where !sizes[index].isLimited {
        guard solver.value(of: sizes[index].variable) < -1e-6 else { continue }
        isDone = false
        limit(index)
      }
    }
  }

  /// Keeps a size from being negative, and gives up the last activated of the constraints that
  /// conflict with that (AL-5).
  private func limit(_ index: Int) {
    let size = sizes[index]
    sizes[index].isLimited = true
    while !isStopped {
      do throws(ConstraintError) {
        let id = try solver.add(size.limit)
        origins[id] = .notNegative(size.item, size.axis)
        return
      } catch {
        guard case .unsatisfiable(let conflicting) = error,
          let last = conflicting.filter(isMade).max(by: { $0.order < $1.order })
        else { return }
        giveUp(last, conflicting.filter { $0 != last }, SizeLimit(size.item, size.axis, nil))
      }
    }
  }

  /// Whether a constraint of the solver was made by code.
  private func isMade(_ id: ConstraintID) -> Bool {
    if case .constraint? = origins[id] { return true }
    return false
  }

  /// The range of values of a variable with all constraints met as well as now and no size negative
  /// (AL-7).
  func range(of variable: Variable) -> ClosedRange<Double> {
    if let wholeSolver { return wholeSolver.range(of: variable) }
    var whole = solver
    for size in sizes where !size.isLimited && !whole.isStopped { _ = try? whole.add(size.limit) }
    wholeSolver = whole
    return whole.range(of: variable)
  }

  // MARK: Lines that break

  /// Gives labels the heights of their lines at their present widths, as UIKit does in a second
  /// pass; returns whether that changed anything.
  private func wrapTexts() -> Bool {
    if texts.isEmpty { return false }
    // All widths are read before a height may change one of them.
    let heights = texts.map { text in
      let width = value(of: text.width) + text.more
      let isNarrow = width > 0 && width < text.natural.width - 1e-6
      return isNarrow ? text.label.naturalHeight(wrappedAt: width) : text.natural.height
    }
    var hasChanged = false
    for (index, height) in heights.enumerated() where height >= 0 && height.isFinite {
      guard abs(height - texts[index].height) > 1e-6, !isStopped else { continue }
      hasChanged = true
      texts[index].height = height
      for id in texts[index].ids { setNaturalSize(id, to: height, of: texts[index].label) }
    }
    return hasChanged
  }

  private func setNaturalSize(_ id: ConstraintID, to size: CGFloat, of label: UILabel) {
    guard case .natural(let view, let axis, let grows, _)? = origins[id] else { return }
    origins[id] = .natural(view, axis, grows: grows, size: size)
    // Optional ones can always be met or missed. A required one may contradict others, and is then
    // not changed.
    let hugging = label.contentHuggingPriority(for: axis)
    let resistance = label.contentCompressionResistancePriority(for: axis)
    if hugging.isRequired || resistance.isRequired {
      try? solver.setConstant(of: id, to: -size)
    } else {
      _ = solver.follow(id, to: -size)
    }
  }
}

extension LayoutSystem.OpenSize {
  /// The constraint that it is not negative.
  fileprivate var limit: Constraint { Constraint([(variable, 1)], constant: 0, .greaterOrEqual) }
}
