// The descriptions of errors.
extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}
extension Error {
  var localizedDescription: String {
    if let error = self as? LocalizedError, let text = error.errorDescription {
      return text
    }
    return "The operation couldn’t be completed. (\(type(of: self)) error 1.)"
  }
}
