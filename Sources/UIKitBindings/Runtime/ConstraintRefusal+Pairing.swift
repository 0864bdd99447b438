import Records
import UIKitModel

extension ConstraintRefusal {
  /// What the model says of two attributes that do not go together, as a record (AL-26).
  package init(_ refusal: PairingRefusal) {
    switch refusal {
    case .attributes: self = .invalidPairing
    case .directions: self = .mixesDirections
    case .location: self = .locationOfNumber
    }
  }
}
