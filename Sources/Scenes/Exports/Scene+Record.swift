import Foundation
import Records
import UIKitModel

extension Scene {
  /// The record of every view with its geometry on the screen, its switches and every other
  /// property that differs from a new view's.
  package var record: SceneRecord {
    var maker = SceneRecordMaker(self)
    for window in application.windowsFrontToBack.reversed() { maker.add(window) }
    return SceneRecord(
      screen: application.screen.bounds.size, profile: application.profile.rawValue,
      views: maker.views)
  }
}

/// Records views one after the other, each after its superview.
private struct SceneRecordMaker {
  private let scene: Scene
  private(set) var views: [SceneRecord.View] = []

  init(_ scene: Scene) {
    self.scene = scene
  }

  private struct Waiting {
    let view: UIView
    let superview: Int?
    /// The transform from points of the superview to points of the screen.
    let map: Projection
    /// The part of the screen that clipping ancestors leave; nil if none clips.
    let clip: ConvexShape?
    /// Whether an ancestor is already a part.
    let isInPart: Bool
  }

  mutating func add(_ window: UIWindow) {
    var waiting = [
      Waiting(view: window, superview: nil, map: .identity, clip: nil, isInPart: false)
    ]
    while let next = waiting.popLast() {
      let view = next.view
      let map = view.mapToSuperview.concatenating(next.map)
      let quad = ConvexShape(view.bounds, map)
      let record = record(of: view, next, quad)
      let place = views.count
      views.append(record)
      let clip =
        record.clipsToBounds ? next.clip.map { $0.intersection(with: quad) } ?? quad : next.clip
      for subview in view.subviews.reversed() {
        waiting.append(
          Waiting(
            view: subview, superview: place, map: map, clip: clip, isInPart: record.isPart))
      }
    }
  }

  private func record(
    of view: UIView, _ place: Waiting, _ quad: ConvexShape
  ) -> SceneRecord.View {
    let className = scene.className(of: view)
    let modelClass = String(describing: type(of: view))
    var record = SceneRecord.View(
      name: scene.typedName(of: view) ?? className, className: className)
    record.modelClass = modelClass == className ? nil : modelClass
    record.isPart = scene.isPart(view, isInPart: place.isInPart)
    record.superview = place.superview
    record.frame = view.frame.unsigned
    record.bounds = view.bounds.unsigned
    record.center = view.center.unsigned
    record.anchorPoint = view.anchorPoint.unsigned
    record.transform = view.transform.isIdentity ? nil : view.transform.entries.map { $0 + 0 }
    record.transform3D = view.layer.spaceEntries
    record.sublayerTransform = view.layer.sublayerEntries
    record.anchorPointZ =
      view.layer.anchorPointZ == 0 ? nil : Double(view.layer.anchorPointZ)
    record.isDoubleSided = view.layer.isDoubleSided ? nil : false
    if view.isInPerspective { record.perspective = view.mapToSuperview.entries.map { $0 + 0 } }
    record.corners = quad.corners.map(\.unsigned)
    record.visible = place.clip.map {
      $0.intersection(with: quad).corners.map(\.unsigned)
    }
    record.isHidden = view.isHidden
    record.alpha = view.alpha
    record.isUserInteractionEnabled = view.isUserInteractionEnabled
    record.clipsToBounds = view.clipsToBounds
    record.zPosition = view.layer.zPosition + 0
    record.cornerRadius = view.layer.cornerRadius + 0
    record.color = view.backgroundColor.map {
      SceneRecord.Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
    record.text = scene.shownText(of: view) ?? scene.dumped?.facts(of: view)?.text
    if let stack = view.superview as? UIStackView {
      record.arranged = stack.arrangedSubviews.firstIndex { $0 === view }
      record.customSpacing = stack.ownSpacing(after: view).map { Double($0) }
    }
    record.settings = settings(of: view)
    record.lines = scene.overrideLines(of: view) + scene.targetLines(of: view)
    record.recognizers = (view.gestureRecognizers ?? [])
      .filter { $0.owner == nil && $0.role != .sheet }.map(recognizer)
    return record
  }

  private func recognizer(_ recognizer: UIGestureRecognizer) -> SceneRecord.Recognizer {
    let name = scene.objectName(recognizer)
    var record = SceneRecord.Recognizer(
      name: scene.typedName(of: recognizer) ?? name.text, className: name.className)
    record.settings = settings(of: recognizer)
    record.requires = recognizer.failureRequirements.map {
      scene.typedName(of: $0) ?? scene.className(of: $0)
    }
    record.lines = scene.overrideLines(of: recognizer) + scene.targetLines(of: recognizer)
    return record
  }

  private func settings(of object: ModelObject) -> [SceneRecord.Setting] {
    let new = scene.prototype(of: object)
    return PropertyTable.properties(of: object).compactMap { property in
      guard property.isSetting, let value = property.read(object),
        value != new.flatMap(property.read)
      else { return nil }
      return SceneRecord.Setting(path: property.path, value: SceneRecord.Value(value))
    }
  }
}

extension Scene {
  /// Whether a view is created by its superview's class, which will do so again: one without a name
  /// in a view that fills itself, or in a part of one (`isInPart`).
  func isPart(_ view: UIView, isInPart: Bool) -> Bool {
    guard givenName(of: view) == nil, let superview = view.superview else { return false }
    return isInPart || spokenPath(of: view) != nil || !Self.isPlain(superview) || Self.isOwn(view)
  }

