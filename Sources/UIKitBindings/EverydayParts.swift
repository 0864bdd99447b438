import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Classes and properties that are written in Swift. Nearly all of them are only stored, and report
/// that when they are set.
extension UIKitTable {
  /// The parts, each with the names by which it is found.
  package static let everydayParts: [Prelude.Part] = [
    part(["UIActivity", "UIActivityViewController"], PackageResources.Activities_swift),
    part(
      [
        "UIBarStyle", "UIBarMetrics", "UIBarPosition", "UIBarAppearance",
        "UIBarButtonItemAppearance", "UIBarButtonItemStateAppearance", "UINavigationBarAppearance",
        "UITabBarAppearance", "UITabBarItemAppearance", "UITabBarItemStateAppearance",
        "UIToolbarAppearance", "setBackgroundImage",
      ], PackageResources.BarLooks_swift, StoredProperties.bars),
    part(
      ["UIAppearance", "UIAppearanceContainer", "appearance"], PackageResources.Appearances_swift),
    part(
      ["responds", "instancesRespond", "perform"], PackageResources.ClassMessages_swift),
    part(["editButtonItem"], PackageResources.EditButtons_swift),
    part(["NSCache"], PackageResources.Caches_swift),
    part(
      ["UIContextualAction.init", "UIContextualAction.Handler", "UITableViewRowAction.init"],
      PackageResources.RowActions_swift),
    part(
      [
        "CAEmitterLayer", "CAEmitterCell", "CAEmitterLayerEmitterShape",
        "CAEmitterLayerEmitterMode", "CAEmitterLayerRenderMode",
      ], PackageResources.Particles_swift),
    part(
      [
        "UIContentConfiguration", "UIListContentConfiguration", "contentConfiguration",
        "defaultContentConfiguration",
      ], PackageResources.ListContents_swift),
    part(
      ["UIInteraction", "addInteraction", "removeInteraction", "interactions"],
      PackageResources.Interactions_swift),
    part(
      [
        "UIContextMenuActionProvider", "UIContextMenuContentPreviewProvider",
        "UIContextMenuInteractionAnimating", "UIContextMenuInteractionCommitAnimating",
        "UIContextMenuInteractionDelegate",
        "UIContextMenuInteraction", "UIPreviewParameters", "UIPreviewTarget", "UITargetedPreview",
        "UIPointerInteractionDelegate", "UIPointerInteraction",
      ], PackageResources.ContextMenus_swift),
    part(
      [
        "UISearchResultsUpdating", "UISearchControllerDelegate", "UISearchController",
        "searchController", "UISearchBar.Style", "UISearchBar.Icon",
      ], PackageResources.SearchControllers_swift, StoredProperties.searches),
    part(
      [
        "UIMotionEffect", "UIInterpolatingMotionEffect", "UIMotionEffectGroup", "motionEffects",
        "addMotionEffect", "removeMotionEffect",
      ], PackageResources.MotionEffects_swift),
    part(
      [
        "infoDictionary", "bundleIdentifier", "Bundle.path", "Bundle.url",
        "Bundle.object", "localizedString",
      ], PackageResources.BundleParts_swift),
    part(
      ["altitudeAngle", "azimuthAngle", "azimuthUnitVector"], PackageResources.TouchAngles_swift),
    part(
      [
        "UISplitViewControllerDelegate", "UISplitViewController.DisplayMode",
        "UISplitViewController.delegate",
      ], PackageResources.SplitDelegates_swift, StoredProperties.splits),
    part(["UIPasteboard"], PackageResources.Pasteboards_swift),
    part(
      ["UILayoutSupport", "topLayoutGuide", "bottomLayoutGuide"],
      PackageResources.LayoutSupports_swift),
    part(
      [
        "UITextPosition", "UITextRange", "UITextSelectionRect", "beginningOfDocument",
        "endOfDocument", "selectedTextRange", "caretRect", "firstRect", "selectionRects",
        "closestPosition", "textRange",
      ], PackageResources.TextPositions_swift),
    part(["UIMenuItem", "UIMenuController"], PackageResources.EditMenus_swift),
    part(
      [
        "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey",
        "NSKeyValueObservedChange", "NSKeyValueObservation", "observe", "observeValue",
        "NSObject.addObserver", "NSObject.removeObserver", "willChangeValue", "didChangeValue",
      ], PackageResources.KeyValueObserving_swift),
    part(
      [
        "UIImage.init", "Configuration", "SymbolConfiguration", "SymbolWeight", "SymbolScale",
        "ResizingMode", "resizableImage", "imageFlippedForRightToLeftLayoutDirection",
        "withConfiguration", "applyingSymbolConfiguration",
      ], PackageResources.ImageLooks_swift),
    part(
      [
        "uintValue", "int32Value", "int64Value", "uint32Value", "uint64Value", "int16Value",
        "uint8Value", "startIndex", "endIndex",
      ], PackageResources.NumberParts_swift),
    part(
      [
        "UIPopoverArrowDirection", "UIPopoverPresentationControllerDelegate",
        "UIPopoverPresentationController", "UISheetPresentationController",
        "UIPopoverBackgroundView", "popoverPresentationController", "sheetPresentationController",
      ], PackageResources.Popovers_swift),
    part(
      ["ViewMode", "UIDataDetectorTypes", "NSTextContainer", "textContainer"],
      PackageResources.TextFieldLooks_swift, StoredProperties.textFields),
    part(
      [
        "UIKeyboardType", "UIReturnKeyType", "UIKeyboardAppearance", "UITextAutocapitalizationType",
        "UITextAutocorrectionType", "UITextSpellCheckingType", "UITextSmartQuotesType",
        "UITextSmartDashesType", "UITextSmartInsertDeleteType", "UITextContentType",
      ], PackageResources.TextInputTraits_swift, StoredProperties.textInputs),
    part(
      [
        "UISemanticContentAttribute", "UIUserInterfaceLayoutDirection", "IndicatorStyle",
        "TintAdjustmentMode", "userInterfaceLayoutDirection",
        "effectiveUserInterfaceLayoutDirection", "snapshotView", "resizableSnapshotView",
        "automaticSize",
        "flashScrollIndicators", "setAttributedTitle", "isOpaque",
      ], PackageResources.ViewLooks_swift, StoredProperties.views),
    part(
      ["isAnimating", "startAnimating", "stopAnimating", "UIImageView.init"],
      PackageResources.ImageAnimations_swift,
      StoredProperties.imageViews),
    part(
      [
        "NSUnderlineStyle", "backgroundColor", "kern", "underlineStyle", "underlineColor",
        "strikethroughStyle", "strikethroughColor", "link", "baselineOffset", "obliqueness",
      ], PackageResources.TextLooks_swift),
    part(
      [
        "UIDeviceOrientation", "orientation", "beginGeneratingDeviceOrientationNotifications",
        "endGeneratingDeviceOrientationNotifications", "systemVersion", "statusBarOrientation",
      ], PackageResources.DeviceParts_swift),
  ]

