/// An enumeration whose values are described by the name of their case, as in the source.
///
/// The description equals the one that string interpolation derives by itself. Interpolation first
/// looks for several protocols, and each look-up for a new type searches the conformances of the
/// whole program, which is noticeable when the program starts.
nonisolated public protocol CaseNamed: CustomStringConvertible {}

nonisolated extension CaseNamed {
  /// The name of the case, without associated values.
  public var description: String {
    runtimeCaseName(self).map { String(cString: $0) } ?? ""
  }
}

/// The runtime's own function behind reflection; nil for a value that is not an enumeration's.
@_silgen_name("swift_EnumCaseName")
nonisolated private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
