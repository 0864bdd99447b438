import TypedProgram

/// Members of UIKit that apps use on views, controls, controllers, layers and recognizers and that
/// the workbench does not have, by class: a name which is right on a device must never be called a
/// mistake. Subclasses inherit the entries. Methods are listed by their base names; by their full
/// names if the workbench has others of the same base name.
enum UnavailableMembers {
  /// The names of each class, with the reason for each.
  static let names: [String: [String: String]] = {
    var names: [String: [String: String]] = [:]
    for (reason, list) in [
      (Unavailable.notYet, autoLayout), (.threads, threads), (.time, waiting), (.notYet, notYet),
      (.animationCalls, [("UIView", "setAnimationTransition setAnimationStart")]),
      (.filesAndNetwork, files),
      (.oldOpening, [("UIApplication", "openURL")]),
      (.unloading, [("UIViewController", "viewDidUnload viewWillUnload")]),
      (.notYet, [("UIViewController", "unwind allowedChildrenForUnwinding childContaining")]),
    ] {
      for (type, members) in list {
        for member in members.split(separator: " ") {
          names[type, default: [:]][String(member)] = reason.rawValue
        }
      }
    }
    return names
  }()

  private static let autoLayout: [(String, String)] = [
    (
      "UIView",
      """
      keyboardLayoutGuide \
      forFirstBaselineLayout forLastBaselineLayout
      """
    ),
    ("NSLayoutXAxisAnchor", "anchorWithOffset"),
    ("NSLayoutYAxisAnchor", "anchorWithOffset"),
    ("NSLayoutConstraint", "shouldBeArchived"),
  ]

  private static let files: [(String, String)] = [
    (
      "NSString",
      """
      stringWithContentsOfFile stringWithContentsOfURL initWithContentsOfFile \
      initWithContentsOfURL writeToFile writeToURL
      """
    ),
    (
      "NSArray",
      """
      arrayWithContentsOfFile arrayWithContentsOfURL initWithContentsOfFile \
      initWithContentsOfURL writeToFile writeToURL
      """
    ),
    (
      "NSDictionary",
      """
      dictionaryWithContentsOfFile dictionaryWithContentsOfURL initWithContentsOfFile \
      initWithContentsOfURL writeToFile writeToURL fileType fileSize fileModificationDate \
      fileCreationDate filePosixPermissions fileOwnerAccountName
      """
    ),
    (
      "URL",
      """
      isFileURL fileURL bookmarkData appendingPathComponent appendPathComponent \
      deletingLastPathComponent deletingPathExtension appendingPathExtension \
      checkResourceIsReachable resourceValues init(fileURLWithPath:)
      """
    ),
    (
      "Bundle",
      """
      bundleWithURL bundleWithPath pathForResource URLForResource pathsForResourcesOfType \
      initWithURL initWithPath
      """
    ),
    (
      "String",
      """
      init(contentsOfFile:) init(contentsOfFile:encoding:) init(contentsOf:) \
      init(contentsOf:encoding:) write Encoding data
      """
    ),
  ]

  private static let threads: [(String, String)] = [
    ("DispatchQueue", "global sync concurrentPerform init"),
    ("OperationQueue", "init current maxConcurrentOperationCount cancelAllOperations"),
    ("Timer", "publish"),
    (
      "Thread",
      """
      init start cancel exit detachNewThread detachNewThreadSelector isExecuting isFinished \
      isCancelled threadDictionary threadPriority qualityOfService stackSize callStackSymbols name
      """
    ),
    ("NotificationCenter", "publisher notifications"),
  ]

  private static let waiting: [(String, String)] = [("RunLoop", "run acceptInput limitDate")]

