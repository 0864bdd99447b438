// The sheet that shares items: a page without content here.
class UIActivity: NSObject {
  struct ActivityType: Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
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
