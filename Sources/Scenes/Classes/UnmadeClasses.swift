import Records
import UIKitBindings

extension UnmadeClass {
  /// The reason why `add` does not create a class of UIKit's; nil for other words.
  package init?(className: String) {
    switch ModelClass.named(className)?.maker {
    case .recognizer:
      self = .recognizer
      return
    case .layer:
      self = .noView
      return
    case .view, .controller, .some(.none), nil: break
    }
    guard let reason = Self.reasons[className] else { return nil }
    self = reason
  }

  private static let reasons: [String: UnmadeClass] = {
    var reasons: [String: UnmadeClass] = [:]
    for (reason, names) in lists {
      for name in names.split(separator: " ") { reasons[String(name)] = reason }
    }
    return reasons
  }()

  private static let lists: [(UnmadeClass, String)] = [
    (.recognizer, "UIHoverGestureRecognizer"),
    (.application, "UIApplication UIScreen UIDevice UIWindowScene UIScene"),
    (.abstract, "UIResponder NSObject UIBarItem UIVisualEffect UICollectionViewLayout"),
    (
      .noView,
      """
      UIBarButtonItem UITabBarItem UINavigationItem UIImage UIColor UIFont UIBezierPath \
      UIBlurEffect UIVibrancyEffect UIAlertAction UIAction UITouch \
      UIEvent UIPress NSLayoutConstraint UICollectionViewFlowLayout UIGraphicsImageRenderer
      """
    ),
    (
      .otherFramework,
      """
      WKWebView MKMapView MKAnnotationView UIHostingController SKView MTKView ARSCNView SCNView \
      AVPlayerViewController UIImagePickerController UIDocumentPickerViewController \
      SFSafariViewController MFMailComposeViewController UIActivityViewController UICalendarView
      """
    ),
  ]
}
