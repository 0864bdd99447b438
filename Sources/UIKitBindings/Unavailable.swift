import Interpreter

/// Why a name that apps use stands for nothing here.
package enum Unavailable: String, CaseIterable {
  /// Files, other processes and the network.
  case filesAndNetwork
  /// Clocks, timers and waiting.
  case time
  /// Work beside the main thread.
  case threads
  /// What outlives the run.
  case storage
  /// Part of UIKit, not here yet.
  case notYet

  /// The names, with the reason for each.
  package static let names: [String: Unavailable] = {
    var names: [String: Unavailable] = [:]
    for (reason, list) in lists {
      for name in list.split(separator: " ") { names[String(name)] = reason }
    }
    return names
  }()

  private static let lists: [(Unavailable, String)] = [
    (
      .filesAndNetwork,
      """
      URLSession URLRequest URLSessionTask URLSessionDataTask URL URLComponents FileManager \
      FileHandle Process Pipe Bundle Data InputStream OutputStream Host NWConnection WKWebView \
      NSURL NSData MFMailComposeViewController SFSafariViewController ProcessInfo
      """
    ),
    (
      .time,
      """
      Timer Date DateFormatter Calendar DateComponents TimeZone CADisplayLink \
      CFAbsoluteTimeGetCurrent CACurrentMediaTime Thread sleep usleep Clock ContinuousClock \
      SuspendingClock NSDate
      """
    ),
    (
      .threads,
      """
      DispatchQueue DispatchGroup DispatchSemaphore DispatchWorkItem DispatchTime DispatchSource \
      OperationQueue Operation BlockOperation NSLock NSRecursiveLock RunLoop Task TaskGroup \
      AsyncStream withTaskGroup withCheckedContinuation OSAllocatedUnfairLock Mutex
      """
    ),
    (
      .storage,
      """
      UserDefaults NSUbiquitousKeyValueStore NSPersistentContainer NSManagedObject \
      NSManagedObjectContext CoreData ModelContext NSKeyedArchiver NSKeyedUnarchiver \
      JSONEncoder JSONDecoder PropertyListEncoder PropertyListDecoder UIPasteboard NSCache \
      FileProtectionType SecItemAdd
      """
    ),
    (
      .notYet,
      """
      NotificationCenter Notification UIMenu UIMenuElement UICommand \
      UICollectionViewDiffableDataSource UITableViewDiffableDataSource \
      NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension UILayoutGuide \
      UILayoutPriority UIDynamicAnimator CABasicAnimation \
      CAKeyframeAnimation CASpringAnimation CAAnimation CAAnimationGroup CAMediaTimingFunction \
      CATextLayer CAReplicatorLayer CAEmitterLayer CAScrollLayer CATiledLayer \
      CGGradient CIImage UITraitCollection UIStoryboard \
      UINib UIHoverGestureRecognizer UIPointerInteraction UIContextMenuInteraction \
      UIDragInteraction UIDropInteraction UIInteraction   \
      NSAttributedString NSMutableAttributedString NSTextStorage NSLayoutManager \
      NSTextContainer UITextRange UITextPosition UIMenuController UIFontMetrics UIPickerViewDelegate \
      AVPlayer AVAudioPlayer AVAudioSession AVCaptureSession AVPlayerLayer AVFoundation \
      CMMotionManager CLLocationManager MKMapView MKAnnotationView MPRemoteCommandCenter \
      UIFocusSystem UIFocusGuide UIPencilInteraction UIHostingController SwiftUI Combine \
      PassthroughSubject CurrentValueSubject AnyCancellable NSPredicate NSRegularExpression \
      NSArray NSDictionary NSMutableArray NSString UUID Locale \
      os_log OSLog Logger class_getInstanceMethod method_exchangeImplementations
      """
    ),
  ]
}