  private static let notYet: [(String, String)] = [
    ("String", "EnumerationOptions enumerateSubstrings enumerateLines"),
    ("CompareOptions", "regularExpression"),
    (
      "UndoManager",
      """
      beginUndoGrouping endUndoGrouping groupingLevel disableUndoRegistration \
      enableUndoRegistration isUndoRegistrationEnabled groupsByEvent levelsOfUndo runLoopModes \
      undoNestedGroup prepare undoMenuItemTitle redoMenuItemTitle setActionIsDiscardable
      """
    ),
    ("CGColor", "pattern converted constantColor conversionFailed"),
    (
      "NSObject",
      """
      performSelector(onMainThread:with:waitUntilDone:) method(for:)
      """
    ),
    (
      "NSArray",
      """
      init(objects:) init(object:) init(contentsOfFile:) adding addingObjects \
      filtered sortedArray objectEnumerator reverseObjectEnumerator subarray componentsJoined \
      index(ofObjectIdenticalTo:) indexOfObject makeIterator map \
      filter forEach
      """
    ),
    (
      "NSMutableArray",
      """
      init(capacity:) removeObjects sort \
      removeObject(identicalTo:) setArray
      """
    ),
    (
      "NSValue",
      """
      init(nonretainedObject:) init(uiOffset:) init(pointer:) \
      init(directionalEdgeInsets:) init(bytes:objCType:) init(cmTime:) init(scnVector3:) getValue \
      objCType nonretainedObjectValue uiOffsetValue pointerValue \
      directionalEdgeInsetsValue isEqual(to:)
      """
    ),
    (
      "UIPresentationController",
      """
      preferredContentSizeDidChange systemLayoutFittingSizeDidChange viewWillTransition \
      willTransition adaptivePresentationStyle overrideTraitCollection traitOverrides
      """
    ),
    (
      "UIResponder",
      """
      userActivity updateUserActivityState restoreUserActivityState pasteConfiguration \
      canPaste itemProviders inputAssistantItem inputViewController inputAccessoryViewController \
      buildMenu validate editingInteractionConfiguration clearTextInputContextIdentifier \
      activityItemsConfiguration
      """
    ),
    (
      "UIView",
      """
      contentStretch \
      focusGroupIdentifier canBecomeFocused isFocused preferredFocusEnvironments \
      preferredFocusedView shouldUpdateFocus didUpdateFocus setNeedsFocusUpdate \
      updateFocusIfNeeded restorationIdentifier \
      encodeRestorableState decodeRestorableState viewPrintFormatter largeContentTitle \
      largeContentImage showsLargeContentViewer scalesLargeContentImage registerForTraitChanges \
      traitOverrides maximumContentSizeCategory minimumContentSizeCategory \
      appliedContentSizeCategoryLimitsDescription focusEffect addKeyframe(withRelativeStartTime:) \
      perform(_:on:options:animations:completion:) modifyAnimations \
      animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:) \
      transition(from:to:duration:options:completion:) isFirstResponder(_:) \
      coordinateSpace cornerConfiguration accessibilityAttributedLabel \
      accessibilityAttributedHint accessibilityAttributedValue accessibilityContainerType \
      accessibilityNavigationStyle accessibilityElement accessibilityCustomRotors \
      accessibilityDragSourceDescriptors accessibilityDropPointDescriptors \
      accessibilityUserInputLabels accessibilityTextualContext accessibilityFrameInContainerSpace \
      accessibilityHeaderElements accessibilityActivationBlock index(ofAccessibilityElement:) \
      accessibilityElementCountBlock
      """
    ),
    (
      "UILabel",
      """
      lineBreakStrategy \
      enablesMarqueeWhenAncestorFocused showsExpansionTextWhenTruncated preferredVibrancy
      """
    ),
    (
      "UIImageView",
      """
      isAnimating preferredSymbolConfiguration \
      adjustsImageWhenAncestorFocused overlayContentView addSymbolEffect
      """
    ),
    (
      "UIImage",
      """
      pngData jpegData init(data:) init(contentsOfFile:) init(ciImage:) \
      init(named:in:with:) withAlignmentRectInsets \
      withHorizontallyFlippedOrientation ciImage capInsets resizingMode images \
      duration animatedImage animatedImageNamed traitCollection configuration symbolConfiguration \
      prepareThumbnail preparingForDisplay prepareForDisplay byPreparingThumbnail \
      byPreparingForDisplay drawAsPattern alignmentRectInsets imageAsset
      """
    ),
    (
      "UIControl",
      """
      contentVerticalAlignmentContext effectiveContentHorizontalAlignment \
      isContextMenuInteractionEnabled contextMenuInteraction showsMenuAsPrimaryAction toolTip \
      toolTipInteraction enumerateEventHandlers menuAttachmentPoint symbolAnimationEnabled \
      isSymbolAnimationEnabled performPrimaryAction
      """
    ),
    (
      "UIButton",
      """
      setNeedsUpdateConfiguration updateConfiguration configurationUpdateHandler \
      automaticallyUpdatesConfiguration attributedTitle currentAttributedTitle \
      setPreferredSymbolConfiguration preferredSymbolConfigurationForImage setTitleShadowColor \
      titleShadowColor currentTitleShadowColor currentPreferredSymbolConfiguration \
      reversesTitleShadowWhenHighlighted role \
      preferredMenuElementOrder pointerStyleProvider isHovered isHeld \
      changesSelectionAsPrimaryAction subtitleLabel preferredBehavioralStyle behavioralStyle \
      systemButton lineBreakMode
      """
    ),
    (
      "UISlider",
      """
      currentMinimumTrackImage currentMaximumTrackImage preferredBehavioralStyle sliderStyle \
      trackConfiguration
      """
    ),
    ("UISwitch", "onImage offImage preferredStyle style title"),
    (
      "UIStepper",
      """
      autorepeat isContinuous setBackgroundImage backgroundImage setDividerImage dividerImage \
      setIncrementImage incrementImage setDecrementImage decrementImage
      """
    ),
    (
      "UIPageControl",
      """
      defersCurrentPageDisplay \
      updateCurrentPageDisplay size backgroundStyle direction interactionState \
      allowsContinuousInteraction preferredIndicatorImage setIndicatorImage indicatorImage \
      progress
      """
    ),
    (
      "UISegmentedControl",
      """
      setImage imageForSegment widthForSegment setWidth setContentOffset contentOffsetForSegment \
      apportionsSegmentWidthsByContent setTitleTextAttributes titleTextAttributes \
      setBackgroundImage setDividerImage setContentPositionAdjustment \
      insertSegment(with:at:animated:) insertSegment(action:at:animated:) setAction \
      actionForSegment segmentIndex
      """
    ),
    (
      "UITextField",
      """
      defaultTextAttributes characterRange markedTextRange \
      inputDelegate tokenizer drawText drawPlaceholder passwordRules textDragInteraction \
      textDropInteraction replace inputAssistantItem interactionState inlinePredictionType
      """
    ),
    (
      "UITextView",
      """
      attributedText selectedRange characterRange textStorage layoutManager \
      textLayoutManager \
      scrollRangeToVisible usesStandardTextScaling findInteraction isFindInteractionEnabled \
      tokenizer inputDelegate markedTextRange insertText deleteBackward replace hasText \
      init(frame:textContainer:) borderStyle
      """
    ),
    (
      "UIScrollView",
      """
      indexDisplayMode directionalPressGestureRecognizer \
      allowsKeyboardScrolling isZoomBouncing transfersHorizontalScrollingToParent \
      stopScrollingAndZooming contentAlignmentPoint withScrollIndicatorsShown isScrollAnimating
      """
    ),
    (
      "UIStackView",
      "isBaselineRelativeArrangement"
    ),
    (
      "UITableView",
      """
      reconfigureRows reloadSectionIndexTitles sectionIndexTrackingBackgroundColor \
      sectionIndexMinimumDisplayRowCount separatorInsetReference \
      insetsContentViewsToSafeArea remembersLastFocusedIndexPath selectionFollowsFocus \
      allowsFocus dragDelegate dropDelegate hasActiveDrag hasActiveDrop dragInteractionEnabled \
      prefetchDataSource isPrefetchingEnabled contextMenuInteraction \
      sectionHeaderTopPadding \
      fillerRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight \
      scrollToNearestSelectedRow selfSizingInvalidation rectForSection rect(forSection:) \
      rectForHeader rectForFooter
      """
    ),
    (
      "UITableViewCell",
      """
      backgroundConfiguration automaticallyUpdatesContentConfiguration \
      configurationUpdateHandler configurationState updateConfiguration \
      setNeedsUpdateConfiguration imageView(for:) \
      editingAccessoryType showsReorderControl \
      shouldIndentWhileEditing showingDeleteConfirmation \
      multipleSelectionBackgroundView focusStyle userInteractionEnabledWhileDragging \
      dragStateDidChange
      """
    ),
    (
      "UICollectionView",
      """
      reconfigureItems startInteractiveTransition \
      finishInteractiveTransition cancelInteractiveTransition \
      dragDelegate dropDelegate prefetchDataSource isPrefetchingEnabled dragInteractionEnabled \
      reorderingCadence layoutAttributesForSupplementaryElement \
      visibleSupplementaryViews contextMenuInteraction \
      remembersLastFocusedIndexPath selectionFollowsFocus isEditing allowsSelectionDuringEditing \
      selfSizingInvalidation
      """
    ),
    (
      "UICollectionViewCell",
      """
      contentConfiguration backgroundConfiguration configurationUpdateHandler configurationState \
      updateConfiguration setNeedsUpdateConfiguration automaticallyUpdatesContentConfiguration \
      preferredLayoutAttributesFitting dragStateDidChange defaultBackgroundConfiguration
      """
    ),
    (
      "UICollectionViewLayout",
      """
      layoutAttributesForDecorationView invalidationContext \
      targetContentOffset(forProposedContentOffset:) prepare(forCollectionViewUpdates:) \
      finalizeCollectionViewUpdates initialLayoutAttributesForAppearingItem register \
      finalLayoutAttributesForDisappearingItem flipsHorizontallyInOppositeLayoutDirection \
      developmentLayoutDirection prepareForTransition finalizeLayoutTransition
      """
    ),
    (
      "UIWindow",
      """
      safeAreaAspectFitLayoutGuide canResizeToFitContent sendActions
      """
    ),
    (
      "UIApplication",
      """
      isIdleTimerDisabled \
      setStatusBarHidden setStatusBarStyle \
      shortcutItems requestSceneSessionRefresh \
      preferredContentSizeCategory \
      setAlternateIconName openSettingsURLString \
      supportedInterfaceOrientations isProtectedDataAvailable
      """
    ),
    (
      "UIWindowScene",
      """
      interfaceOrientation coordinateSpace effectiveGeometry sizeRestrictions \
      titlebar requestGeometryUpdate traitCollection
      """
    ),
    (
      "UIScene",
      "title subtitle open userActivity pointerLockState"
    ),
    (
      "UIScreen",
      """
      screens nativeBounds brightness mirrored isCaptured coordinateSpace \
      fixedCoordinateSpace currentMode displayLink snapshotView availableModes preferredMode \
      wantsSoftwareDimming overscanCompensation
      """
    ),
    (
      "UIDevice",
      """
      identifierForVendor \
      isBatteryMonitoringEnabled batteryLevel batteryState isProximityMonitoringEnabled \
      proximityState localizedModel isMultitaskingSupported playInputClick
      """
    ),
    (
      "UIGestureRecognizer",
      """
      pressesBegan pressesChanged pressesEnded pressesCancelled buttonMask modifierFlags \
      shouldReceive allowedEventTypes
      """
    ),
    ("UIPanGestureRecognizer", "allowedScrollTypesMask"),
    (
      "UIViewController",
      """
      willTransition sizeChanged setOverrideTraitCollection overrideTraitCollection \
      targetViewController showDetailViewController childForHomeIndicatorAutoHidden \
      childForScreenEdgesDeferringSystemGestures preferredInterfaceOrientationForPresentation \
      attemptRotationToDeviceOrientation interfaceOrientation willRotate didRotate \
      activePresentationController disablesAutomaticKeyboardDismissal \
      searchDisplayController extensionContext nibBundle contentScrollView setContentScrollView \
      preferredContentSizeDidChange contentUnavailableConfiguration previewActionItems \
      registerForPreviewing hidesBottomBar tabBarObservedScrollView focusGroupIdentifier \
      preferredFocusEnvironments registerForTraitChanges restorationClass \
      interactionActivityTrackingBaseName preferredTransition \
      isViewControllerInWindow
      """
    ),
    (
      "UINavigationController",
      """
      hidesBarsWhenVerticallyCompact barHideOnTapGestureRecognizer \
      barHideOnSwipeGestureRecognizer setToolbarHidden \
      init(navigationBarClass:toolbarClass:) interactiveContentPopGestureRecognizer
      """
    ),
    (
      "UITabBarController",
      """
      moreNavigationController customizableViewControllers mode sidebar tabs \
      selectedTab isTabBarHidden setTabBarHidden
      """
    ),
    (
      "UIPageViewController",
      "gestureRecognizers spineLocation isDoubleSided"
    ),
    (
      "UITableViewController",
      """
      tableView(_:estimatedHeightForRowAt:) tableView(_:accessoryButtonTappedForRowWith:) \
      tableView(_:didEndDisplaying:forRowAt:) tableView(_:willDisplayHeaderView:forSection:) \
      tableView(_:indentationLevelForRowAt:) tableView(_:willDisplayFooterView:forSection:) \
      tableView(_:sectionForSectionIndexTitle:at:) sectionIndexTitles scrollViewDidEndDragging \
      scrollViewWillBeginDragging scrollViewDidEndDecelerating scrollViewWillEndDragging \
      scrollViewDidZoom scrollViewDidScrollToTop
      """
    ),
    (
      "UICollectionViewController",
      """
      clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions \
      collectionView(_:shouldSelectItemAt:) collectionView(_:didDeselectItemAt:) \
      collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:) \
      collectionView(_:didUnhighlightItemAt:) collectionView(_:willDisplay:forItemAt:) \
      collectionView(_:didEndDisplaying:forItemAt:) \
      collectionView(_:viewForSupplementaryElementOfKind:at:) \
      scrollViewDidScroll scrollViewWillBeginDragging \
      scrollViewDidEndDragging scrollViewDidEndDecelerating
      """
    ),
    (
      "UIProgressView",
      """
      init(progressViewStyle:) progressViewStyle observedProgress Style
      """
    ),
    ("UIPickerView", "rowSize view showsSelectionIndicator"),
    (
      "UIDatePicker",
      """
      preferredDatePickerStyle datePickerStyle locale calendar timeZone roundsToMinuteInterval
      """
    ),
    ("UIRefreshControl", "attributedTitle"),
    ("UIColorWell", "supportsAlpha maximumLinearExposure"),
    (
      "UISearchBar",
      """
      showsSearchResultsButton isSearchResultsButtonSelected \
      setShowsScope setBackgroundImage scopeBarBackgroundImage \
      setSearchFieldBackgroundImage searchFieldBackgroundPositionAdjustment setImage image \
      setPositionAdjustment positionAdjustment searchTextPositionAdjustment \
      setScopeBarButtonTitleTextAttributes inputAssistantItem isEnabled isLookToDictateEnabled
      """
    ),
    (
      "UIToolbar",
      """
        compactAppearance setBackgroundImage setShadowImage delegate
      """
    ),
    (
      "UIBarItem",
      """
      landscapeImagePhone largeContentSizeImage imageInsets landscapeImagePhoneInsets
      """
    ),
    (
      "UITabBarItem",
      """
      badgeColor titlePositionAdjustment standardAppearance scrollEdgeAppearance \
      setBadgeTextAttributes SystemItem init(tabBarSystemItem:tag:)
      """
    ),
    (
      "UISplitViewController",
      """
      displayMode displayModeButtonItem \
      preferredPrimaryColumnWidth \
      primaryColumnWidth splitBehavior preferredSplitBehavior hide \
      preferredSupplementaryColumnWidth primaryEdge \
      showsSecondaryOnlyButton
      """
    ),
    (
      "UICollectionReusableView",
      "preferredLayoutAttributesFitting willTransition didTransition"
    ),
    (
      "UITableViewHeaderFooterView",
      """
      contentConfiguration backgroundConfiguration configurationUpdateHandler configurationState \
      updateConfiguration setNeedsUpdateConfiguration defaultContentConfiguration \
      automaticallyUpdatesContentConfiguration
      """
    ),
    (
      "UITraitCollection",
      """
      preferredContentSizeCategory userInterfaceLevel accessibilityContrast displayGamut \
      legibilityWeight performAsCurrent init(traitsFrom:) modifyingTraits \
      containsTraits imageConfiguration sceneCaptureState activeAppearance
      """
    ),
    (
      "UIGraphicsImageRenderer",
      "pngData jpegData runDrawingActions allowsImageOutput"
    ),
    (
      "UIGraphicsImageRendererFormat",
      "init(for:) bounds preferredRange prefersExtendedRange supportsHighResolution"
    ),
    ("UIGraphicsImageRendererContext", "fill(_:blendMode:) stroke(_:blendMode:)"),
    (
      "CGContext",
      """
      interpolationQuality setShouldAntialias setAllowsAntialiasing setShouldSmoothFonts \
      setAllowsFontSmoothing setShouldSubpixelPositionFonts setAllowsFontSubpixelPositioning \
      setShouldSubpixelQuantizeFonts setAllowsFontSubpixelQuantization setFlatness \
      setPatternPhase setFillPattern setStrokePattern setFillColorSpace setStrokeColorSpace \
      setRenderingIntent textMatrix textPosition setFont setFontSize setCharacterSpacing \
      setTextDrawingMode showGlyphs userSpaceToDeviceSpaceTransform convertToDeviceSpace \
      convertToUserSpace clip(to:mask:) resetClip draw(_:in:byTiling:) draw(_:at:) drawPDFPage \
      drawShading drawConicGradient beginPage endPage beginPDFPage endPDFPage flush synchronize \
      pathContains data bitsPerComponent bitsPerPixel bytesPerRow bitmapInfo colorSpace alphaInfo
      """
    ),
    ("CGGradient", "contentHeadroom"),
    ("RunLoop", "cancelPerform cancelPerformSelectors getCFRunLoop remove"),
    (
      "UIAlertController",
      "severity popoverPresentationController"
    ),
    (
      "CALayer",
      """
      defaultValue drawsAsynchronously \
      scroll scrollRectToVisible visibleRect filters backgroundFilters \
      compositingFilter minificationFilter magnificationFilter edgeAntialiasingMask \
      isGeometryFlipped \
      duration repeatCount repeatDuration autoreverses fillMode \
      layoutManager contentsAreFlipped contentsFormat contentsCenterX \
      wantsExtendedDynamicRangeContent preferredFrameSize resizeSublayers resize
      """
    ),
    ("CATextLayer", "allowsFontSubpixelQuantization"),
    (
      "NSAttributedString",
      """
      attribute attributes enumerateAttribute enumerateAttributes attributedSubstring \
      isEqual(to:) init(attachment:) containsAttachments \
      init(data:options:documentAttributes:) data fileWrapper
      """
    ),
    (
      "NSMutableAttributedString",
      """
      insert replaceCharacters deleteCharacters setAttributedString mutableString beginEditing \
      endEditing fixAttributes
      """
    ),
    (
      "Key",
      """
      tracking ligature attachment expansion textEffect writingDirection verticalGlyphForm
      """
    ),
    (
      "NSParagraphStyle",
      """
      firstLineHeadIndent headIndent tailIndent paragraphSpacingBefore baseWritingDirection \
      hyphenationFactor usesDefaultHyphenation tabStops defaultTabInterval addTabStop \
      removeTabStop lineBreakStrategy allowsDefaultTighteningForTruncation
      """
    ),
    (
      "CATransaction",
      "completionBlock setValue value lock unlock"
    ),
    (
      "CAAnimation",
      "preferredFrameRateRange repeatDuration shouldArchiveValue"
    ),
    (
      "CAKeyframeAnimation",
      "calculationMode rotationMode tensionValues biasValues continuityValues"
    ),
    ("CATransition", "type subtype startProgress endProgress"),
    (
      "UIViewPropertyAnimator",
      "delay isManualHitTestingEnabled addAnimations(_:delayFactor:)"
    ),
    (
      "UIBezierPath",
      """
      addArc(withCenter:radius:) getLineDash append(_:transform:) init(arcCenter:) \
      cgPathElements usesEvenOdd
      """
    ),
    (
      "UIFont",
      """
      preferredFont(forTextStyle:compatibleWith:) fontDescriptor init(descriptor:size:) familyNames fontNames \
      familyName
      """
    ),
    (
      "UIColor",
      """
      init(patternImage:) init(named:) init(named:in:compatibleWith:) ciColor \
      accessibilityName cgColor(_:) tintColor
      """
    ),
    ("UIEvent", "buttonMask modifierFlags"),
    (
      "UITouch",
      """
      rollAngle estimatedProperties \
      estimatedPropertiesExpectingUpdates estimationUpdateIndex
      """
    ),
    ("UIFeedbackGenerator", "init(view:) feedbackGenerator"),
    (
      "UIImpactFeedbackGenerator",
      "impactOccurred(at:) impactOccurred(intensity:at:) init(style:view:)"
    ),
    (
      "UINavigationBar",
      """
      setTitleVerticalPositionAdjustment delegate
      """
    ),
    (
      "UINavigationItem",
      """
      backButtonDisplayMode backAction menu
      """
    ),
    (
      "UIBarButtonItem",
      """
      menu primaryAction possibleTitles setBackgroundImage \
      changesSelectionAsPrimaryAction init(systemItem:primaryAction:menu:) creatingFixedGroup
      """
    ),
    (
      "UITabBar",
      """
      itemPositioning itemWidth itemSpacing \
      beginCustomizingItems
      """
    ),
    // Foundation's, by the first words of their selectors.
    (
      "NSString",
      """
      sizeWithFont drawAtPoint drawInRect drawWithRect dataUsingEncoding \
      canBeConvertedToEncoding cStringUsingEncoding getCharacters \
      enumerateSubstringsInRange enumerateLinesUsingBlock
      """
    ),
    ("NSValue", "UIOffsetValue valueWithUIOffset valueWithCATransform3D CATransform3DValue"),
    ("NSCoder", "encodeBool encodeInteger encodeFloat encodeDouble encodeInt"),
    (
      "OperationQueue",
      """
      setSuspended suspended isSuspended operations operationCount cancelAllOperations \
      waitUntilAllOperationsAreFinished
      """
    ),
    ("UITextView", "initWithFrame"),
  ]
}
