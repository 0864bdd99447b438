import UIKitModel

/// The position of a view in the hierarchy, by which the same view is found in a copy of the scene.
package struct ViewAddress {
  private enum Base {
    case name(String)
    case window(Int)
  }

  private let base: Base
  /// The indices of subviews, from the base down.
  private let indices: [Int]

  /// Creates the address of a view; nil if neither it nor an ancestor has a name or is a window
  /// that was shown.
  package init?(of view: UIView, in scene: Scene) {
    var indices: [Int] = []
    var current = view
    while true {
      if let name = scene.givenName(of: current) {
        base = .name(name)
        break
      }
      if let index = scene.application.windows.firstIndex(where: { $0 === current }) {
        base = .window(index)
        break
      }
      guard let above = current.superview, let index = above.indexOfSubview(current) else {
        guard let path = scene.storedPath(of: current) else { return nil }
        base = .name(path)
        break
      }
      indices.append(index)
      current = above
    }
    self.indices = indices.reversed()
  }

  /// The view at the address; nil if there is none.
  package func view(in scene: Scene) -> UIView? {
    var view: UIView?
    switch base {
    case .name(let name): view = scene.object(named: name) as? UIView
    case .window(let index):
      let windows = scene.application.windows
      view = index < windows.count ? windows[index] : nil
    }
    for index in indices {
      guard let current = view, index < current.subviewCount else { return nil }
      view = current.subviews[index]
    }
    return view
  }
}
