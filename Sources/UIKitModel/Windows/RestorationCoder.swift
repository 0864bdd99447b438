import Foundation

/// An archive of values by keys, in which the state of an app is preserved (AP-52).
nonisolated public final class RestorationCoder: NSCoder {
  private var values: [String: Any] = [:]

  deinit {}

  override public var allowsKeyedCoding: Bool { true }

  /// Keeps a value under a key; nil keeps none.
  public func keep(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that was kept under a key; nil for none.
  public func kept(forKey key: String) -> Any? { values[key] }
}
