/// The elements and attributes of Interface Builder files that are read. All others are counted as
/// left out, except those that only the editor uses.
enum InterfaceCoverage {
  /// The attributes of an element that are read; nil for an element that is not read.
  static func attributes(of element: String) -> Set<String>? {
    if let own = own[element] { return own }
    if element.hasSuffix("Controller") { return controller }
    return element.hasSuffix("GestureRecognizer") ? recognizer : nil
  }

  /// Whether any element may have an attribute: names, and attributes that only the editor and the
  /// compiler use.
  static func isEverywhere(_ attribute: String) -> Bool { everywhere.contains(attribute) }

  /// Whether only the editor uses an element.
  static func isSilent(_ element: String) -> Bool {
    silent.contains(element) || element.hasPrefix("simulated") || element.hasSuffix("Metrics")
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let everywhere = words(
    """
    id key customClass customModule customModuleProvider userLabel sceneMemberID misplaced \
    ambiguous verifyAmbiguity fixedFrame reference colorSpace customColorSpace \
    cocoaTouchSystemColor xcode11CocoaTouchSystemColor dataMode springLoaded
    """)

  private static let silent = words(
    """
    point nil customFonts array inferredMetricsTieBreakers placeholder exit size designables \
    simulatedMetricsContainer autoresizingMask viewControllerLayoutGuide layoutGuides
    """)

  private static let view = words(
    """
    userInteractionEnabled multipleTouchEnabled hidden alpha opaque clipsSubviews tag \
    clearsContextBeforeDrawing autoresizesSubviews contentMode \
    translatesAutoresizingMaskIntoConstraints horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    """)

  private static let control = view.union(
    words("enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment"))

  private static let scroll = view.union(
    words(
      """
      scrollEnabled pagingEnabled bounces alwaysBounceVertical alwaysBounceHorizontal \
      showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches \
      canCancelContentTouches directionalLockEnabled minimumZoomScale maximumZoomScale \
      contentInsetAdjustmentBehavior keyboardDismissMode
      """))

  private static let controller = words(
    """
    title storyboardIdentifier modalPresentationStyle modalTransitionStyle \
    automaticallyAdjustsScrollViewInsets definesPresentationContext hidesBottomBarWhenPushed \
    extendedLayoutIncludesOpaqueBars restorationIdentifier navigationBarHidden toolbarHidden
    """)

  private static let recognizer = words(
    """
    enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded numberOfTapsRequired \
    numberOfTouchesRequired minimumPressDuration allowableMovement direction \
    minimumNumberOfTouches maximumNumberOfTouches
    """)

  private static let text = words(
    "text textAlignment lineBreakMode adjustsFontSizeToFit minimumFontSize minimumScaleFactor")

  private static let own: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for name in [
      "view", "containerView", "visualEffectView", "tableViewCellContentView",
      "collectionViewCellContentView", "pickerView", "activityIndicatorView", "progressView",
      "imageView", "collectionReusableView",
    ] { table[name] = view }
    table["tableViewCellContentView"]?.insert("tableViewCell")
    table["collectionReusableView"]?.insert("reuseIdentifier")
    table["imageView"]?.formUnion(["image", "highlightedImage", "highlighted"])
    table["activityIndicatorView"]?.formUnion(["animating", "hidesWhenStopped"])
    table["progressView"]?.insert("progress")
    table["label"] = view.union(text).union(
      words("numberOfLines preferredMaxLayoutWidth enabled"))
    for name in [
      "button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl",
      "datePicker",
    ] { table[name] = control }
    table["button"]?.formUnion(words("buttonType"))
    table["textField"]?.formUnion(words("text placeholder textAlignment borderStyle"))
    table["switch"]?.insert("on")
    table["slider"]?.formUnion(words("value minValue maxValue continuous"))
    table["stepper"]?.formUnion(words("value minimumValue maximumValue stepValue wraps"))
    table["segmentedControl"]?.formUnion(words("selectedSegmentIndex momentary"))
    table["pageControl"]?.formUnion(words("numberOfPages currentPage hidesForSinglePage"))
    for name in ["scrollView", "tableView", "collectionView", "textView"] { table[name] = scroll }
    table["textView"]?.formUnion(words("text textAlignment editable selectable"))
    table["tableView"]?.formUnion(
      words(
        """
        style separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight allowsSelection \
        allowsMultipleSelection
        """))
    table["collectionView"]?.formUnion(words("allowsSelection allowsMultipleSelection"))
    table["collectionViewFlowLayout"] = words(
      "minimumLineSpacing minimumInteritemSpacing scrollDirection automaticEstimatedItemSize")
    table["stackView"] = view.union(
      words("axis spacing distribution alignment layoutMarginsRelativeArrangement"))
    table["tableViewCell"] = view.union(
      words(
        """
        style selectionStyle accessoryType reuseIdentifier rowHeight textLabel detailTextLabel \
        imageView
        """))
    table["collectionViewCell"] = view.union(["reuseIdentifier"])
    for name in ["navigationBar", "toolbar", "tabBar", "searchBar"] {
      table[name] = view.union(["translucent"])
    }
    table["navigationBar"]?.insert("largeTitles")
    table["searchBar"]?.formUnion(words("text placeholder showsCancelButton"))
    table["tableViewSection"] = words("headerTitle footerTitle")
    table["constraint"] = words(
      """
      firstItem firstAttribute secondItem secondAttribute relation multiplier constant priority \
      identifier symbolic placeholder
      """)
    for name in [
      "subviews", "constraints", "connections", "cells", "sections", "prototypes", "items",
      "segments", "gestureRecognizers", "toolbarItems", "userDefinedRuntimeAttributes",
      "leftBarButtonItems", "rightBarButtonItems", "attributedString", "fragment", "blurEffect",
      "userDefinedRuntimeAttribute", "viewLayoutGuide", "integer", "real", "string", "color",
      "customObject", "viewControllerPlaceholder",
    ] { table[name] = [] }
    table["color"] = words("red green blue white alpha systemColor name")
    table["string"] = words("base64-UTF8 content")
    table["fragment"] = ["content"]
    table["integer"] = ["value"]
    table["real"] = ["value"]
    table["userDefinedRuntimeAttribute"] = words("type keyPath value")
    table["viewControllerPlaceholder"] = words(
      "storyboardName referencedIdentifier storyboardIdentifier")
    table["rect"] = words("x y width height")
    for name in ["inset", "edgeInsets", "directionalEdgeInsets"] {
      table[name] = words("top left bottom right leading trailing minX minY maxX maxY")
    }
    table["fontDescription"] = words("type pointSize name family style weight")
    table["state"] = words("title image backgroundImage")
    table["segment"] = words("title enabled")
    table["outlet"] = words("property destination")
    table["outletCollection"] = words("property destination appends collectionClass")
    table["action"] = words("selector destination eventType")
    table["segue"] = words(
      """
      destination kind identifier relationship trigger unwindAction animates \
      modalPresentationStyle modalTransitionStyle
      """)
    table["textInputTraits"] = words("secureTextEntry")
    table["extendedEdge"] = words("top left bottom right")
    table["rectEdge"] = words("top left bottom right")
    table["navigationItem"] = words("title hidesBackButton largeTitleDisplayMode")
    table["barButtonItem"] = words("title systemItem style image enabled tag width")
    table["tabBarItem"] = words("title image tag")
    table["buttonConfiguration"] = words("title subtitle image imagePadding titlePadding")
    return table
  }()
}
