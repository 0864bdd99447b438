import ObjectiveCTree

/// The ways in which Objective-C goes through subviews from back to front.
enum ObjectiveCForwardOrder {
  /// `self.subviews`, of whichever view; also its elements counted up.
  static func isSubviews(_ path: String?) -> Bool {
    path == "subviews" || path?.hasSuffix(".subviews") ?? false
  }

  /// `i < self.subviews.count; i++`.
  static func countsSubviews(_ condition: Tree.Expression?, _ step: Tree.Expression?) -> Bool {
    guard case .binary(_, let sign, let end)? = condition?.kind, sign.text == "<",
      let path = FactValue(end).path, path.hasSuffix(".count"),
      isSubviews(String(path.dropLast(".count".count)))
    else { return false }
    switch step?.kind {
    case .prefix(let sign, _), .postfix(_, let sign): return sign.text == "++"
    default: return false
    }
  }
}
