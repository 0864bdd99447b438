// Names of public headers, a line for each type; lines that begin with a blank continue it.

extension UIKitNames {
  /// Members of UIKit's types from T on.
  static let membersFromT = """
    UITab: Placement allowsHiding badgeValue identifier image
     init(title:image:identifier:viewControllerProvider:) isHidden isHiddenByDefault managingTabGroup
     parent preferredPlacement subtitle tabBarController title userInfo viewController
    UITab.Placement: automatic default fixed movable optional pinned sidebarOnly
    UITabBar: ItemPositioning backgroundImage barStyle barTintColor beginCustomizing
     beginCustomizingItems delegate endCustomizingAnimated init(frame:) isCustomizing isTranslucent
     itemPositioning itemSpacing itemWidth items leadingAccessoryView scrollEdgeAppearance
     selectedImageTintColor selectedItem selectionIndicatorImage setItems shadowImage
     standardAppearance tintColor trailingAccessoryView unselectedItemTintColor
    UITabBar.ItemPositioning: automatic centered fill rawValue
    UITabBarAppearance: compactInlineLayoutAppearance init(barAppearance:) init(idiom:)
     inlineLayoutAppearance selectionIndicatorImage selectionIndicatorTintColor stackedItemPositioning
     stackedItemSpacing stackedItemWidth stackedLayoutAppearance
    UITabBarController: Mode compactTabIdentifiers customizableViewControllers customizationIdentifier
     delegate init(nibName:bundle:) init(tabs:) isTabBarHidden mode moreNavigationController
     selectedIndex selectedTab selectedViewController setTabBarHidden setTabs setViewControllers
     sidebar tab tabBar tabs viewControllers
    UITabBarController.Mode: automatic tabBar tabSidebar
    UITabBarControllerSidebar: Layout bottomBarView delegate footerContentConfiguration
     headerContentConfiguration isHidden preferredLayout reconfigureItem scroll
    UITabBarControllerSidebar.Layout: automatic overlap tile
    UITabBarControllerSidebarAnimating: addAnimations addCompletion
    UITabBarItem: SystemItem badgeColor badgeTextAttributes badgeValue finishedSelectedImage
     finishedUnselectedImage image imageInsets init(tabBarSystemItem:tag:)
     init(title:image:selectedImage:) init(title:image:tag:) isEnabled scrollEdgeAppearance
     selectedImage setBadgeTextAttributes setFinishedSelectedImage standardAppearance tag title
     titlePositionAdjustment
    UITabBarItem.SystemItem: bookmarks contacts downloads favorites featured history more mostRecent
     mostViewed rawValue recents search topRated
    UITabBarItemAppearance: Style configureWithDefault disabled focused init(style:) normal selected
    UITabBarItemAppearance.Style: compactInline inline stacked
    UITabBarItemStateAppearance: badgeBackgroundColor badgePositionAdjustment badgeTextAttributes
     badgeTitlePositionAdjustment iconColor titlePositionAdjustment titleTextAttributes
    UITabGroup: SidebarAppearance allowsReordering children defaultChildIdentifier displayOrder
     displayOrderIdentifiers init(title:image:identifier:children:viewControllerProvider:)
     managingNavigationController selectedChild sidebarActions sidebarAppearance tab
    UITabGroup.SidebarAppearance: automatic inline rootSection
    UITabSidebarItem: accessories action backgroundConfiguration configurationState
     contentConfiguration defaultBackgroundConfiguration defaultContentConfiguration item tab
    UITabSidebarItemRequest: action tab
    UITabSidebarScrollTarget: target targetForFooter targetForHeader
    UITableView: ContentHuggingElements DropIntent RowAnimation ScrollPosition SelfSizingInvalidation
     SeparatorInsetReference Style allowsFocus allowsFocusDuringEditing allowsMultipleSelection
     allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView
     beginUpdates cellForRow cellLayoutMarginsFollowReadableWidth contentHuggingElements
     contextMenuInteraction dataSource delegate deleteRows deleteSections dequeueReusableCell
     dequeueReusableHeaderFooterView deselectRow dragDelegate dragInteractionEnabled dropDelegate
     endUpdates estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
     fillerRowHeight footerView hasActiveDrag hasActiveDrop hasUncommittedUpdates headerView indexPath
     indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedRows
     indexPathsForVisibleRows init(frame:) init(frame:style:) insertRows insertSections
     insetsContentViewsToSafeArea isEditing isPrefetchingEnabled moveRow moveSection numberOfRows
     numberOfSections performBatchUpdates prefetchDataSource reconfigureRows rect rectForFooter
     rectForHeader rectForRow register reloadData reloadRows reloadSectionIndexTitles reloadSections
     remembersLastFocusedIndexPath rowHeight scrollToNearestSelectedRow scrollToRow
     sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor
     sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
     selectRow selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect
     separatorInset separatorInsetReference separatorStyle setEditing style tableFooterView
     tableHeaderView visibleCells
    UITableView.ContentHuggingElements: none sectionHeaders
    UITableView.DropIntent: automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath
     unspecified
    UITableView.RowAnimation: automatic bottom fade left middle none rawValue right top
    UITableView.ScrollPosition: bottom middle none rawValue top
    UITableView.SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
    UITableView.SeparatorInsetReference: automaticInsets cellEdges
    UITableView.Style: grouped insetGrouped plain rawValue
    UITableViewCell: AccessoryType CellStyle DragState EditingStyle FocusStyle SelectionStyle
     SeparatorStyle StateMask accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
     automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
     configurationState configurationUpdateHandler contentConfiguration contentView
     defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel didTransition
     dragStateDidChange editingAccessoryType editingAccessoryView editingStyle focusStyle
     gestureRecognizer gestureRecognizerShouldBegin imageView indentationLevel indentationWidth
     init(frame:) init(style:reuseIdentifier:) isEditing isHighlighted isSelected
     multipleSelectionBackgroundView prepareForReuse reuseIdentifier selectedBackgroundView
     selectionStyle separatorInset setEditing setHighlighted setNeedsUpdateConfiguration setSelected
     shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl textLabel
     updateConfiguration userInteractionEnabledWhileDragging willTransition
    UITableViewCell.AccessoryType: checkmark detailButton detailDisclosureButton disclosureIndicator
     none rawValue
    UITableViewCell.CellStyle: default rawValue subtitle value1 value2
    UITableViewCell.DragState: dragging lifting none
    UITableViewCell.EditingStyle: delete insert none rawValue
    UITableViewCell.FocusStyle: custom default rawValue
    UITableViewCell.SelectionStyle: blue default gray none rawValue
    UITableViewCell.SeparatorStyle: doubleLineEtched none rawValue singleLine singleLineEtched
    UITableViewCell.StateMask: defaultMask showingDeleteConfirmationMask showingEditControlMask
    UITableViewController: clearsSelectionOnViewWillAppear indexPathForPreferredFocusedView
     init(nibName:bundle:) init(style:) numberOfSections refreshControl scrollViewDidEndDecelerating
     scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
     scrollViewDidScroll scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
     scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging
     sectionIndexTitles tableView viewForZooming
    UITableViewDataSourcePrefetching: tableView
    UITableViewDropCoordinator: destinationIndexPath dropItem items proposal session
    UITableViewDropItem: dragItem previewSize sourceIndexPath
    UITableViewDropPlaceholder: init(insertionIndexPath:reuseIdentifier:rowHeight:)
     previewParametersProvider
    UITableViewDropPlaceholderContext: commitInsertion deletePlaceholder dragItem
    UITableViewDropProposal: init(dropOperation:) init(dropOperation:intent:) intent
    UITableViewFocusUpdateContext: nextFocusedIndexPath previouslyFocusedIndexPath
    UITableViewHeaderFooterView: automaticallyUpdatesBackgroundConfiguration
     automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
     configurationState configurationUpdateHandler contentConfiguration contentView
     defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel init(frame:)
     init(reuseIdentifier:) prepareForReuse reuseIdentifier setNeedsUpdateConfiguration textLabel
     tintColor updateConfiguration
    UITableViewPlaceholder: cellUpdateHandler init(insertionIndexPath:reuseIdentifier:rowHeight:)
    UITableViewRowAction: Style backgroundColor backgroundEffect rowAction style title
    UITableViewRowAction.Style: default destructive normal rawValue
    UITableViewSource: indexPathForPreferredFocusedView numberOfSections sectionIndexTitles tableView
     tableViewDidEndMultipleSelectionInteraction
    UITapGestureRecognizer: buttonMaskRequired init(target:action:) numberOfTapsRequired
     numberOfTouchesRequired
    UITargetedDragPreview: init(view:) init(view:parameters:) init(view:parameters:target:) parameters
     preview retargetedPreview size target view
    UITargetedPreview: init(view:) init(view:parameters:) init(view:parameters:target:) parameters
     retargetedPreview size target view
    UITextAlignment: center justified left natural right
    UITextAlternativeStyle: lowConfidence none
    UITextAutocapitalizationType: allCharacters none rawValue sentences words
    UITextAutocorrectionType: default no rawValue yes
    UITextChecker: availableLanguages completions guesses hasLearnedWord ignoreWord ignoredWords
     learnWord rangeOfMisspelledWord setIgnoredWords unlearnWord
    UITextCursorDropPositionAnimator: animateAlongsideChanges cursorView
     init(textCursorView:textInput:) placeCursor setCursorVisible textInput
    UITextCursorView: isBlinking resetBlinkAnimation
    UITextDirection: backward down forward left right up
    UITextDocumentProxy: adjustTextPosition documentContextAfterInput documentContextBeforeInput
     documentIdentifier documentInputMode selectedText setMarkedText unmarkText
    UITextDragOptions: none stripTextColorFromPreviews
    UITextDragPreviewRenderer: adjustFirstLine adjustFirstLineRect bodyRect firstLineRect image
     init(layoutManager:range:) init(layoutManager:range:unifyRects:) lastLineRect layoutManager
    UITextDragRequest: dragRange dragSession existingItems isSelected suggestedItems
    UITextDraggable: isTextDragActive textDragDelegate textDragInteraction textDragOptions
    UITextDropAction: insert replaceAll replaceSelection
    UITextDropEditability: no temporary yes
    UITextDropPerformer: delegate view
    UITextDropProgressMode: custom system
    UITextDropProposal: dropAction dropPerformer dropProgressMode init(dropOperation:)
     useFastSameViewOperations
    UITextDropRequest: dropPosition dropSession isSameView suggestedProposal
    UITextDroppable: isTextDropActive textDropDelegate textDropInteraction
    UITextField: BorderStyle DidEndEditingReason ViewMode adjustsFontSizeToFitWidth
     allowsEditingTextAttributes attributedPlaceholder attributedText autocapitalizationType
     autocorrectionType background baseWritingDirection beginFloatingCursor beginningOfDocument
     borderRect borderStyle caretRect characterOffset characterRange characterRangeByExtending
     clearButtonMode clearButtonRect clearsOnBeginEditing clearsOnInsertion closestPosition compare
     defaultTextAttributes delegate deleteBackward dictationRecognitionFailed dictationRecordingDidEnd
     disabledBackground drawPlaceholder drawText editingRect enablesReturnKeyAutomatically
     endFloatingCursor endOfDocument firstRect font frameForDictationResultPlaceholder hasText
     init(frame:) inputAccessoryView inputDelegate inputView insertDictationResult
     insertDictationResultPlaceholder insertText interactionState isEditing isSecureTextEntry
     keyboardAppearance keyboardType leftView leftViewMode leftViewRect markedTextRange
     markedTextStyle minimumFontSize offset placeholder placeholderRect position
     removeDictationResultPlaceholder replace returnKeyType rightView rightViewMode rightViewRect
     selectedTextRange selectionAffinity selectionRects setBaseWritingDirection setMarkedText
     shouldChangeText spellCheckingType text textAlignment textColor textInputView textRange textRect
     textStyling tokenizer typingAttributes unmarkText updateFloatingCursor
    UITextField.BorderStyle: bezel line none rawValue roundedRect
    UITextField.DidEndEditingReason: cancelled committed unknown
    UITextField.ViewMode: always never rawValue unlessEditing whileEditing
    UITextFormattingCoordinator: delegate init(windowScene:) isFontPanelVisible setSelectedAttributes
     textFormattingCoordinator toggleFontPanel
    UITextFormattingViewController: ChangeType Highlight TextAlignment TextList configuration delegate
     formattingDescriptor init(configuration:)
    UITextFormattingViewController.ChangeType: decreaseFontSize decreaseIndentation font fontSize
     formattingStyle highlight increaseFontSize increaseIndentation lineHeightPointSize removeBold
     removeItalic removeStrikethrough removeUnderline setBold setItalic setStrikethrough setUnderline
     textAlignment textColor textList undefined
    UITextFormattingViewController.Highlight: blue default mint orange pink purple
    UITextFormattingViewController.TextAlignment: center justified left natural right
    UITextFormattingViewController.TextList: decimal disc hyphen other
    UITextFormattingViewControllerChangeValue: changeType color font formattingStyleKey highlight
     numberValue textAlignment textList
    UITextFormattingViewControllerComponent: Key Size componentKey init(componentKey:preferredSize:)
     preferredSize
    UITextFormattingViewControllerComponent.Key: fontAttributes fontPicker fontPointSize fontSize
     formattingStyles highlight highlightPicker lineHeight listStyles textAlignment
     textAlignmentAndJustification textColor textIndentation
    UITextFormattingViewControllerComponent.Size: automatic extraLarge large mini regular small
    UITextFormattingViewControllerComponentGroup: components init(components:)
    UITextFormattingViewControllerConfiguration: fontPickerConfiguration formattingStyles groups
     init(groups:)
    UITextFormattingViewControllerFormattingDescriptor: fonts formattingStyleKey highlights
     init(attributes:) init(string:range:) lineHeight strikethroughPresent textAlignments textColors
     textLists underlinePresent
    UITextFormattingViewControllerFormattingStyle: attributes init(styleKey:title:attributes:)
     styleKey title
    UITextGranularity: character document line paragraph rawValue sentence word
    UITextInlinePredictionType: default no yes
    UITextInput: attributedText baseWritingDirection beginFloatingCursor beginningOfDocument caretRect
     caretTransform characterOffset characterRange characterRangeByExtending closestPosition compare
     dictationRecognitionFailed dictationRecordingDidEnd didDismissWritingTools editMenu
     endFloatingCursor endOfDocument firstRect frame inputDelegate insertAdaptiveImageGlyph
     insertAttributedText insertDictationResult insertDictationResultPlaceholder insertText
     insertTextPlaceholder isEditable markedTextRange markedTextStyle offset position
     removeDictationResultPlaceholder removeTextPlaceholder replace selectedTextRange
     selectionAffinity selectionRects setAttributedMarkedText setBaseWritingDirection setMarkedText
     shouldChangeText supportsAdaptiveImageGlyph text textInputView textRange textStyling tokenizer
     unmarkText updateFloatingCursor willDismissEditMenu willPresentEditMenu willPresentWritingTools
    UITextInputAssistantItem: allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
    UITextInputContext: current isDictationInputExpected isHardwareKeyboardInputExpected
     isPencilInputExpected
    UITextInputMode: activeInputModes currentInputMode primaryLanguage
    UITextInputPasswordRules: passwordRules passwordRulesDescriptor
    UITextInputStringTokenizer: init(textInput:) isPosition position rangeEnclosingPosition
    UITextInputTokenizer: isPosition position rangeEnclosing rangeEnclosingPosition
    UITextInputTraits: allowedWritingToolsResultOptions autocapitalizationType autocorrectionType
     enablesReturnKeyAutomatically inlinePredictionType isSecureTextEntry keyboardAppearance
     keyboardType mathExpressionCompletionType passwordRules returnKeyType smartDashesType
     smartInsertDeleteType smartQuotesType spellCheckingType textContentType writingToolsBehavior
    UITextInteraction: Mode delegate gesturesForFailureRequirements textInput textInteraction
     textInteractionMode
    UITextInteraction.Mode: editable nonEditable
    UITextItem: Content Interaction contentType link range tagIdentifier textAttachment
    UITextItem.Content: link tag textAttachment
    UITextItem.Interaction: invokeDefaultAction presentActions preview
    UITextItemMenuPreview: defaultPreview init(view:)
    UITextLayoutDirection: down left rawValue right up
    UITextLoupeSession: beginLoupeSession invalidate move
    UITextMathExpressionCompletionType: default no yes
    UITextPasteConfigurationSupporting: pasteDelegate
    UITextPasteItem: defaultAttributes itemProvider localObject setAttachmentResult
     setAttributedStringResult setDefaultResult setNoResult setStringResult
    UITextPlaceholder: rects
    UITextRange: end isEmpty start
    UITextSearchAggregator: allFoundRanges finishedSearching foundRange invalidate invalidateFound
     invalidateFoundRange
    UITextSearchFoundTextStyle: found highlighted normal
    UITextSearchMatchMethod: contains fullWord startsWith
    UITextSearchOptions: stringCompareOptions wordMatchMethod
    UITextSearching: clearAllDecoratedFoundText compareFound compareFoundRange compareOrder
     decorateFoundText decorateFoundTextRange performTextSearch replaceAllOccurrences replaceFoundText
     scrollRange selectedTextRange selectedTextSearchDocument shouldReplaceFoundText
     supportsTextReplacement willHighlightFoundTextRange
    UITextSearchingFindSession: init(searchableObject:) searchableObject
    UITextSelectionDisplayInteraction: cursorView delegate handleViews highlightView
     init(textInput:delegate:) isActivated layoutManagedSubviews setNeedsSelectionUpdate textInput
    UITextSelectionHandleView: customShape direction isVertical preferredFrame
    UITextSelectionHighlightView: selectionRects
    UITextSelectionRect: containsEnd containsStart isVertical rect transform writingDirection
    UITextSmartDashesType: default no yes
    UITextSmartInsertDeleteType: default no yes
    UITextSmartQuotesType: default no yes
    UITextSpellCheckingType: default no rawValue yes
    UITextStorageDirection: backward forward rawValue
    UITextView: BorderStyle allowedWritingToolsResultOptions allowsEditingTextAttributes
     attributedText autocapitalizationType autocorrectionType baseWritingDirection beginFloatingCursor
     beginningOfDocument borderStyle caretRect characterOffset characterRange
     characterRangeByExtending clearsOnInsertion closestPosition compare dataDetectorTypes delegate
     deleteBackward dictationRecognitionFailed dictationRecordingDidEnd drawTextHighlightBackground
     enablesReturnKeyAutomatically endFloatingCursor endOfDocument findInteraction firstRect font
     frameForDictationResultPlaceholder hasText init(frame:) init(frame:textContainer:)
     inputAccessoryView inputDelegate inputView insertDictationResult insertDictationResultPlaceholder
     insertText interactionState isEditable isFindInteractionEnabled isSecureTextEntry isSelectable
     isWritingToolsActive keyboardAppearance keyboardType layoutManager linkTextAttributes
     markedTextRange markedTextStyle offset position removeDictationResultPlaceholder replace
     returnKeyType scrollRange selectedRange selectedTextRange selectionAffinity selectionRects
     setBaseWritingDirection setMarkedText shouldChangeText spellCheckingType text textAlignment
     textColor textContainer textContainerInset textFormattingConfiguration textHighlightAttributes
     textInputView textLayoutManager textRange textStorage textStyling textView tokenizer
     typingAttributes unmarkText updateFloatingCursor usesStandardTextScaling writingToolsBehavior
     writingToolsCoordinator
    UITextView.BorderStyle: none roundedRect
    UITextWritingDirection: leftToRight natural rawValue rightToLeft
    UITimingCurveProvider: cubicTimingParameters springTimingParameters timingCurveType
    UITimingCurveType: builtin composed cubic spring
    UITitlebar: SeparatorStyle TitleVisibility ToolbarStyle autoHidesToolbarInFullScreen
     representedURL separatorStyle titleVisibility toolbar toolbarStyle
    UITitlebar.SeparatorStyle: automatic line none shadow
    UITitlebar.TitleVisibility: hidden visible
    UITitlebar.ToolbarStyle: automatic expanded preference unified unifiedCompact
    UIToolTipConfiguration: sourceRect toolTip
    UIToolTipInteraction: defaultToolTip delegate init(defaultToolTip:) isEnabled
    UIToolbar: Position backgroundImage barPosition barStyle barTintColor compactAppearance
     compactScrollEdgeAppearance delegate init(frame:) isTranslucent items scrollEdgeAppearance
     setBackgroundImage setItems setShadowImage shadowImage standardAppearance tintColor
    UIToolbar.Position: any bottom top
    UIToolbarAppearance: buttonAppearance doneButtonAppearance init(barAppearance:) init(idiom:)
    UITouch: Phase Properties TouchType altitudeAngle azimuthAngle azimuthUnitVector
     estimatedProperties estimatedPropertiesExpectingUpdates estimationUpdateIndex force
     gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce phase
     preciseLocation precisePreviousLocation previousLocation rollAngle tapCount timestamp type view
     window
    UITouch.Phase: began cancelled ended moved rawValue regionEntered regionExited regionMoved
     stationary
    UITouch.Properties: altitude azimuth force location roll
    UITouch.TouchType: direct indirect indirectPointer rawValue stylus
    UITrackingLayoutGuide: constraintsActiveWhenAway constraintsActiveWhenNear
     constraintsActiveWhenNearEdge removeAllTrackedConstraints setConstraints
    UITraitChangeObservable: register unregister
    UITraitCollection: accessibilityContrast activeAppearance changedTraits containsTraits
     currentTraitCollection displayGamut displayScale forceTouchCapability
     hasDifferentColorAppearanceCompared horizontalSizeClass imageConfiguration imageDynamicRange
     layoutDirection legibilityWeight listEnvironment perform preferredContentSizeCategory
     sceneCaptureState systemTraitsAffectingColorAppearance systemTraitsAffectingImageLookup
     toolbarItemPresentationSize traitCollection traitCollectionWithTraits typesettingLanguage
     userInterfaceIdiom userInterfaceLevel userInterfaceStyle value verticalSizeClass
    UITraitDefinition: affectsColorAppearance identifier name
    UITraitEnvironment: traitCollection traitCollectionDidChange
    UITraitEnvironmentLayoutDirection: leftToRight rightToLeft unspecified
    UITraitOverrides: containsTrait removeTrait
    UITransitionViewControllerKind: fromView toView
    UIUpdateActionPhase: afterCADisplayLinkDispatch afterCATransactionCommit afterEventDispatch
     afterLowLatencyCATransactionCommit afterLowLatencyEventDispatch afterUpdateComplete
     afterUpdateScheduled beforeCADisplayLinkDispatch beforeCATransactionCommit beforeEventDispatch
     beforeLowLatencyCATransactionCommit beforeLowLatencyEventDispatch
    UIUpdateInfo: completionDeadlineTime currentUpdateInfo estimatedPresentationTime
     isImmediatePresentationExpected isLowLatencyEventDispatchConfirmed isPerformingLowLatencyPhases
     modelTime
    UIUpdateLink: addAction currentUpdateInfo isEnabled preferredFrameRateRange
     requiresContinuousUpdates updateLink wantsImmediatePresentation wantsLowLatencyEventDispatch
    UIUserActivityRestoring: restoreUserActivityState
    UIUserInterfaceActiveAppearance: active inactive unspecified
    UIUserInterfaceIdiom: carPlay mac pad phone rawValue tv unspecified vision
    UIUserInterfaceLayoutDirection: leftToRight rawValue rightToLeft
    UIUserInterfaceLevel: base elevated unspecified
    UIUserInterfaceSizeClass: compact rawValue regular unspecified
    UIUserInterfaceStyle: dark light unspecified
    UIUserNotificationAction: Behavior Context activationMode behavior identifier
     isAuthenticationRequired isDestructive parameters title
    UIUserNotificationAction.Behavior: default rawValue textInput
    UIUserNotificationAction.Context: default minimal rawValue
    UIUserNotificationActivationMode: background foreground rawValue
    UIUserNotificationCategory: actions identifier
    UIUserNotificationSettings: categories settings types
    UIUserNotificationType: alert badge none sound
    UIVibrancyEffect: Style effect
    UIVibrancyEffect.Style: fill label quaternaryLabel secondaryFill secondaryLabel separator
     tertiaryFill tertiaryLabel
    UIVideoEditorController: canEditVideo delegate videoMaximumDuration videoPath videoQuality
    UIView: AnimatingPosition AnimatingState AnimationCurve AnimationOptions AnimationTransition
     AutoresizingMask ContentMode KeyframeAnimationOptions SystemAnimation TintAdjustmentMode
     accessibilityIdentifier accessibilityIgnoresInvertColors addConstraint addConstraints
     addGestureRecognizer addInteraction addKeyframe addLayoutGuide addMotionEffect addSubview
     alignmentRect alignmentRectInsets alpha anchorPoint animate animateKeyframes appearance
     appearanceWhenContainedInInstancesOfClasses appliedContentSizeCategoryLimitsDescription
     areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor beginAnimations
     bottomAnchor bounds bringSubview canBecomeFocused center centerXAnchor centerYAnchor
     clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType
     commitAnimations constraints constraintsAffectingLayout contentCompressionResistancePriority
     contentHuggingPriority contentMode contentScaleFactor contentStretch convert
     decodeRestorableState didAddSubview didMoveToSuperview didMoveToWindow didUpdateFocus
     directionalLayoutMargins draw drawHierarchy drawViewHierarchy
     effectiveUserInterfaceLayoutDirection encodeRestorableState endEditing exchangeSubview
     exerciseAmbiguityInLayout firstBaselineAnchor focusEffect focusGroupIdentifier focusGroupPriority
     forBaselineLayout forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizerShouldBegin
     gestureRecognizers hasAmbiguousLayout heightAnchor hitTest hoverStyle inheritedAnimationDuration
     init(frame:) insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize
     invalidateIntrinsicContentSize isDescendant isExclusiveTouch isFocused isHidden
     isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage
     largeContentImageInsets largeContentTitle lastBaselineAnchor layer layerClass layoutGuides
     layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSubviews
     leadingAnchor leftAnchor mask maskView maximumContentSizeCategory minimumContentSizeCategory
     modifyAnimations motionEffects needsUpdateConstraints overrideUserInterfaceStyle perform
     performSystem preferredFocusedView preservesSuperviewLayoutMargins
     readableContentGuide removeConstraint removeConstraints removeFromSuperview
     removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect
     requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier rightAnchor
     safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide scalesLargeContentImage
     semanticContentAttribute sendSubview setAnimationBegins setAnimationCurve setAnimationDelay
     setAnimationDelegate setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses
     setAnimationRepeatCount setAnimationStart setAnimationTransition setAnimationWillStart
     setAnimationsEnabled setContentCompressionResistancePriority setContentHuggingPriority
     setNeedsDisplay setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints shouldUpdateFocus
     showsLargeContentViewer sizeThatFits sizeToFit snapshotView subviews superview
     systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor
     trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transform3D
     transition translatesAutoresizingMaskIntoConstraints updateConstraints updateConstraintsIfNeeded
     updateFocusIfNeeded updateTraitsIfNeeded userInterfaceLayoutDirection view viewForBaselineLayout
     viewForFirstBaselineLayout viewForLastBaselineLayout viewPrintFormatter widthAnchor willMove
     willRemoveSubview window withTag
    UIView.AnimatingPosition: current end start
    UIView.AnimatingState: active inactive stopped
    UIView.AnimationCurve: easeIn easeInOut easeOut linear rawValue
    UIView.AnimationOptions: allowAnimatedContent allowUserInteraction autoreverse
     beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear layoutSubviews
     overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions
     preferredFramesPerSecond30 preferredFramesPerSecond60 preferredFramesPerSecondDefault repeat
     showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp
     transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
     transitionNone
    UIView.AnimationTransition: curlDown curlUp flipFromLeft flipFromRight none rawValue
    UIView.AutoresizingMask: all flexibleBottomMargin flexibleDimensions flexibleHeight
     flexibleLeftMargin flexibleMargins flexibleRightMargin flexibleTopMargin flexibleWidth none
    UIView.ContentMode: bottom bottomLeft bottomRight center left rawValue redraw right
     scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIView.KeyframeAnimationOptions: allowUserInteraction autoreverse beginFromCurrentState
     calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear
     calculationModePaced layoutSubviews overrideInheritedDuration overrideInheritedOptions repeat
    UIView.SystemAnimation: delete rawValue
    UIView.TintAdjustmentMode: automatic dimmed normal rawValue
    UIViewAnimating: finishAnimation fractionComplete isReversed isRunning pauseAnimation
     startAnimation state stopAnimation
    UIViewConfigurationState: init(traitCollection:) isDisabled isFocused isHighlighted isPinned
     isSelected traitCollection
    UIViewController: activePresentationController addChildViewController addKeyCommand
     additionalSafeAreaInsets allowedChildViewControllersForUnwinding
     applicationFinishedRestoringState attemptRotationToDeviceOrientation
     automaticallyAdjustsScrollViewInsets
     automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers beginAppearanceTransition
     beginRequest bottomLayoutGuide canPerformUnwindSegueAction childViewControllerContaining
     childViewControllerContainingSegue childViewControllerForHomeIndicatorAutoHidden
     childViewControllerForPointerLock childViewControllerForScreenEdgesDeferringSystemGestures
     childViewControllerForStatusBarHidden childViewControllerForStatusBarStyle childViewControllers
     collapseSecondaryView collapseSecondaryViewController contentScrollView
     contentSizeForViewInPopover contentUnavailableConfiguration contentUnavailableConfigurationState
     decodeRestorableState definesPresentationContext didAnimateFirstHalfOfRotation didMove
     didReceiveMemoryWarning didRotate didUpdateFocus disablesAutomaticKeyboardDismissal
     dismissAnimated dismissModalViewControllerAnimated dismissMoviePlayerViewControllerAnimated
     edgesForExtendedLayout editButtonItem encodeRestorableState endAppearanceTransition
     extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier forUnwindSegueAction
     hidesBottomBarWhenPushed init(nibName:bundle:) interactionActivityTrackingBaseName
     interfaceOrientation isBeingDismissed isBeingPresented isEditing isModalInPopover
     isModalInPresentation isMovingFromParentViewController isMovingToParentViewController
     isViewLoaded loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance
     modalPresentationStyle modalTransitionStyle modalViewController navigationController
     navigationItem nibBundle nibName objectRestorationClass overrideTraitCollection
     overrideUserInterfaceStyle parent parentViewController performSegue
     performsActionsWhilePresentingModally popoverPresentationController preferredContentSize
     preferredContentSizeDidChangeForChildContentContainer preferredFocusedView
     preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
     preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition
     prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden prepare present
     presentModalView presentModalViewController presentMoviePlayerViewControllerAnimated presentView
     presentationController presented presentedViewController presenting presentingViewController
     previewActionItems providesPresentationContextTransitionStyle registerForPreviewing
     removeFromParentViewController removeKeyCommand restorationClass restorationIdentifier
     restorationParent restoresFocusAfterTransition rotatingFooterView rotatingHeaderView
     searchDisplayController segueForUnwinding separateSecondaryViewController setContentScrollView
     setEditing setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate
     setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden
     setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures
     setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setToolbarItems
     sheetPresentationController shouldAutomaticallyForwardAppearanceMethods
     shouldAutomaticallyForwardRotationMethods shouldAutorotate shouldPerformSegue shouldUpdateFocus
     show showDetailViewController sizeForChildContentContainer splitViewController storyboard
     supportedInterfaceOrientations systemLayoutFittingSizeDidChangeForChildContentContainer
     systemMinimumLayoutMargins tab tabBarController tabBarItem tabBarObservedScrollView
     targetViewController title toolbarItems topLayoutGuide traitCollection traitCollectionDidChange
     traitOverrides transition transitionCoordinator transitioningDelegate unregisterForPreviewing
     unwind updateContentUnavailableConfiguration updateFocusIfNeeded updateTraitsIfNeeded
     updateViewConstraints view viewController viewDidAppear viewDidDisappear viewDidLayoutSubviews
     viewDidLoad viewDidUnload viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange
     viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear
     viewWillDisappear viewWillLayoutSubviews viewWillTransition viewWillUnload wantsFullScreenLayout
     willAnimateFirstHalfOfRotation willAnimateRotation willAnimateSecondHalfOfRotation willMove
     willRotate willTransition
    UIViewControllerAnimatedTransitioning: animateTransition animationEnded interruptibleAnimator
     transitionDuration
    UIViewControllerContextTransitioning: cancelInteractiveTransition completeTransition containerView
     finalFrame finishInteractiveTransition initialFrame isAnimated isInteractive
     pauseInteractiveTransition presentationStyle targetTransform transitionWasCancelled
     updateInteractiveTransition view viewController
    UIViewControllerInteractiveTransitioning: completionCurve completionSpeed
     startInteractiveTransition wantsInteractiveStart
    UIViewControllerPreviewing: delegate previewingGestureRecognizerForFailureRelationship sourceRect
     sourceView
    UIViewControllerRestoration: viewController
    UIViewControllerTransition: coverVerticalTransition crossDissolveTransition
     flipHorizontalTransition partialCurlTransition zoom
    UIViewControllerTransitionCoordinator: animateAlongsideTransition notifyWhenInteractionChanges
     notifyWhenInteractionEnds
    UIViewControllerTransitionCoordinatorContext: completionCurve completionVelocity containerView
     initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete
     presentationStyle targetTransform transitionDuration view viewController
    UIViewImplicitlyAnimating: addAnimations addCompletion continueAnimation
    UIViewPrintFormatter: view
    UIViewPropertyAnimator: delay duration init(duration:controlPoint1:controlPoint2:animations:)
     init(duration:curve:animations:) init(duration:dampingRatio:animations:)
     init(duration:timingParameters:) isInterruptible isManualHitTestingEnabled
     isUserInteractionEnabled pausesOnCompletion runningPropertyAnimator scrubsLinearly
     timingParameters
    UIVisualEffectView: contentView effect init(effect:)
    UIWebPaginationBreakingMode: column page rawValue
    UIWebView: NavigationType PaginationMode allowsInlineMediaPlayback allowsLinkPreview
     allowsPictureInPictureMediaPlayback canGoBack canGoForward dataDetectorTypes delegate
     gapBetweenPages goBack goForward init(frame:) isLoading keyboardDisplayRequiresUserAction load
     loadHTMLString loadRequest mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction pageCount
     pageLength paginationBreakingMode paginationMode reload request scalesPageToFit scrollView
     scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
     scrollViewDidEndZooming scrollViewDidScroll scrollViewDidZoom scrollViewShouldScrollToTop
     scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
     scrollViewWillEndDragging stopLoading stringByEvaluatingJavaScript suppressesIncrementalRendering
     viewForZooming
    UIWebView.NavigationType: backForward formResubmitted formSubmitted linkClicked other rawValue
     reload
    UIWebView.PaginationMode: bottomToTop leftToRight rawValue rightToLeft topToBottom unpaginated
    UIWindow: becomeKeyWindow canBecomeKeyWindow canResizeToFitContent convert init(frame:)
     init(windowScene:) isKeyWindow makeKeyAndVisible makeKeyWindow resignKeyWindow rootViewController
     safeAreaAspectFitLayoutGuide screen send windowLevel windowScene
    UIWindowScene: DismissalAnimation PresentationStyle SessionRole activityItemsConfigurationSource
     coordinateSpace effectiveGeometry focusSystem init(session:connectionOptions:)
     interfaceOrientation isFullScreen keyWindow requestGeometryUpdate screen screenshotService
     sizeRestrictions statusBarManager traitCollection traitOverrides windowingBehaviors windows
    UIWindowScene.DismissalAnimation: commit decline standard
    UIWindowScene.PresentationStyle: automatic prominent standard
    UIWindowScene.SessionRole: application carTemplateApplication externalDisplay
     externalDisplayNonInteractive
    UIWindowSceneActivationAction: title
    UIWindowSceneActivationConfiguration: init(userActivity:) options preview userActivity
    UIWindowSceneActivationRequestOptions: placement preferredPresentationStyle
    UIWindowSceneDestructionRequestOptions: windowDismissalAnimation
    UIWindowSceneDragInteraction: gestureForFailureRelationships
    UIWindowSceneGeometry: interfaceOrientation systemFrame
    UIWindowSceneGeometryPreferencesIOS: init(interfaceOrientations:) interfaceOrientations
    UIWindowSceneGeometryPreferencesMac: init(systemFrame:) systemFrame
    UIWindowSceneProminentPlacement: prominentPlacement
    UIWindowSceneStandardPlacement: standardPlacement
    UIWritingToolsBehavior: complete default limited none
    UIWritingToolsResultOptions: default list plainText richText table
    UIZoomTransitionAlignmentRectContext: sourceView zoomedViewController
    UIZoomTransitionInteractionContext: location velocity willBegin
    UIZoomTransitionOptions: alignmentRectProvider dimmingColor dimmingVisualEffect
     interactiveDismissShouldBegin
    UIZoomTransitionSourceViewProviderContext: sourceViewController zoomedViewController
    """
}
