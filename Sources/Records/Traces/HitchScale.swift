/// The severity of a hitch time ratio, by one of the two scales that Apple has published (FP-13).
package enum HitchScale: Int, Codable, Sendable, CaseIterable {
  /// The scale of 2020, in a session of WWDC.
  case of2020 = 2020
  /// The scale of 2026, in the Organizer.
  case of2026 = 2026

  /// A band of a scale.
  package enum Band: String, Codable, Sendable, CaseIterable {
    case good, warning, critical
    /// Above all others; not on the scale of 2020.
    case immediate
  }

  /// The band of a hitch time ratio, in milliseconds per second.
  package func band(_ ratio: Double) -> Band {
    switch self {
    case .of2020: ratio <= 5 ? .good : ratio <= 10 ? .warning : .critical
    case .of2026:
      switch ratio {
      case ...10: .good
      case ...25: .warning
      case ...50: .critical
      default: .immediate
      }
    }
  }
}
