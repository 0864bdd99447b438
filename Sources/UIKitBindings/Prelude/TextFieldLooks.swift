// The properties of text fields that are only stored, since text is not drawn.
extension UITextField {
  enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
}

struct UIDataDetectorTypes: OptionSet {
  let rawValue: UInt
  static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  static let link = UIDataDetectorTypes(rawValue: 2)
  static let address = UIDataDetectorTypes(rawValue: 4)
  static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

class NSTextContainer: NSObject {
  var size = CGSize.zero
  var lineFragmentPadding: CGFloat = 5
  var maximumNumberOfLines = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var widthTracksTextView = false
  var heightTracksTextView = false
  var exclusionPaths: [UIBezierPath] = []
}

extension UITextView {
  var textContainer: NSTextContainer {
    if let known = _kept("textContainer") as? NSTextContainer { return known }
    let made = NSTextContainer()
    made.widthTracksTextView = true
    _keep(made, "UITextView", "textContainer", "layout, drawing")
    return made
  }
}
