import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The proxies that `appearance()` returns (UI-23): the properties that code sets on a proxy are
/// set on each view of its class that enters a window afterwards, unless the view has a value of
/// its own by then.
final class Appearances {
  private struct StandIn {
    let view: UIView
    let type: Nominal
    /// The classes that the view must be inside, the innermost first.
    let containers: [Nominal]
  }

  /// The UIKit properties that proxies support. Those that are only stored are copied whatever
  /// their names are, and so are observable ones of scripts.
  private static let keys = [
    "backgroundColor", "tintColor", "barTintColor", "translucent", "textColor", "font",
    "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
    "progressTintColor", "trackTintColor", "pageIndicatorTintColor",
    "currentPageIndicatorTintColor", "selectedSegmentTintColor", "color", "separatorColor",
    "separatorStyle", "separatorInset", "rowHeight", "contentEdgeInsets", "titleTextAttributes",
    "largeTitleTextAttributes", "prefersLargeTitles", "numberOfLines", "textAlignment", "alpha",
  ]

  /// The keys of scripts' properties that code has set, on a proxy or on another view.
  private final class GivenKeys: NSObject {
    var keys: Set<String> = []
  }

  private var standIns: [StandIn] = []

  /// The proxy for a class inside others; nil if there is none yet.
  func standIn(for type: Nominal, in containers: [Nominal]) -> UIView? {
    standIns.first {
      $0.type === type
        && $0.containers.map(ObjectIdentifier.init)
          == containers.map(ObjectIdentifier.init)
    }?.view
  }

  /// Adds a proxy; superclasses come before subclasses.
  func add(_ view: UIView, for type: Nominal, in containers: [Nominal]) {
    let depth = Array(type.lineage).count
    let place = standIns.firstIndex { Array($0.type.lineage).count > depth } ?? standIns.count
    standIns.insert(StandIn(view: view, type: type, containers: containers), at: place)
  }

  /// Removes all proxies.
  func removeAll() { standIns = [] }

  /// Records that code has set an observable property.
  func note(_ object: NSObject, _ key: String) {
    guard !standIns.isEmpty, object is UIView else { return }
    let given = Self.given(object) ?? GivenKeys()
    given.keys.insert(key)
    KeptValues.set(AnyValue(given), Self.givenName, of: object)
  }

  private static let givenName = "_givenKeys"

  private static func given(_ object: NSObject) -> GivenKeys? {
    KeptValues.value(givenName, of: object)?.object as? GivenKeys
  }

  // MARK: Applying

  /// Applies the values of the proxies for its classes to a view that has come into a window.
  func arrive(_ view: UIView, _ host: ScriptHost) {
    if standIns.isEmpty { return }
    ScriptCalls.run { () throws(RunStop) in try apply(to: view, host) }
  }

  private func apply(to view: UIView, _ host: ScriptHost) throws(RunStop) {
    for standIn in standIns where standIn.view !== view {
      guard host.isInstance(view, of: standIn.type), isInside(view, standIn.containers, host)
      else { continue }
      try copy(standIn, to: view, host)
    }
  }

  private func isInside(_ view: UIView, _ containers: [Nominal], _ host: ScriptHost) -> Bool {
    var next: UIResponder? = view.next
    for container in containers {
      while let current = next, !host.isInstance(current, of: container) { next = current.next }
      guard let found = next else { return false }
      next = found.next
    }
    return true
  }

  private func copy(_ standIn: StandIn, to view: UIView, _ host: ScriptHost) throws(RunStop) {
    let plain = Self.plain(like: standIn.view)
    for key in Self.keys where KeyValueCoding.setter(key, of: standIn.view, host) != nil {
      let wanted = try KeyValueCoding.value(forKey: key, of: standIn.view)
      guard let plain else { continue }
      let usual = try KeyValueCoding.value(forKey: key, of: plain)
      guard !Self.areEqual(wanted, usual),
        Self.areEqual(try KeyValueCoding.value(forKey: key, of: view), usual)
      else { continue }
      try KeyValueCoding.set(wanted, forKey: key, of: view)
    }
    KeptValues.copyMissing(from: standIn.view, to: view)
    let own = Self.given(view)?.keys ?? []
    for key in (Self.given(standIn.view)?.keys ?? []).subtracting(own).sorted() {
      let value = try KeyValueCoding.value(forKey: key, of: standIn.view)
      try KeyValueCoding.set(value, forKey: key, of: view)
    }
  }

  /// A new view of the same class of UIKit's.
  private static func plain(like view: UIView) -> UIView? {
    let row = UIKitTable.classes.first { $0.type == Swift.type(of: view) }
    guard case .view(let make)? = row?.maker else { return nil }
    return make(.zero)
  }

  private static func areEqual(_ one: AnyValue?, _ other: AnyValue?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one.object === other.object { return true }
    let (left, right) = (Crossing.native(one), Crossing.native(other))
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    return "\(left)" == "\(right)"
  }
}

extension UIKitTable {
  /// The implementation of `appearance()`, whose interface is written in Swift.
  static func addAppearances(_ type: TypeTable) {
    type.staticMethod("_standIn(_:_:)", "The stand-in for a class inside others.") {
      (type: TypeValue, containers: [TypeValue]) -> UIView? in
      guard let host = ScriptHost.active, let nominal = type.declared else { return nil }
      return host.appearances.standIn(for: nominal, in: containers.compactMap(\.declared))
    }
    type.staticMethod("_add(_:_:_:)", "Makes a view the stand-in for a class inside others.") {
      (view: UIView, type: TypeValue, containers: [TypeValue]) in
      guard let host = ScriptHost.active, let nominal = type.declared else { return }
      host.appearances.add(view, for: nominal, in: containers.compactMap(\.declared))
    }
  }
}

extension TypeValue {
  /// The class that it stands for.
  fileprivate var declared: Nominal? {
    guard case .nominal(let nominal, _) = type else { return nil }
    return nominal
  }
}
