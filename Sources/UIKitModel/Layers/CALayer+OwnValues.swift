import Foundation

/// Values under names that a layer does not have as properties: a layer keeps whatever it is given
/// by key-value coding (EX-30).
extension CALayer {
  private static var ownValuesKey: UInt8 = 0

  /// The value that was set under a name; nil for none.
  public final func ownValue(forKey key: String) -> Any? { ownValues[key] }

  /// Keeps a value under a name; nil removes it.
  public final func setOwnValue(_ value: Any?, forKey key: String) {
    var values = ownValues
    values[key] = value
    objc_setAssociatedObject(self, &Self.ownValuesKey, values, .OBJC_ASSOCIATION_COPY)
  }

  private var ownValues: [String: Any] {
    objc_getAssociatedObject(self, &Self.ownValuesKey) as? [String: Any] ?? [:]
  }

  /// Takes note that a UIColor was set where the layer needs a CGColor: it is drawn as no colour.
  public final func noteForeignColor(forKey key: String) {
    SilentMisuse.colorOfAnotherKind(self, key: key).tell()
  }
}
