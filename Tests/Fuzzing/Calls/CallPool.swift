import SeededRandom
import TypedProgram

/// The objects of a session that random calls are made of, each a global variable whose class is
/// known.
struct CallPool {
  struct Object {
    let name: String
    let type: Nominal
    /// The expression that makes it.
    let value: String
  }

  private(set) var objects: [Object]

  /// Classes that call back; every session has objects of some of them.
  private static let calling = [
    "UIView", "UIScrollView", "UITableView", "UIButton", "UITextField", "UIStackView",
    "UIViewController", "UINavigationController", "UITapGestureRecognizer",
    "UIPanGestureRecognizer", "CALayer", "CABasicAnimation", "CAAnimationGroup", "CADisplayLink",
    "Timer", "UIViewPropertyAnimator", "NotificationCenter", "DispatchQueue", "NSLayoutConstraint",
  ]
  /// The numbers of objects of classes above, and of others. A line that fails makes all objects
  /// again, so that more of them cost more than they find.
  private static let (some, others) = (9, 3)

  /// Objects of some classes above, of some others, and of each script class in `own`.
  init(
    _ classes: [Nominal], _ values: ExtremeValues, own: [(name: String, base: String)],
    _ random: inout SeededRandom
  ) {
    let names = Set(Self.calling)
    var chosen = classes.filter { names.contains($0.name) }
    while chosen.count > Self.some { chosen.remove(at: random.number(0...(chosen.count - 1))) }
    for _ in 0..<Self.others { chosen.append(random.pick(classes)) }
    objects = chosen.enumerated().compactMap { number, type in
      values.values(of: .nominal(type, [])).first.map {
        Object(name: "o\(number)", type: type, value: $0)
      }
    }
    for (number, each) in own.enumerated() {
      guard let base = classes.first(where: { $0.name == each.base }) else { continue }
      objects.append(Object(name: "own\(number)", type: base, value: "\(each.name)()"))
    }
  }

  /// The declarations of the variables.
  var declarations: [String] {
    objects.map { "var \($0.name): \($0.type.fullName) = \($0.value)" }
  }

  /// The names of those that are of a class or of one that is derived from it.
  func names(of type: Nominal) -> [String] {
    objects.filter { $0.type.lineage.contains(type) }.map(\.name)
  }
}
