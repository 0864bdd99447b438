import Foundation
import Records
import UIKitModel

extension Scene {
  /// Replaces `old` by a view of another class, with its properties, subviews, overrides and name.
  /// Returns the paths of those properties that the new class does not have.
  package func replace(
    _ old: UIView, by viewClass: ViewClass
  ) throws -> (view: UIView, lost: [String]) {
    let new = try viewClass.make(.zero)
    let fresh = try viewClass.make(.zero)
    let prototype = ViewClasses.prototype(of: old)
    var lost: [String] = []
    for property in PropertyTable.properties(of: old) {
      guard let value = property.read(old), let copy = property.copy(old) else { continue }
      let isDefault = prototype.flatMap(property.read) == value
      guard let other = PropertyTable.property(property.path, of: new) else {
        if !isDefault { lost.append(property.path) }
        continue
      }
      // A property that was not set has the default of the new class.
      if isDefault, property.read(fresh) != nil, !Self.geometry.contains(property.path) { continue }
      other.write?(new, copy)
    }
    copyGeometry(from: old, to: new)
    takePlace(of: old, new)
    try moveAnswers(from: old, to: new)
    return (new, lost)
  }

  /// Moves the overrides of `old`. Those in Swift are checked for the new class, since their calls
  /// of `super` have another target.
  func moveAnswers(from old: ModelObject, to new: ModelObject) throws {
    guard let table = old.personalMethods else { return }
    var seen: Set<[String]> = []
    for message in table.answeredNumbers {
      guard let method = table.method(for: message) as? AnswerOverride else { continue }
      guard let source = method.source else {
        new.setMethod(method, for: message)
        continue
      }
      guard seen.insert([method.line, source.member]).inserted else { continue }
      let targets = engine.overridable(source.member, in: new)
      guard !targets.isEmpty else { throw Problem.unknownMessage(source.member, suggestions: []) }
      for (number, method) in try overrides(
        source, line: method.line, callsSuper: method.callsSuper, for: targets, of: new)
      {
        new.setMethod(method, for: number)
      }
    }
  }

  private static let geometry: Set<String> = ["frame", "bounds", "center", "transform"]

  /// Copies bounds, place and transforms.
  func copyGeometry(from old: UIView, to new: UIView) {
    new.anchorPoint = old.anchorPoint
    new.bounds = old.bounds
    new.center = old.center
    new.transform = old.transform
    let space = old.layer.transform
    if !CATransform3DIsAffine(space) { new.layer.transform = space }
    new.layer.sublayerTransform = old.layer.sublayerTransform
  }

  /// Replaces a view by another one, which gets its subviews, recognizers and targets.
  func takePlace(of old: UIView, _ new: UIView) {
    if let old = old as? UIWindow, let new = new as? UIWindow { takePlace(of: old, new) }
    let controller = controller(ofRootView: old)
    // Subviews move from one view of the window to another: a first responder among them stays one,
    // while it would resign if it left the window (FR-7).
    if let superview = old.superview, let index = superview.indexOfSubview(old) {
      superview.insertSubview(new, at: index)
    }
    controller?.view = new
    for subview in old.subviews { new.addSubview(subview) }
    handOverParts(from: old, to: new)
    old.removeFromSuperview()
    dumped?.move(from: old, to: new)
    for recognizer in old.gestureRecognizers ?? [] where recognizer.owner == nil {
      new.addGestureRecognizer(recognizer)
    }
    if new is UIControl { targets.move(from: old, to: new) }
    answers.move(from: old, to: new)
    if let name = givenName(of: old) { rename(name, to: new) }
  }
}

extension Scene {
  private func takePlace(of old: UIWindow, _ new: UIWindow) {
    application.replace(old, by: new)
    if old === window { adopt(new) }
  }

  /// Moves a content view to its new owner, with its name.
  private func handOverParts(from old: UIView, to new: UIView) {
    guard let old = old as? any PartTaker, let new = new as? any PartTaker else { return }
    let parts = old.partsIfMade
    new.take(parts)
    guard let given = parts.contentView, let kept = new.partsIfMade.contentView, kept !== given
    else { return }
    dumped?.move(from: given, to: kept)
    if let name = givenName(of: given) { rename(name, to: kept) }
  }
}

/// New instances to compare with.
package enum ViewClasses {
  /// A view of the same class in its initial state; nil for a class that cannot be created.
  package static func prototype(of view: UIView) -> UIView? {
    try? ViewClass.named(String(describing: type(of: view)))?.make(.zero)
  }
}
