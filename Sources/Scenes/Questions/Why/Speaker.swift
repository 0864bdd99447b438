import TypedText
import UIKitModel

/// Refers to views in lines to type: by their names, or by giving them one first, in a line of
/// Swift.
struct Speaker {
  private let scene: Scene
  /// A named view, from which the path upward is described if no ancestor has a name.
  private let asked: UIView
  private var given: [ObjectIdentifier: String] = [:]
  /// Whether a name was given, which requires Swift.
  var usesSwift: Bool { !given.isEmpty }

  init(_ scene: Scene, asked: UIView) {
    self.scene = scene
    self.asked = asked
  }

  /// The name of a view. Lines that have to be typed before it can be used are added to `lines`, by
  /// the present hierarchy. nil for a view that cannot be reached from a name.
  mutating func name(of view: UIView, _ lines: inout [String]) -> String? {
    if let known = known(view) { return known }
    guard let expression = expression(for: view) else { return nil }
    let name = freeName(for: view)
    lines.append("let \(name) = \(expression)")
    given[ObjectIdentifier(view)] = name
    return name
  }

  private func known(_ view: UIView) -> String? {
    scene.givenName(of: view) ?? given[ObjectIdentifier(view)] ?? part(view)
  }

  /// The path of a part such as `page.view` or `page.button`, which is Swift as well as a name.
  private func part(_ view: UIView) -> String? {
    scene.spokenPath(of: view).flatMap { $0.contains(" ") ? nil : $0 }
      ?? scene.storedPath(of: view, isSwift: true)
  }

  /// The Swift expression for a view: down from a name, or up from the view in question.
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

  /// An unused name that describes the view: `button` for a UIButton.
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
