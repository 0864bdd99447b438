// Local notifications (KN-14, AP-51): nothing is shown or sent, only the callbacks are called.
struct UNAuthorizationOptions: OptionSet {
  let rawValue: UInt
  static let badge = UNAuthorizationOptions(rawValue: 1)
  static let sound = UNAuthorizationOptions(rawValue: 2)
  static let alert = UNAuthorizationOptions(rawValue: 4)
  static let carPlay = UNAuthorizationOptions(rawValue: 8)
  static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  static let provisional = UNAuthorizationOptions(rawValue: 64)
}

struct UNNotificationPresentationOptions: OptionSet {
  let rawValue: UInt
  static let badge = UNNotificationPresentationOptions(rawValue: 1)
  static let sound = UNNotificationPresentationOptions(rawValue: 2)
  static let alert = UNNotificationPresentationOptions(rawValue: 4)
  static let list = UNNotificationPresentationOptions(rawValue: 8)
  static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

enum UNAuthorizationStatus: Int {
  case notDetermined, denied, authorized, provisional, ephemeral
}

struct UNError: Error {
  enum Code: Int {
    case notificationsNotAllowed = 1
    case notificationInvalidNoDate = 1401
  }
  let code: Code
}

class UNNotificationSettings: NSObject {
  let authorizationStatus: UNAuthorizationStatus
  init(_status status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }
}

class UNNotificationSound: NSObject {
  // Created for each app: an object of the library would belong to its first session.
  static var `default`: UNNotificationSound { UNNotificationSound() }
}

class UNNotificationContent: NSObject {
  var _title = ""
  var _subtitle = ""
  var _body = ""
  var _badge: NSNumber?
  var _sound: UNNotificationSound?
  var _userInfo: [AnyHashable: Any] = [:]
  var _categoryIdentifier = ""
  var _threadIdentifier = ""
  var title: String { _title }
  var subtitle: String { _subtitle }
  var body: String { _body }
  var badge: NSNumber? { _badge }
  var sound: UNNotificationSound? { _sound }
  var userInfo: [AnyHashable: Any] { _userInfo }
  var categoryIdentifier: String { _categoryIdentifier }
  var threadIdentifier: String { _threadIdentifier }
}

class UNMutableNotificationContent: UNNotificationContent {
  override var title: String {
    get { _title }
    set { _title = newValue }
  }
  override var subtitle: String {
    get { _subtitle }
    set { _subtitle = newValue }
  }
  override var body: String {
    get { _body }
    set { _body = newValue }
  }
  override var badge: NSNumber? {
    get { _badge }
    set { _badge = newValue }
  }
  override var sound: UNNotificationSound? {
    get { _sound }
    set { _sound = newValue }
  }
  override var userInfo: [AnyHashable: Any] {
    get { _userInfo }
    set { _userInfo = newValue }
  }
  override var categoryIdentifier: String {
    get { _categoryIdentifier }
    set { _categoryIdentifier = newValue }
  }
  override var threadIdentifier: String {
    get { _threadIdentifier }
    set { _threadIdentifier = newValue }
  }
}

class UNNotificationTrigger: NSObject {
  let repeats: Bool
  init(_repeats repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  let timeInterval: TimeInterval
  init(timeInterval: TimeInterval, repeats: Bool) {
    if timeInterval <= 0 { fatalError("time interval must be greater than 0") }
    if repeats && timeInterval < 60 {
      fatalError("time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(_repeats: repeats)
  }
}

class UNNotificationRequest: NSObject {
  let identifier: String
  let content: UNNotificationContent
  let trigger: UNNotificationTrigger?
  init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

class UNNotification: NSObject {
  let request: UNNotificationRequest
  let date = Date()
  init(_request request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

@objc protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
}

class UNUserNotificationCenter: NSObject {
  // One for each app, not for the library, which all apps share.
  static func current() -> UNUserNotificationCenter {
    if let known = UIApplication.shared._userNotifications as? UNUserNotificationCenter {
      return known
    }
    let center = UNUserNotificationCenter()
    UIApplication.shared._userNotifications = center
    return center
  }

  weak var delegate: UNUserNotificationCenterDelegate?
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []

  // The user grants the authorization that the app requests.
  func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      self.status = .authorized
      completionHandler(true, nil)
    }
  }
  func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings(_status: self.status)) }
  }

  func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    let isAllowed = status == .authorized
    if isAllowed {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
      _wait(for: request)
    }
    if let handler {
      DispatchQueue.main.async {
        handler(isAllowed ? nil : UNError(code: .notificationsNotAllowed))
      }
    }
  }
  private func _wait(for request: UNNotificationRequest) {
    let seconds = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval ?? 0
    let due = CACurrentMediaTime() + seconds
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      guard self.pending.contains(where: { $0 === request }) else { return }
      let notification = UNNotification(_request: request)
      self.delivered.append(notification)
      if request.trigger?.repeats == true {
        self._wait(for: request)
      } else {
        self.pending.removeAll { $0 === request }
      }
      // Notifications that arrived while the app was suspended were shown by the system.
      guard UIApplication.shared.applicationState == .active, CACurrentMediaTime() - due < 0.1
      else { return }
      self.delegate?.userNotificationCenter?(
        self, willPresent: notification, withCompletionHandler: { _ in })
    }
  }

  func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.pending) }
  }
  func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    DispatchQueue.main.async { completionHandler(self.delivered) }
  }
  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  func removeAllPendingNotificationRequests() { pending = [] }
  func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }
  func removeAllDeliveredNotifications() { delivered = [] }
  func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
}
