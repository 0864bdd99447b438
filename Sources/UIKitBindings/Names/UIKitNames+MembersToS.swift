// Names of public headers, a line for each type; lines that begin with a blank continue it.

extension UIKitNames {
  /// Members of UIKit's types from P to S.
  static let membersToS = """
    UIPageControl: BackgroundStyle Direction InteractionState allowsContinuousInteraction
     backgroundStyle currentPage currentPageIndicatorImage currentPageIndicatorTintColor
     defersCurrentPageDisplay direction hidesForSinglePage indicatorImage init(frame:)
     interactionState numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage
     preferredIndicatorImage progress setCurrentPageIndicatorImage setIndicatorImage sizeForNumber
     updateCurrentPageDisplay
    UIPageControl.BackgroundStyle: automatic minimal prominent
    UIPageControl.Direction: bottomToTop leftToRight natural rightToLeft topToBottom
    UIPageControl.InteractionState: continuous discrete none
    UIPageControlProgress: currentProgress delegate isProgressVisible
    UIPageControlTimerProgress: delegate duration init(preferredDuration:) isRunning pauseTimer
     preferredDuration resetsToInitialPageAfterEnd resumeTimer setDuration
    UIPageViewController: NavigationDirection NavigationOrientation SpineLocation TransitionStyle
     dataSource delegate gestureRecognizers init(nibName:bundle:)
     init(transitionStyle:navigationOrientation:options:) isDoubleSided navigationOrientation
     setViewControllers spineLocation transitionStyle viewControllers
    UIPageViewController.NavigationDirection: forward rawValue reverse
    UIPageViewController.NavigationOrientation: horizontal rawValue vertical
    UIPageViewController.SpineLocation: max mid min none rawValue
    UIPageViewController.TransitionStyle: pageCurl rawValue scroll
    UIPanGestureRecognizer: allowedScrollTypesMask init(target:action:) maximumNumberOfTouches
     minimumNumberOfTouches setTranslation translation velocity
    UIPasteConfiguration: acceptableTypeIdentifiers addAcceptableTypeIdentifiers addTypeIdentifiers
     init(acceptableTypeIdentifiers:) init(typeIdentifiersForAcceptingClass:)
    UIPasteConfigurationSupporting: canPasteItem canPasteItemProviders pasteConfiguration pasteItem
     pasteItemProviders
    UIPasteControl: DisplayMode configuration init(configuration:) init(frame:) target
    UIPasteControl.DisplayMode: arrowAndLabel iconAndLabel iconOnly labelOnly
    UIPasteControlConfiguration: baseBackgroundColor baseForegroundColor cornerRadius cornerStyle
     displayMode imagePlacement
    UIPasteboard: DetectionPattern addItems changeCount color colors containsTypes data detectPatterns
     detectValues general generalPasteboard hasColors hasImages hasStrings hasURLs image images
     isPersistent itemProviders itemSet items name numberOfItems pasteboardTypes
     pasteboardWithUniqueName removePasteboard removeWithName setData setItemProviders setItems
     setObjects setValue string strings urLs url value values withUniqueName
    UIPasteboard.DetectionPattern: calendarEvent emailAddress flightNumber link moneyAmount number
     phoneNumber postalAddress probableWebSearch probableWebUrl shipmentTrackingNumber
    UIPencilHoverPose: altitudeAngle azimuthAngle azimuthUnitVector location rollAngle zOffset
    UIPencilInteraction: Phase delegate init(delegate:) isEnabled preferredSqueezeAction
     preferredTapAction prefersHoverToolPreview prefersPencilOnlyDrawing
    UIPencilInteraction.Phase: began cancelled changed ended
    UIPencilInteractionSqueeze: hoverPose phase timestamp
    UIPencilInteractionTap: hoverPose timestamp
    UIPencilPreferredAction: ignore runSystemShortcut showColorPalette showContextualPalette
     showInkAttributes switchEraser switchPrevious
    UIPercentDrivenInteractiveTransition: cancel cancelInteractiveTransition completionCurve
     completionSpeed duration finishInteractiveTransition pauseInteractiveTransition percentComplete
     startInteractiveTransition timingCurve updateInteractiveTransition wantsInteractiveStart
    UIPickerView: dataSource delegate init(frame:) numberOfComponents numberOfRows numberOfSections
     reloadAllComponents reloadComponent rowSize sectionIndexTitles selectRow selectedRow
     showsSelectionIndicator tableView view
    UIPinchGestureRecognizer: init(target:action:) scale velocity
    UIPointerAccessory: arrowAccessory orientationMatchesAngle position shape
    UIPointerEffect: TintMode preview
    UIPointerEffect.TintMode: none overlay underlay
    UIPointerHoverEffect: preferredTintMode prefersScaledContent prefersShadow
    UIPointerInteraction: delegate init(delegate:) invalidate isEnabled
    UIPointerInteractionAnimating: addAnimations addCompletion
    UIPointerLockState: isLocked
    UIPointerRegion: identifier latchingAxes rect
    UIPointerRegionRequest: location modifiers
    UIPointerShape: beam
    UIPointerStyle: accessories hiddenPointerStyle systemPointerStyle
    UIPopoverArrowDirection: any down left right unknown up
    UIPopoverBackgroundView: arrowBase arrowDirection arrowHeight arrowOffset contentViewInsets
     init(frame:) wantsDefaultContentAppearance
    UIPopoverBackgroundViewMethods: arrowBase arrowHeight contentViewInsets
    UIPopoverController: backgroundColor contentViewController delegate dismissPopoverAnimated
     init(contentViewController:) isPopoverVisible passthroughViews popoverArrowDirection
     popoverBackgroundViewClass popoverContentSize popoverLayoutMargins presentPopover
     setContentViewController setPopoverContentSize
    UIPopoverPresentationController: adaptiveSheetPresentationController arrowDirection
     backgroundColor barButtonItem canOverlapSourceViewRect delegate
     init(presentedViewController:presentingViewController:) passthroughViews permittedArrowDirections
     popoverBackgroundViewClass popoverLayoutMargins sourceItem sourceRect sourceView
    UIPopoverPresentationControllerSourceItem: frame
    UIPreferredPresentationStyle: attachment inline unspecified
    UIPresentationController: adaptivePresentationStyle containerView containerViewDidLayoutSubviews
     containerViewWillLayoutSubviews delegate didUpdateFocus dismissalTransitionDidEnd
     dismissalTransitionWillBegin frameOfPresentedViewInContainerView
     init(presentedViewController:presentingViewController:) overrideTraitCollection
     preferredContentSize preferredContentSizeDidChangeForChildContentContainer preferredFocusedView
     presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin presentedView
     presentedViewController presentingViewController setNeedsFocusUpdate shouldPresentInFullscreen
     shouldRemovePresentersView shouldUpdateFocus sizeForChildContentContainer
     systemLayoutFittingSizeDidChangeForChildContentContainer traitCollection traitCollectionDidChange
     traitOverrides updateFocusIfNeeded viewWillTransition willTransition
    UIPress: Phase PressType force gestureRecognizers key phase responder timestamp type window
    UIPress.Phase: began cancelled changed ended rawValue stationary
    UIPress.PressType: downArrow leftArrow menu pageDown pageUp playPause rawValue rightArrow select
     tvRemoteFourColors tvRemoteOneTwoThree upArrow
    UIPressesEvent: allPresses presses
    UIPreviewAction: Style handler title
    UIPreviewAction.Style: default destructive rawValue selected
    UIPreviewActionGroup: actionGroup title
    UIPreviewActionItem: title
    UIPreviewInteraction: cancelInteraction delegate init(view:) location view
    UIPreviewParameters: backgroundColor init(textLineRects:) shadowPath visiblePath
    UIPreviewTarget: center container init(container:center:) init(container:center:transform:)
     transform
    UIPrintError: jobFailed noContent notAvailable unknownImageFormat
    UIPrintErrorCode: jobFailedError noContentError notAvailableError unknownImageFormatError
    UIPrintFormatter: contentInsets draw maximumContentHeight maximumContentWidth pageCount
     perPageContentInsets printPageRenderer rectForPage removeFromPrintPageRenderer requiresMainThread
     startPage
    UIPrintInfo: Duplex Orientation OutputType dictionaryRepresentation duplex jobName orientation
     outputType printInfo printerID
    UIPrintInfo.Duplex: longEdge none rawValue shortEdge
    UIPrintInfo.Orientation: landscape portrait rawValue
    UIPrintInfo.OutputType: general grayscale photo photoGrayscale rawValue
    UIPrintInteractionController: canPrint delegate dismissAnimated isPrintingAvailable present
     presentAnimated print printFormatter printInfo printPageRenderer printPaper printableUTIs
     printingItem printingItems sharedPrint sharedPrintController showsNumberOfCopies showsPageRange
     showsPaperOrientation showsPaperSelectionForLoadedPapers
    UIPrintPageRenderer: addPrintFormatter currentRenderingQuality drawContentForPage
     drawFooterForPage drawHeaderForPage drawPage drawPrintFormatter footerHeight headerHeight
     numberOfPages paperRect prepare printFormatters printFormattersForPage printableRect
    UIPrintPaper: bestPaper paperSize printRect printableRect
    UIPrintRenderingQuality: best responsive
    UIPrintServiceExtension: printerDestinations
    UIPrinter: CutterBehavior JobTypes contactPrinter displayLocation displayName makeAndModel
     supportedJobTypes supportsColor supportsDuplex url
    UIPrinter.CutterBehavior: cutAfterEachCopy cutAfterEachJob cutAfterEachPage noCut printerDefault
     rawValue
    UIPrinter.JobTypes: document envelope label largeFormat photo postcard receipt roll unknown
    UIPrinterDestination: displayName init(url:) txtRecord
    UIPrinterPickerController: delegate dismissAnimated present presentAnimated
     printerPickerController selectedPrinter
    UIProgressView: Style init(frame:) init(progressViewStyle:) observedProgress progress
     progressImage progressTintColor progressViewStyle setProgress trackImage trackTintColor
    UIProgressView.Style: bar default rawValue
    UIPushBehavior: Mode active addItem angle init(items:mode:) items magnitude mode pushDirection
     removeItem setAngle setTargetOffset targetOffsetFromCenter
    UIPushBehavior.Mode: continuous instantaneous rawValue
    UIRectCorner: allCorners bottomLeft bottomRight topLeft topRight
    UIRectEdge: all bottom left none right top
    UIReferenceLibraryViewController: dictionaryHasDefinition init(nibName:bundle:) init(term:)
    UIRefreshControl: attributedTitle beginRefreshing endRefreshing isRefreshing tintColor
    UIRegion: byDifference byIntersection byUnion contains infinite infiniteRegion init(radius:)
     init(size:) inverse inverseRegion regionByDifference regionByIntersection regionByUnion
    UIRemoteNotificationType: alert badge newsstandContentAvailability none sound
    UIResolvedShape: boundingRect path shape
    UIResponder: activityItemsConfiguration becomeFirstResponder buildMenu canBecomeFirstResponder
     canPerformAction canResignFirstResponder captureText clearTextInputContextIdentifier decreaseSize
     editingInteractionConfiguration increaseSize inputAccessoryView inputAccessoryViewController
     inputAssistantItem inputView inputViewController isFirstResponder keyCommands makeTouchBar
     motionBegan motionCancelled motionEnded next nextResponder pressesBegan pressesCancelled
     pressesChanged pressesEnded reloadInputViews remoteControlReceived resignFirstResponder
     restoreUserActivityState target textInputContextIdentifier textInputMode touchBar touchesBegan
     touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved undoManager
     updateUserActivityState userActivity validateCommand
    UIResponderStandardEditActions: cut decreaseSize delete duplicate export find findAndReplace
     findNext findPrevious increaseSize makeTextWritingDirectionLeft makeTextWritingDirectionRight
     move paste pasteAndGo pasteAndMatchStyle pasteAndSearch print rename select selectAll
     showWritingTools toggleBoldface toggleItalics toggleUnderline updateTextAttributes useSelection
    UIReturnKeyType: continue default done emergencyCall go google join next rawValue route search
     send yahoo
    UIRotationGestureRecognizer: init(target:action:) rotation velocity
    UIScene: ActivationState CaptureState CollectionJoinBehavior ErrorCode activationConditions
     activationState completeStateRestoration delegate extendStateRestoration
     init(session:connectionOptions:) openURL pointerLockState session subtitle
     systemProtectionManager title
    UIScene.ActivationState: background foregroundActive foregroundInactive unattached
    UIScene.CaptureState: active inactive unspecified
    UIScene.CollectionJoinBehavior: automatic disallowed preferred preferredWithoutActivating
    UIScene.ErrorCode: geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported
     requestDenied
    UISceneActivationConditions: canActivateForTargetContentIdentifierPredicate
     prefersToActivateForTargetContentIdentifierPredicate
    UISceneActivationRequestOptions: collectionJoinBehavior requestingScene
    UISceneConfiguration: delegateClass init(name:sessionRole:) name role sceneClass storyboard
    UISceneConnectionOptions: cloudKitShareMetadata handoffUserActivityType notificationResponse
     shortcutItem sourceApplication userActivities
    UISceneOpenExternalURLOptions: eventAttribution universalLinksOnly
    UISceneOpenURLOptions: annotation eventAttribution openInPlace sourceApplication
    UISceneSession: configuration persistentIdentifier role scene stateRestorationActivity userInfo
    UISceneSessionActivationRequest: options request role session userActivity
    UISceneSizeRestrictions: allowsFullScreen maximumSize minimumSize
    UISceneSystemProtectionManager: isUserAuthenticationEnabled
    UISceneWindowingBehaviors: isClosable isMiniaturizable
    UIScreen: OverscanCompensation ReferenceDisplayModeStatus applicationFrame availableModes bounds
     brightness calibratedLatency coordinateSpace currentEDRHeadroom currentMode displayLink
     fixedCoordinateSpace focusedItem focusedView isCaptured main mainScreen maximumFramesPerSecond
     mirrored mirroredScreen nativeBounds nativeScale overscanCompensation overscanCompensationInsets
     potentialEDRHeadroom preferredMode referenceDisplayModeStatus scale screens snapshotView
     supportsFocus traitCollection traitCollectionDidChange wantsSoftwareDimming
    UIScreen.OverscanCompensation: insetApplicationFrame insetBounds none rawValue scale
    UIScreen.ReferenceDisplayModeStatus: enabled limited notEnabled notSupported
    UIScreenEdgePanGestureRecognizer: edges init(target:action:)
    UIScreenMode: pixelAspectRatio size
    UIScreenshotService: delegate windowScene
    UIScribbleInteraction: delegate init(delegate:) isHandlingWriting isPencilInputExpected
    UIScrollType: continuous discrete
    UIScrollTypeMask: all continuous discrete
    UIScrollView: ContentInsetAdjustmentBehavior IndexDisplayMode IndicatorStyle KeyboardDismissMode
     adjustedContentInset adjustedContentInsetDidChange allowsKeyboardScrolling alwaysBounceHorizontal
     alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally
     bouncesVertically bouncesZoom canCancelContentTouches contentAlignmentPoint contentInset
     contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate
     delaysContentTouches delegate directionalPressGestureRecognizer flashScrollIndicators
     frameLayoutGuide horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle init(frame:)
     isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollAnimating
     isScrollEnabled isTracking isZoomAnimating isZoomBouncing isZooming keyboardDismissMode
     maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl
     scrollIndicatorInsets scrollRect scrollsToTop setContentOffset setZoomScale
     showsHorizontalScrollIndicator showsVerticalScrollIndicator stopScrollingAndZooming
     touchesShouldBegin touchesShouldCancel transfersHorizontalScrollingToParent
     transfersVerticalScrollingToParent verticalScrollIndicatorInsets withScrollIndicatorsShown zoom
     zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior: always automatic never scrollableAxes
    UIScrollView.IndexDisplayMode: alwaysHidden automatic
    UIScrollView.IndicatorStyle: black default rawValue white
    UIScrollView.KeyboardDismissMode: interactive interactiveWithAccessory none onDrag
     onDragWithAccessory rawValue
    UISearchBar: Icon Style autocapitalizationType autocorrectionType backgroundImage barPosition
     barStyle barTintColor delegate enablesReturnKeyAutomatically image init(frame:)
     inputAccessoryView inputAssistantItem isEnabled isLookToDictateEnabled
     isSearchResultsButtonSelected isSecureTextEntry isTranslucent keyboardAppearance keyboardType
     placeholder positionAdjustment prompt returnKeyType scopeBarBackgroundImage
     scopeBarButtonBackgroundImage scopeBarButtonDividerImage scopeBarButtonTitleTextAttributes
     scopeButtonTitles searchBarStyle searchFieldBackgroundImage
     searchFieldBackgroundPositionAdjustment searchTextField searchTextPositionAdjustment
     selectedScopeButtonIndex setBackgroundImage setImage setPositionAdjustment
     setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage
     setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage setShowsCancelButton
     setShowsScopeBar showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton
     spellCheckingType text tintColor
    UISearchBar.Icon: bookmark clear rawValue resultsList search
    UISearchBar.Style: default minimal prominent rawValue
    UISearchContainerViewController: init(nibName:bundle:) init(searchController:) searchController
    UISearchController: ScopeBarActivation animateTransition animationControllerForDismissedController
     animationControllerForPresentedController animationEnded automaticallyShowsCancelButton
     automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
     dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation
     ignoresSearchSuggestionsForSearchBarPlacementStacked init(nibName:bundle:)
     init(searchResultsController:) interactionControllerForDismissal
     interactionControllerForPresentation isActive obscuresBackgroundDuringPresentation
     presentationControllerForPresentedViewController scopeBarActivation searchBar searchBarPlacement
     searchControllerObservedScrollView searchResultsController searchResultsUpdater searchSuggestions
     showsSearchResultsController transitionDuration
    UISearchController.ScopeBarActivation: automatic manual onSearchActivation onTextEntry
    UISearchDisplayController: delegate displaysSearchBarInNavigationBar
     init(searchBar:contentsController:) isActive navigationItem searchBar searchContentsController
     searchResultsDataSource searchResultsDelegate searchResultsTableView searchResultsTitle setActive
    UISearchResultsUpdating: updateSearchResults
    UISearchSuggestion: iconImage localizedAttributedSuggestion localizedDescription
     localizedSuggestion representedObject
    UISearchSuggestionItem: init(localizedAttributedSuggestion:)
     init(localizedAttributedSuggestion:localizedDescription:)
     init(localizedAttributedSuggestion:localizedDescription:iconImage:) init(localizedSuggestion:)
     init(localizedSuggestion:localizedDescription:)
     init(localizedSuggestion:localizedDescription:iconImage:) localizedAttributedSuggestion
     representedObject suggestion
    UISearchTextField: allowsCopyingTokens allowsDeletingTokens init(frame:) insertToken
     positionOfToken removeToken replaceTextualPortion searchSuggestions textualRange
     tokenBackgroundColor tokens
    UISearchTextFieldPasteItem: setSearchTokenResult
    UISearchToken: representedObject
    UISegmentedControl: Segment Style actionForSegment apportionsSegmentWidthsByContent
     backgroundImage contentOffsetForSegment contentPositionAdjustment dividerImage imageForSegment
     init(frame:) init(frame:actions:) init(items:) insertSegment isEnabledForSegment isMomentary
     numberOfSegments removeAllSegments removeSegment segmentIndex segmentedControlStyle
     selectedSegmentIndex selectedSegmentTintColor setAction setBackgroundImage setContentOffset
     setContentPositionAdjustment setDividerImage setEnabled setImage setTitle setTitleTextAttributes
     setWidth tintColor titleForSegment titleTextAttributes widthForSegment
    UISegmentedControl.Segment: alone any center left rawValue right
    UISegmentedControl.Style: bar bezeled bordered plain
    UISelectionFeedbackGenerator: feedbackGenerator selectionChanged
    UISemanticContentAttribute: forceLeftToRight forceRightToLeft playback rawValue spatial
     unspecified
    UIShadowProperties: color offset opacity path radius
    UIShape: capsuleShape circleShape fixedRectShape rectShape shape
    UIShapeProvider: resolvedShape
    UIShapeResolutionContext: contentShape
    UISheetPresentationController: animateChanges delegate detents
     init(presentedViewController:presentingViewController:) invalidateDetents
     largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight
     prefersGrabberVisible prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge
     selectedDetentIdentifier sourceView widthFollowsPreferredContentSizeWhenEdgeAttached
    UISheetPresentationControllerDetent: Identifier customDetent identifier largeDetent mediumDetent
     resolvedValue
    UISheetPresentationControllerDetent.Identifier: large medium unknown
    UISheetPresentationControllerDetentResolutionContext: containerTraitCollection maximumDetentValue
    UISimpleTextPrintFormatter: attributedText color font init(attributedText:) init(text:) text
     textAlignment
    UISlider: behavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage
     init(frame:) isContinuous maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage
     maximumValueImageRect minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage
     minimumValueImageRect preferredBehavioralStyle setMaximumTrack setMinimumTrack setThumbImage
     setValue thumbImage thumbRect thumbTintColor trackRect value
    UISnapBehavior: damping init(item:snapToPoint:) snapPoint
    UISplitViewController: BackgroundStyle Column DisplayMode DisplayModeButtonVisibility PrimaryEdge
     SplitBehavior Style delegate displayMode displayModeButtonItem displayModeButtonVisibility
     hideColumn init(nibName:bundle:) init(style:) isCollapsed maximumPrimaryColumnWidth
     maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth
     preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction
     preferredSplitBehavior preferredSupplementaryColumnWidth
     preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle
     primaryColumnWidth primaryEdge setViewController show showColumn showDetailViewController
     showsSecondaryOnlyButton splitBehavior style supplementaryColumnWidth viewController
     viewControllers
    UISplitViewController.BackgroundStyle: none sidebar
    UISplitViewController.Column: compact primary secondary supplementary
    UISplitViewController.DisplayMode: allVisible automatic oneBesideSecondary oneOverSecondary
     primaryHidden primaryOverlay rawValue secondaryOnly twoBesideSecondary twoDisplaceSecondary
     twoOverSecondary
    UISplitViewController.DisplayModeButtonVisibility: always automatic never
    UISplitViewController.PrimaryEdge: leading trailing
    UISplitViewController.SplitBehavior: automatic displace overlay tile
    UISplitViewController.Style: doubleColumn tripleColumn unspecified
    UISpringLoadedInteraction: EffectState init(activationHandler:)
     init(interactionBehavior:interactionEffect:activationHandler:) interactionBehavior
     interactionEffect
    UISpringLoadedInteraction.EffectState: activated activating inactive possible
    UISpringLoadedInteractionBehavior: interactionDidFinish shouldAllow shouldAllowInteraction
    UISpringLoadedInteractionContext: location state targetItem targetView
    UISpringLoadedInteractionEffect: interaction
    UISpringLoadedInteractionSupporting: isSpringLoaded
    UISpringTimingParameters: init(dampingRatio:) init(dampingRatio:initialVelocity:)
     init(duration:bounce:) init(duration:bounce:initialVelocity:)
     init(mass:stiffness:damping:initialVelocity:) initialVelocity
    UIStackView: Alignment Distribution addArrangedSubview alignment arrangedSubviews axis
     customSpacing distribution init(arrangedSubviews:) init(frame:) insertArrangedSubview
     isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview
     setCustomSpacing spacing
    UIStackView.Alignment: bottom center fill firstBaseline lastBaseline leading rawValue top trailing
    UIStackView.Distribution: equalCentering equalSpacing fill fillEqually fillProportionally rawValue
    UIStateRestoring: applicationFinishedRestoringState decodeRestorableState encodeRestorableState
     objectRestorationClass restorationParent
    UIStatusBarAnimation: fade none rawValue slide
    UIStatusBarManager: isStatusBarHidden statusBarFrame statusBarStyle
    UIStatusBarStyle: blackOpaque blackTranslucent darkContent default lightContent rawValue
    UIStepper: autorepeat backgroundImage decrementImage dividerImage incrementImage init(frame:)
     isContinuous maximumValue minimumValue setBackgroundImage setDecrementImage setDividerImage
     setIncrementImage stepValue tintColor value wraps
    UIStoryboard: instantiateInitialViewController instantiateViewController
    UIStoryboardPopoverSegue: init(identifier:source:destination:) popoverController
    UIStoryboardSegue: destinationViewController identifier init(identifier:source:destination:)
     perform sourceViewController
    UIStoryboardUnwindSegueSource: sender sourceViewController unwindAction
    UISwipeActionsConfiguration: actions performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer: Direction direction init(target:action:) numberOfTouchesRequired
    UISwipeGestureRecognizer.Direction: down left right up
    UISwitch: Style init(frame:) isOn offImage onImage onTintColor preferredStyle set style
     thumbTintColor tintColor title
    UISwitch.Style: automatic checkbox sliding
    UISymbolEffectCompletionContext: contentTransition effect isFinished sender
    """
}
