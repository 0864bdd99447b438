nonisolated extension StoredProperties {
  /// Further properties of views.
  static let views = [
    StoredProperties(
      of: "UIView",
      rows: [
        Row(
          "semanticContentAttribute", "UISemanticContentAttribute", ".unspecified", .layout,
          .drawing),
        Row("tintAdjustmentMode", "UIView.TintAdjustmentMode", ".normal", .drawing),
      ]),
    StoredProperties(
      of: "UIScrollView",
      rows: [
        Row("indicatorStyle", "UIScrollView.IndicatorStyle", ".default", .drawing),
        Row("scrollIndicatorInsets", "UIEdgeInsets", ".zero", .drawing),
        Row("verticalScrollIndicatorInsets", "UIEdgeInsets", ".zero", .drawing),
        Row("horizontalScrollIndicatorInsets", "UIEdgeInsets", ".zero", .drawing),
        Row("automaticallyAdjustsScrollIndicatorInsets", "Bool", "true", .drawing),
      ]),
    StoredProperties(
      of: "UITableView",
      rows: [
        Row("separatorInset", "UIEdgeInsets", ".zero", .drawing),
        Row("sectionIndexColor", "UIColor?", nil, .drawing),
        Row("sectionIndexBackgroundColor", "UIColor?", nil, .drawing),
        Row("cellLayoutMarginsFollowReadableWidth", "Bool", "false", .layout),
        Row("separatorColor", "UIColor?", nil, .drawing),
        Row("separatorEffect", "UIVisualEffect?", nil, .drawing),
      ]),
    StoredProperties(
      of: "UITableViewController",
      rows: [Row("clearsSelectionOnViewWillAppear", "Bool", "true", .drawing)]),
    StoredProperties(
      of: "UITableViewCell",
      rows: [
        Row("separatorInset", "UIEdgeInsets", ".zero", .drawing),
        Row("indentationLevel", "Int", "0", .layout),
        Row("indentationWidth", "CGFloat", "10", .layout),
      ]),
    StoredProperties(
      of: "UIProgressView",
      rows: [
        Row("progressTintColor", "UIColor?", nil, .drawing),
        Row("trackTintColor", "UIColor?", nil, .drawing),
        Row("progressImage", "UIImage?", nil, .drawing),
        Row("trackImage", "UIImage?", nil, .drawing),
      ]),
    StoredProperties(
      of: "UIButton",
      rows: [
        Row("adjustsImageWhenHighlighted", "Bool", "true", .drawing),
        Row("adjustsImageWhenDisabled", "Bool", "true", .drawing),
        Row("showsTouchWhenHighlighted", "Bool", "false", .drawing),
        Row("isPointerInteractionEnabled", "Bool", "false", .drawing),
      ]),
    StoredProperties(
      of: "UISegmentedControl",
      rows: [
        Row("selectedSegmentTintColor", "UIColor?", nil, .drawing)
      ]),
    StoredProperties(
      of: "UICollectionViewFlowLayout",
      rows: [
        Row("sectionHeadersPinToVisibleBounds", "Bool", "false", .layout),
        Row("sectionFootersPinToVisibleBounds", "Bool", "false", .layout),
      ]),
    StoredProperties(
      of: "UIViewPropertyAnimator",
      rows: [Row("pausesOnCompletion", "Bool", "false", .drawing)]),
    StoredProperties(
      of: "CALayer",
      rows: [
        Row("contentsRect", "CGRect", "CGRect(x: 0, y: 0, width: 1, height: 1)", .drawing)
      ]),
    StoredProperties(
      of: "UIPageControl",
      rows: [
        Row("pageIndicatorTintColor", "UIColor?", nil, .drawing),
        Row("currentPageIndicatorTintColor", "UIColor?", nil, .drawing),
      ]),
  ]

  /// The images of an animated image view: only one is drawn.
  static let imageViews = [
    StoredProperties(
      of: "UIImageView",
      rows: [
        Row("animationImages", "[UIImage]?", nil, .drawing),
        Row("highlightedAnimationImages", "[UIImage]?", nil, .drawing),
        Row("animationDuration", "TimeInterval", "0", .drawing),
        Row("animationRepeatCount", "Int", "0", .drawing),
      ])
  ]
}
