// The appearance and the effects of a keyboard: stored, since no keyboard is drawn.
enum UIKeyboardType: Int {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  static var alphabet: UIKeyboardType { .asciiCapable }
}

enum UIReturnKeyType: Int {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

enum UIKeyboardAppearance: Int {
  case `default`, dark, light
  static var alert: UIKeyboardAppearance { .dark }
}

enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
enum UITextAutocorrectionType: Int { case `default`, no, yes }
enum UITextSpellCheckingType: Int { case `default`, no, yes }
enum UITextSmartQuotesType: Int { case `default`, no, yes }
enum UITextSmartDashesType: Int { case `default`, no, yes }
enum UITextSmartInsertDeleteType: Int { case `default`, no, yes }

struct UITextContentType: Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let name = UITextContentType(rawValue: "name")
  static let username = UITextContentType(rawValue: "username")
  static let password = UITextContentType(rawValue: "password")
  static let newPassword = UITextContentType(rawValue: "new-password")
  static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  static let emailAddress = UITextContentType(rawValue: "email")
  static let telephoneNumber = UITextContentType(rawValue: "tel")
  static let postalCode = UITextContentType(rawValue: "postal-code")
}
