import Records
import UIKitModel

extension ConstraintRefusal {
  /// Creates a record of the model's refusal of two attributes that cannot be paired (AL-26).
  package init(_ refusal: PairingRefusal) {
    switch refusal {
    case .attributes: self = .invalidPairing
    case .directions: self = .mixesDirections
    case .location: self = .locationOfNumber
    }
  }
}
