// The sheet that shares items: a page without content here, so that no activity is performed.
class UIActivity: NSObject {
  enum Category: Int { case action, share }

  struct ActivityType: Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    private static func _system(_ name: String) -> ActivityType {
      ActivityType(rawValue: "com.apple.UIKit.activity." + name)
    }
    static let postToFacebook = _system("PostToFacebook")
    static let postToTwitter = _system("PostToTwitter")
    static let postToWeibo = _system("PostToWeibo")
    static let postToVimeo = _system("PostToVimeo")
    static let postToFlickr = _system("PostToFlickr")
    static let postToTencentWeibo = _system("PostToTencentWeibo")
    static let message = _system("Message")
    static let mail = _system("Mail")
    static let print = _system("Print")
    static let copyToPasteboard = _system("CopyToPasteboard")
    static let saveToCameraRoll = _system("SaveToCameraRoll")
    static let addToReadingList = _system("AddToReadingList")
    static let airDrop = _system("AirDrop")
    static let assignToContact = _system("AssignToContact")
    static let openInIBooks = _system("OpenInIBooks")
    static let markupAsPDF = _system("MarkupAsPDF")
  }

  class var activityCategory: UIActivity.Category { .action }
  var activityType: UIActivity.ActivityType? { nil }
  var activityTitle: String? { nil }
  var activityImage: UIImage? { nil }
  var activityViewController: UIViewController? { nil }
  func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  func prepare(withActivityItems activityItems: [Any]) {}
  func perform() {}
  func activityDidFinish(_ completed: Bool) {}
}

class UIActivityViewController: UIViewController {
  var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  var excludedActivityTypes: [UIActivity.ActivityType]?
  let _items: [Any]

  init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    _items = activityItems
    super.init(nibName: nil, bundle: nil)
    _keep(true, "UIActivityViewController", "activityItems", "touches, drawing")
  }
  required init?(coder: NSCoder) {
    _items = []
    super.init(coder: coder)
  }
}
