import Machine
import TypedProgram

/// The reason why a name that apps use is not available here.
package enum Unavailable: String, CaseIterable {
  /// Files, other processes and the network.
  case filesAndNetwork
  /// Clocks, timers and waiting.
  case time
  /// Work outside of the main thread.
  case threads
  /// Storage that outlives the run.
  case storage
  /// Animations between two calls, which closures have replaced (AN-28).
  case animationCalls
  /// Opening URLs as before iOS 10 (AP-46).
  case oldOpening
  /// Unloading views when memory is low, as before iOS 6 (VC-18).
  case unloading
  /// Part of UIKit, not here yet.
  case notYet
  /// Part of Swift or of another framework than UIKit, not here yet.
  case elsewhere

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
      URLSession URLRequest URLSessionTask URLSessionDataTask URLComponents FileManager \
      FileHandle Process Pipe NSHomeDirectory InputStream OutputStream Host NWConnection WKWebView \
      NSData URLConnection URLResponse HTTPURLResponse NSURLRequest MFMailComposeViewController SFSafariViewController ProcessInfo
      """
    ),
    (
      .time,
      """
      DateFormatter Calendar DateComponents TimeZone Clock \
      NSDateFormatterNoStyle NSDateFormatterShortStyle NSDateFormatterMediumStyle \
      NSDateFormatterLongStyle NSDateFormatterFullStyle \
      ContinuousClock SuspendingClock
      """
    ),
    (
      .threads,
      """
      dispatch_get_global_queue dispatch_queue_create dispatch_group_create \
      dispatch_semaphore_create DispatchGroup DispatchSemaphore DispatchSource Operation BlockOperation NSLock \
      NSRecursiveLock Task TaskGroup AsyncStream withTaskGroup withCheckedContinuation \
      OSAllocatedUnfairLock Mutex
      """
    ),
    (
      .storage,
      """
      UserDefaults NSUbiquitousKeyValueStore NSPersistentContainer NSManagedObject \
      NSManagedObjectContext CoreData ModelContext NSKeyedArchiver NSKeyedUnarchiver JSONEncoder \
      JSONDecoder PropertyListEncoder PropertyListDecoder \
      FileProtectionType SecItemAdd
      """
    ),
    (
      .notYet,
      """
      UICommand \
      UICoordinateSpace \
      UIToolTipInteraction UIPopoverPresentationController \
      UISheetPresentationController UIPopoverPresentationControllerDelegate \
      UIActivityViewController UIImagePickerController UIDocumentPickerViewController \
      UIFontDescriptor UIContentSizeCategory \
      UIScreenMode \
      UIContentView UIBackgroundConfiguration \
      UICellConfigurationState UICollectionViewCompositionalLayout NSCollectionLayoutSection \
      NSCollectionLayoutItem NSCollectionLayoutGroup NSCollectionLayoutSize \
      UICollectionViewLayoutInvalidationContext \
      UICollectionViewListCell \
      UITableViewDataSourcePrefetching \
      UICollectionViewDataSourcePrefetching UITableViewDragDelegate UITableViewDropDelegate \
      UICollectionViewDragDelegate UICollectionViewDropDelegate \
      UIPreviewInteraction UIViewControllerPreviewing \
      UIDeferredMenuElement UITextInput UITextInputDelegate \
      UITextInputTokenizer UIKeyInput UITextInteraction UITextChecker UITextDragDelegate \
      UITextDropDelegate UITextInputTraits UITextContentType UIDataDetectorTypes UIBarAppearance \
      UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance UIBarButtonItemAppearance \
      UIToolbarDelegate \
      UINavigationBarDelegate \
      UIGraphicsPDFRenderer UIPrintInteractionController \
      UIAccessibilityCustomRotor UIAccessibilityNavigationStyle \
      UIAccessibilityContainerType UIFocusUpdateContext UIFocusAnimationCoordinator UIFocusItem \
      UIFocusEnvironment UIHoverStyle UIPointerStyle UIPointerRegion \
      UIEditMenuInteraction UIFindInteraction \
      UIBandSelectionInteraction UIScribbleInteraction UIIndirectScribbleInteraction \
      UILargeContentViewerInteraction UIDropSession UIDragSession UIDragItem UIDropProposal \
      UISpringLoadedInteraction UICanvasFeedbackGenerator UILexicon UIInputViewController \
      UIInputView UIInputViewAudioFeedback UITextDocumentProxy UIReferenceLibraryViewController \
      UIVideoEditorController UIButtonConfiguration UIColorPickerViewController \
      UIFontPickerViewController UICalendarView UIContentUnavailableView \
      UIContentUnavailableConfiguration UITab UITabGroup UIUpdateLink UITraitOverrides \
      UIMutableTraits UICloudSharingController UIDocument UIManagedDocument UILocalNotification \
      UIUserNotificationSettings UNCalendarNotificationTrigger UNLocationNotificationTrigger \
      UNNotificationResponse UNNotificationCategory UNNotificationAction UIApplicationShortcutItem \
      UIEventAttribution UIPasteConfiguration \
      UIActivityItemsConfiguration UIWebView UIAlertView UIActionSheet UIPopoverController \
      UISearchDisplayController UIImageAsset UIImageSymbolConfiguration UIImageConfiguration \
      UISymbolEffect CAValueFunction \
      CARenderer CAMediaTiming CARemoteLayer \
      CGShading CGPattern CGDataConsumer CGFont CGPDFDocument CGLayer NSUserActivity \
      NSItemProvider NSTextAttachment \
      NSStringDrawingContext NSDataAsset \
      CATiledLayer \
      UIDragInteraction UIDropInteraction \
      NSTextStorage NSLayoutManager NSTextContainer \
      UIMenuController UIFontMetrics UIFocusSystem UIFocusGuide UIPencilInteraction \
      UIHostingController UIHostingConfiguration UIViewRepresentable \
      UIViewControllerRepresentable UIConfigurationTextAttributesTransformer \
      UIConfigurationStateCustomKey UITraitBridgedEnvironmentKey UIViewInvalidating \
      UIGlassEffect UIItemProviderReadingAugmentationDesignating UITextItemInteraction \
      UISmartReplySuggestion UIBackgroundExtensionView UIScrollEdgeElementContainerInteraction \
      UICornerConfiguration class_getInstanceMethod method_exchangeImplementations
      """
    ),
    (
      .elsewhere,
      """
      Mirror KeyPathComparator CollectionOfOne EmptyCollection \
      UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeRawBufferPointer OpaquePointer \
      ManagedBuffer StaticString Duration CodingKey Encoder Decoder TextOutputStream \
      CustomReflectable CustomPlaygroundDisplayConvertible RandomNumberGenerator \
      SystemRandomNumberGenerator Actor AsyncSequence CheckedContinuation AnyKeyPath \
      PartialKeyPath \
      Decimal NumberFormatter ByteCountFormatter Measurement MeasurementFormatter \
      PersonNameComponents Scanner Locale NSPredicate NSRegularExpression NSHashTable NSMapTable \
      os_log OSLog Logger \
      NSLocaleLanguageDirectionLeftToRight NSLocaleLanguageDirectionRightToLeft \
      NSNumberFormatterNoStyle NSNumberFormatterDecimalStyle NSNumberFormatterCurrencyStyle \
      NSNumberFormatterPercentStyle NSUTF32StringEncoding UTF32Char \
      malloc calloc realloc free memcpy CFStringRef CFArrayRef CIColor \
      CGImageSource CTFont CTLine CTFrame CTFramesetter CIImage CIFilter CIContext CMTime \
      AVPlayer AVAudioPlayer AVAudioSession AVCaptureSession AVPlayerLayer AVFoundation \
      AVPlayerViewController CMMotionManager CLLocation CLLocationManager MKMapView MKAnnotation \
      MKAnnotationView MPRemoteCommandCenter CHHapticEngine PHAsset PHPickerViewController \
      SCNView SKView SKScene MTKView ARSCNView EKEvent CNContact LAContext PKCanvasView PDFView \
      QLPreviewController SwiftUI AnyView Combine Publisher Published ObservableObject \
      PassthroughSubject CurrentValueSubject AnyCancellable
      """
    ),
    (.notYet, "NSLayoutFormatOptions NSDictionaryOfVariableBindings"),
  ]
}