  /// Lets the parts extend classes of the model.
  static func addEverydayParts(_ library: Library) {
    library.extend(NSObject.self)
    library.extend(NSNumber.self)
    library.extend(UIImage.self)
    library.extend(UIColor.self)
    library.extend(UIDevice.self)
    library.extend(UIApplication.self)
    library.extend(NSAttributedString.Key.self)
    library.extend(UIImageView.self)
    library.extend(UIBarButtonItem.self)
    library.extend(UITabBarItem.self)
    library.extend(UIPageControl.self)
    library.extend(CALayer.self)
    library.extend(UIView.self)
    library.extend(UIScrollView.self)
    library.extend(UITableViewCell.self)
    library.extend(UICollectionViewFlowLayout.self)
    library.extend(UIProgressView.self)
    library.extend(NSObject.self)
    library.extend(UIButton.self)
    library.extend(UISegmentedControl.self)
    library.extend(UILabel.self)
    library.extend(UITextField.self)
    library.extend(UITextView.self)
    library.extend(UISearchBar.self)
    library.extend(UINavigationBar.self)
    library.extend(UINavigationItem.self)
    library.extend(UITabBar.self)
    library.extend(UIToolbar.self)
    library.extend(UIViewController.self)
    library.extend(UITableViewController.self)
    library.extend(UISplitViewController.self)
    library.extend(UIContextualAction.self)
    library.extend(UITableViewRowAction.self)
    library.extend(UITouch.self)
    library.extend(MainBundle.self)
    library.extend(UIViewPropertyAnimator.self)
    library.extend(UINavigationController.self)
  }

  private static func part(
    _ names: [String], _ bytes: [UInt8], _ stored: [StoredProperties] = []
  ) -> Prelude.Part {
    Prelude.Part(names: names + stored.flatMap(\.names)) {
      ([String(decoding: bytes, as: UTF8.self)] + stored.map(\.declarations)).joined(
        separator: "\n")
    }
  }
}
