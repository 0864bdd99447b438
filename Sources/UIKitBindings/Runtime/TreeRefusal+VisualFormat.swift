import Records
import UIKitModel

extension TreeRefusal {
  /// Creates a record of the model's error about a visual format.
  package init(_ error: VisualFormatError) {
    let reason: FormatRefusal =
      switch error.reason {
      case .empty: .empty
      case .orientation: .orientation
      case .view: .view
      case .name: .name
      case .number: .number
      case .closingBracket: .closingBracket
      case .closingParenthesis: .closingParenthesis
      case .dash: .dash
      case .end: .end
      case .unknownView(let name): .unknownView(name: name)
      case .unknownMetric(let name): .unknownMetric(name: name)
      case .noSuperview: .noSuperview
      case .alignment: .alignment
      }
    self = .visualFormat(format: error.format, position: error.position, reason: reason)
  }
}
