import Foundation
import Records
import UIKitModel

// Facts by which two scenes can be compared, in the words of the command language.
extension Scene {
  /// The names of the views that a hit test at a point of the screen asks, in order.
  package func askedViews(at point: CGPoint) -> [String] {
    HitTestQuestion(self, at: point).steps.map { objectName($0.view).text }
  }

  /// The responder chain that begins with an object, by names; nil for a name that is not a
  /// responder's.
  package func chainNames(from name: String) -> [String]? {
    (object(named: name) as? UIResponder).map { chain(from: $0).links.map(\.responder.text) }
  }

  /// The geometry of a view and its switches, a property each, as `name = value`; nil for a name
  /// that is not a view's.
  package func geometry(of name: String) -> [String]? {
    (object(named: name) as? UIView).map { view in
      ViewState(view, in: self).properties.map { "\($0.name) = \($0.value)" }
    }
  }

  /// The frame of a view on the screen after layout, as `name = value`, and a line if it is
  /// ambiguous; nil for a name that is not a view's.
  package func layout(of name: String) -> [String]? {
    guard let view = object(named: name) as? UIView else { return nil }
    guard view.window != nil else { return ["window = nil"] }
    let place = view.convert(view.bounds, to: nil)
    return ["origin = \(ViewState.text([place.minX, place.minY]))"]
      + ["size = \(ViewState.text([place.width, place.height]))"]
      + (view.isHidden ? ["isHidden = true"] : [])
      + (view.hasAmbiguousLayout ? ["hasAmbiguousLayout = true"] : [])
  }

  /// The constraints that were broken because they contradict others, as equations.
  package var brokenConstraints: [String] { LayoutReport().broken.map { text(of: $0.constraint) } }

  /// The appearance of a view: its pixels in each direction, and their bytes in base 64. Empty if
  /// it has none, or more than `most`; nil for a name that is not a view's.
  package func pixels(of name: String, scale: Int, most: Int) -> [String]? {
    guard let view = object(named: name) as? UIView else { return nil }
    let size = view.bounds.size
    let count = size.width * size.height * CGFloat(scale * scale)
    guard count.isFinite, count <= CGFloat(most),
      let pixels = view.rendered(scale: CGFloat(scale))
    else { return [] }
    return ["\(pixels.width) \(pixels.height)", Data(pixels.rgba).base64EncodedString()]
  }

  /// The counted costs of showing a view; the layers with offscreen passes are named. Nil for a
  /// name that is not a view's.
  package func costs(of name: String, counting costs: [FrameCost]) -> [String]? {
    guard let view = object(named: name) as? UIView else { return nil }
    // Answers that add the same views in another order cost the same.
    let record = self.costs(of: view, byClass: true)
    return costs.flatMap { cost -> [String] in
      switch cost {
      case .offscreen:
        ["offscreen = \(record.offscreen.count)"]
          + record.offscreen.map { pass in
            "\(pass.layer.text): \(pass.reasons.map(\.rawValue).joined(separator: ", "))"
          }
      case .blended: ["blended = \(record.blendedPoints)"]
      case .memory: ["memory = \(record.drawnBytes)"]
      }
    }
  }

  /// The state that asking must not change (HT-23): the geometry and the switches of every view,
  /// the state of controls, and the texts of buttons and labels.
  package var states: SceneStates {
    SceneStates(
      views: viewsOfWindows.map { view in
        let state = ViewState(view, in: self)
        return (
          view: view, name: objectName(view).text,
          properties: state.properties + ViewState.appearance(of: view), parts: parts(of: view)
        )
      })
  }

  /// The views that a view's class creates lazily, such as `titleLabel`.
  private func parts(of view: UIView) -> Set<String> {
    guard let parts = (view as? any PartTaker)?.partsIfMade else { return [] }
    let views: [UIView?] = [
      parts.contentView, parts.textLabel, parts.imageView, parts.searchTextField,
    ]
    return Set(views.compactMap(\.self).map { objectName($0).text })
  }

