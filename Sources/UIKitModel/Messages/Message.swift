/// A call that an app may override or observe.
///
/// The raw value is the message's bit in the mask of a method table; the messages after the first
/// 63 are too rare for a bit each and share the last one.
nonisolated public enum Message: UInt8, CaseIterable, CaseNamed, Sendable, Codable, Hashable {
  case hitTest
  case pointInside
  case touchesBegan
  case touchesMoved
  case touchesEnded
  case touchesCancelled
  case pressesBegan
  case pressesChanged
  case pressesEnded
  case pressesCancelled
  case motionBegan
  case motionEnded
  case motionCancelled
  case remoteControlReceived

  // Responders.
  case next
  case canBecomeFirstResponder
  case becomeFirstResponder
  case canResignFirstResponder
  case resignFirstResponder
  case canPerformAction

  // Views.
  case layoutSubviews
  case draw
  case didAddSubview
  case willRemoveSubview
  case willMoveToSuperview
  case didMoveToSuperview
  case willMoveToWindow
  case didMoveToWindow
  case awakeFromNib
  case prepareForReuse
  case sizeThatFits
  case intrinsicContentSize
  case setNeedsLayout
  case setNeedsDisplay
  case gestureRecognizerShouldBegin

  // Controls.
  case beginTracking
  case continueTracking
  case endTracking
  case cancelTracking
  case sendAction

  // Controllers.
  case loadView
  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews

  // The windows and the application.
  case sendEvent

  // Properties: the reading and the writing of each.
  case getFrame, setFrame
  case getBounds, setBounds
  case getCenter, setCenter
  case getTransform, setTransform
  case getAlpha, setAlpha
  case getIsHidden, setIsHidden
  case getIsUserInteractionEnabled, setIsUserInteractionEnabled
  case getBackgroundColor, setBackgroundColor
  case getTintColor, setTintColor
  case getClipsToBounds, setClipsToBounds
  case getIsEnabled, setIsEnabled
  case getIsSelected, setIsSelected
  case getIsHighlighted, setIsHighlighted
  case getContentOffset, setContentOffset
  case getText, setText
  case getImage, setImage

  case getTag, setTag
  case getIsMultipleTouchEnabled, setIsMultipleTouchEnabled
  case getIsExclusiveTouch, setIsExclusiveTouch
  case getIsOn, setIsOn
  case getContentSize, setContentSize
  case getIsScrollEnabled, setIsScrollEnabled
  case getTitle, setTitle

  // The tree, as native code changes it.
  case addSubview
  case insertSubview
  case bringSubviewToFront
  case sendSubviewToBack
  case removeFromSuperview
  case layerClass
  case layoutSublayers
  case tintColorDidChange
  case sendClosureAction
  case layerHitTest
  case layerContains
  case willMoveToParent
  case didMoveToParent
  case viewIsAppearing
  case shouldAutomaticallyForwardAppearanceMethods

  // The status bar.
  case preferredStatusBarStyle
  case prefersStatusBarHidden
  case childForStatusBarStyle
  case childForStatusBarHidden

  // The messages to controllers and views about sizes, safe areas and margins.
  case viewWillTransition
  case sizeForChild
  case viewSafeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  case safeAreaInsetsDidChange
  case layoutMarginsDidChange

  // Recognizers.
  case reset
  case canPrevent
  case canBePrevented
  case shouldRequireFailure
  case shouldBeRequiredToFail

  // Scroll views.
  case adjustedContentInsetDidChange
  case touchesShouldBegin
  case touchesShouldCancel

  // Rows.
  case setSelectedAnimated
  case setHighlightedAnimated

  // The input views of the first responder.
  case inputView, setInputView
  case inputAccessoryView, setInputAccessoryView
  case keyCommands
  case undoManager
  case textInputMode

  // Sliders.
  case trackRect
  case thumbRect

  // Presentations.
  case frameOfPresentedView
  case presentedView
  case presentationWillBegin
  case presentationDidEnd
  case dismissalWillBegin
  case dismissalDidEnd
  case containerWillLayout
  case containerDidLayout

  // Constraints.
  case updateConstraints
  case updateViewConstraints
  case alignmentRectInsets
  case alignmentRectForFrame
  case frameForAlignmentRect

  // The drawing and the actions of layers.
  case layerDisplay
  case layerDraw
  case displayLayer
  case drawLayer
  case layerAction
  case actionForLayer
  case defaultAction
  case needsDisplayForKey

  // Objects.
  case isEqual
  case hash

  // Labels.
  case drawText

  // The layouts of collections.
  case prepareLayout
  case layoutContentSize
  case layoutElements
  case layoutItem
  case layoutSupplement
  case layoutShouldInvalidate
  case layoutTarget
  case invalidateLayout
  case applyLayout

  // The key window.
  case becomeKey
  case resignKey

  // The layout of a view by its layer.
  case layoutSublayersOfLayer

  // Segues.
  case prepareForSegue
  case shouldPerformSegue
  case canPerformUnwind
  case segueActs

  @inline(__always)
  package var bit: UInt64 { 1 << UInt64(min(rawValue, 63)) }

  /// Whether its default forwards it to the next responder (RC-13).
  package var travels: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
      .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
      .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      true
    default: false
    }
  }

  /// Whether it reports fingers to a responder or a recognizer.
  package var isOfTouches: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: true
    default: false
    }
  }

  /// Whether observers of events are notified of it: the messages that events themselves send.
  var isOfEvents: Bool {
    switch self {
    case _ where travels: true
    case .becomeFirstResponder, .resignFirstResponder, .gestureRecognizerShouldBegin,
      .beginTracking, .continueTracking, .endTracking, .cancelTracking, .sendAction, .sendEvent,
      .sendClosureAction, .reset, .touchesShouldBegin, .touchesShouldCancel:
      true
    default: false
    }
  }

  /// Whether it reports a stage of an object's life, or is sent in a pass of the update cycle:
  /// observers of callbacks are notified of it.
  package var isCallback: Bool {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .updateViewConstraints, .willMoveToParent, .didMoveToParent,
      .layoutSubviews, .updateConstraints, .draw, .willMoveToSuperview, .didMoveToSuperview,
      .willMoveToWindow, .didMoveToWindow, .awakeFromNib, .prepareForReuse,
      .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin, .dismissalDidEnd,
      .viewWillTransition, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
      .safeAreaInsetsDidChange, .layoutMarginsDidChange, .adjustedContentInsetDidChange:
      true
    default: false
    }
  }
}
