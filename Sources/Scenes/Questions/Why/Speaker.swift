import TypedText
import UIKitModel

/// Speaks of views in lines to type: by their names, and where one has none by giving it one first,
/// in a line of Swift.
struct Speaker {
  private let scene: Scene
  /// A view that has a name, from which the way up is described where no view above has one.
  private let asked: UIView
  private var given: [ObjectIdentifier: String] = [:]
  /// Whether a name was given, which takes Swift.
  var usesSwift: Bool { !given.isEmpty }

  init(_ scene: Scene, asked: UIView) {
    self.scene = scene
    self.asked = asked
  }

  /// The name of a view. What has to be typed before it can be used is added to `lines`, by the
  /// hierarchy as it is now. nil for a view to which no name leads.
  mutating func name(of view: UIView, _ lines: inout [String]) -> String? {
    if let known = known(view) { return known }
    guard let expression = expression(for: view) else { return nil }
    let name = freeName(for: view)
    lines.append("let \(name) = \(expression)")
    given[ObjectIdentifier(view)] = name
    return name
  }

  private func known(_ view: UIView) -> String? {
    scene.givenName(of: view) ?? given[ObjectIdentifier(view)]
  }

  /// The expression for a view in Swift: down from a name, or up from the one that was asked about.
  private func expression(for view: UIView) -> String? {
    var path = ""
    var current = view
    while known(current) == nil {
      guard let above = current.superview, let index = above.indexOfSubview(current) else { break }
      path = ".subviews[\(index)]" + path
      current = above
    }
    if let name = known(current) { return name + path }
    if let window = current as? UIWindow {
      if window === asked.window, let name = known(asked) { return "\(name).window!\(path)" }
      guard let application = scene.givenName(of: scene.application),
        let index = scene.application.windows.firstIndex(where: { $0 === window })
      else { return nil }
      return "\(application).windows[\(index)]\(path)"
    }
    guard asked.isDescendant(of: view), let name = known(asked) else { return nil }
    let levels = sequence(first: asked) { $0.superview }.prefix { $0 !== view }
    return name + levels.map { _ in ".superview!" }.joined()
  }

  /// A free name that says what the view is: `button` for a UIButton.
  private func freeName(for view: UIView) -> String {
    let className = scene.className(of: view)
    let plain = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    let word = plain.prefix(1).lowercased() + plain.dropFirst()
    let stem = Identifier.isValid(word) ? word : "view"
    var name = stem
    var number = 2
    while isTaken(name) {
      name = "\(stem)\(number)"
      number += 1
    }
    return name
  }

  private func isTaken(_ name: String) -> Bool {
    scene.object(named: name) != nil || Identifier.reserved.contains(name)
      || scene.commandWords.contains(name) || given.values.contains(name)
      || scene.engineIfMade?.declares(name) ?? false
  }
}