  private var viewsOfWindows: [UIView] {
    application.windows.flatMap { window in
      var views: [UIView] = []
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        views.append(view)
        waiting += view.subviews.reversed()
      }
      return views
    }
  }
}

/// The states of all views of a scene at one moment.
package struct SceneStates {
  fileprivate typealias Properties = [(name: String, value: String)]

  /// A view is retained, so that no later one is taken for it; names may be several views'.
  fileprivate typealias State = (
    view: UIView, name: String, properties: Properties, parts: Set<String>
  )

  fileprivate let views: [State]

  fileprivate init(views: [State]) {
    self.views = views
  }

  /// The first change since an earlier moment; nil if there is none.
  package func change(since earlier: SceneStates) -> SideEffect? {
    let before = Dictionary(earlier.views.map { (ObjectIdentifier($0.view), $0) }) { first, _ in
      first
    }
    for (view, name, properties, parts) in views {
      // A new view shows in the `subviews` of another.
      guard let old = before[ObjectIdentifier(view)] else { continue }
      // Reading `titleLabel` creates it, which is UIKit's doing.
      let made = parts.subtracting(old.parts)
      for (was, now) in zip(old.properties, properties) where was.value != now.value {
        if now.name == "subviews", !made.isEmpty,
          was.value == ViewState.list(ViewState.names(in: now.value).filter { !made.contains($0) })
        {
          continue
        }
        return SideEffect(name: name, property: now.name, before: was.value, after: now.value)
      }
    }
    return nil
  }
}

/// The properties of a view that affect touches.
private struct ViewState {
  let properties: [(name: String, value: String)]

  init(_ view: UIView, in scene: Scene) {
    let names = view.subviews.map { scene.objectName($0).text }
    properties = [
      ("superview", view.superview.map { scene.objectName($0).text } ?? "nil"),
      ("subviews", Self.list(names)),
      ("center", Self.text([view.center.x, view.center.y])),
      (
        "bounds",
        Self.text([
          view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height,
        ])
      ),
      (
        "transform",
        view.transform.isIdentity
          ? "identity"
          : Self.text([
            view.transform.a, view.transform.b, view.transform.c, view.transform.d,
            view.transform.tx, view.transform.ty,
          ])
      ),
      ("alpha", Self.text([view.alpha])),
      ("isHidden", "\(view.isHidden)"),
      ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"),
      ("clipsToBounds", "\(view.clipsToBounds)"),
    ]
  }

  /// Names in one value.
  static func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }

  static func names(in list: String) -> [String] {
    list.dropFirst().dropLast().split(separator: ", ").map(String.init)
  }

  /// The visible properties of a view that do not affect touches; the stored values, whatever an
  /// override returns.
  static func appearance(of view: UIView) -> [(name: String, value: String)] {
    Door.withoutOverrides {
      var properties: [(name: String, value: String)] = [("tag", "\(view.tag)")]
      if let control = view as? UIControl {
        properties += [
          ("isEnabled", "\(control.isEnabled)"), ("isSelected", "\(control.isSelected)"),
          ("isHighlighted", "\(control.isHighlighted)"),
        ]
      }
      if let button = view as? UIButton {
        let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
        for (state, name) in zip(states, ["normal", "highlighted", "selected", "disabled"]) {
          properties.append(("title(for: .\(name))", button.title(for: state) ?? "nil"))
        }
      }
      if let label = view as? UILabel { properties.append(("text", label.text ?? "nil")) }
      if let image = view as? UIImageView {
        properties.append(("isHighlighted", "\(image.isHighlighted)"))
      }
      return properties
    }
  }

  /// Numbers at visible precision: a hundredth of a point is negligible.
  static func text(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      // First to a thousandth, so that half a hundredth is rounded the same way however it was
      // computed.
      let rounded = ((Double(number) * 1000).rounded() / 10).rounded() / 100
      guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(rounded)" }
      // Minus zero is zero.
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