  /// Whether only UIKit itself creates views of a class: there is no short word for it.
  private static func isOwn(_ view: UIView) -> Bool {
    ViewClass.named(String(describing: type(of: view)))?.words.isEmpty ?? false
  }

  /// Whether a class creates no subviews by itself.
  private static func isPlain(_ view: UIView) -> Bool {
    plainClasses.contains { type(of: view) == $0 }
  }

  private static let plainClasses: [UIView.Type] = [
    UIView.self, UIWindow.self, UIScrollView.self, UIImageView.self, UILabel.self, UIControl.self,
    UIStackView.self,
  ]
}

// Negative zero equals zero, and no line of the prompt distinguishes them: adding zero removes the
// sign.
extension CGPoint {
  fileprivate var unsigned: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

extension CGRect {
  fileprivate var unsigned: CGRect {
    CGRect(
      origin: origin.unsigned, size: CGSize(width: size.width + 0, height: size.height + 0))
  }
}

extension Property {
  /// Whether it is among the settings of a record: it can be set, and is neither a field of its own
  /// there nor the same value under another name.
  fileprivate var isSetting: Bool {
    guard write != nil, !Self.told.contains(path), !path.hasPrefix("layer.") else { return false }
    switch type {
    case .controller, .applicationDelegate: return false
    default: return true
    }
  }

  /// The fields of a record, and `contentOffset`, which is the origin of the bounds.
  private static let told =
    Set(SceneRecord.View.CodingKeys.allCases.map(\.rawValue)).subtracting(["text"])
    .union(["backgroundColor", "contentOffset"])
}

extension SceneRecord.Value {
  /// The value of a property in a record.
  fileprivate init(_ value: PropertyValue) {
    switch value {
    case .number(let number): self = .number(number + 0)
    case .boolean(let flag): self = .boolean(flag)
    case .point(let point): self = .numbers([point.x + 0, point.y + 0])
    case .size(let size): self = .numbers([size.width, size.height])
    case .rectangle(let all):
      self = .numbers([all.origin.x, all.origin.y, all.size.width, all.size.height])
    case .transform(let entries): self = .numbers(entries)
    case .color(let text), .text(let text): self = text.map { .text($0) } ?? .none
    case .className(let word), .word(let word): self = .text(word)
    case .words(let words): self = .words(words)
    }
  }
}

extension CALayer {
  /// The entries of its transform; nil for a transform of the plane.
  fileprivate var spaceEntries: [Double]? {
    CATransform3DIsAffine(transform) ? nil : transform.entries.map { Double($0) + 0 }
  }

  /// The entries of the transform of its sublayers; nil for the identity.
  fileprivate var sublayerEntries: [Double]? {
    CATransform3DIsIdentity(sublayerTransform)
      ? nil : sublayerTransform.entries.map { Double($0) + 0 }
  }
}
