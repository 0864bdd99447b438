// Names of public headers, a line for each type; lines that begin with a blank continue it.

extension UIKitNames {
  /// Members of UIKit's types from A to C.
  static let membersToC = """
    UIAcceleration: timestamp x y z
    UIAccelerometer: delegate sharedAccelerometer updateInterval
    UIAccessibility: CustomSystemRotorType GuidedAccessRestrictionState HearingDeviceEar Trait
     accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint
     accessibilityAttributedLabel accessibilityAttributedUserInputLabels accessibilityAttributedValue
     accessibilityDirectTouchOptions accessibilityElementsHidden accessibilityExpandedStatus
     accessibilityFrame accessibilityHint accessibilityLabel accessibilityLanguage
     accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction
     accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue
     accessibilityViewIsModal isAccessibilityElement shouldGroupAccessibilityChildren
    UIAccessibility.CustomSystemRotorType: boldText heading headingLevel1 headingLevel2 headingLevel3
     headingLevel4 headingLevel5 headingLevel6 image italicText landmark link list misspelledWord none
     table textField underlineText visitedLink
    UIAccessibility.GuidedAccessRestrictionState: allow deny rawValue
    UIAccessibility.HearingDeviceEar: both left none right
    UIAccessibility.Trait: adjustable allowsDirectInteraction button causesPageTurn header image
     keyboardKey link none notEnabled playsSound searchField selected startsMediaSession staticText
     summaryElement updatesFrequently
    UIAccessibilityAction: accessibilityCustomActions accessibilityDecrement accessibilityIncrement
     accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll
    UIAccessibilityContainer: accessibilityContainerType accessibilityElement
     accessibilityElementCount accessibilityElements index setAccessibilityElements
    UIAccessibilityContainerDataTable: accessibilityColumnCount accessibilityDataTableCellElement
     accessibilityHeaderElements accessibilityRowCount
    UIAccessibilityContainerDataTableCell: accessibilityColumnRange accessibilityRowRange
    UIAccessibilityContainerType: dataTable landmark list none semanticGroup
    UIAccessibilityContentSizeCategoryImageAdjusting:
     adjustsImageSizeForAccessibilityContentSizeCategory
    UIAccessibilityContrast: high normal unspecified
    UIAccessibilityCustomAction: actionHandler attributedName category image
     init(attributedName:actionHandler:) init(attributedName:image:actionHandler:)
     init(attributedName:image:target:selector:) init(attributedName:target:selector:)
     init(name:actionHandler:) init(name:image:actionHandler:) init(name:image:target:selector:)
     init(name:target:selector:) name selector target
    UIAccessibilityCustomRotor: Direction attributedName init(attributedName:itemSearchBlock:)
     init(name:itemSearchBlock:) init(systemType:itemSearchBlock:) itemSearchBlock name
     systemRotorType
    UIAccessibilityCustomRotor.Direction: next previous
    UIAccessibilityCustomRotorItemResult: init(targetElement:targetRange:) targetElement targetRange
    UIAccessibilityCustomRotorSearchPredicate: currentItem searchDirection
    UIAccessibilityDirectTouchOptions: none requiresActivation silentOnTouch
    UIAccessibilityDragging: accessibilityDragSourceDescriptors accessibilityDropPointDescriptors
    UIAccessibilityElement: accessibilityContainer accessibilityFrame
     accessibilityFrameInContainerSpace accessibilityHint accessibilityIdentifier accessibilityLabel
     accessibilityTraits accessibilityValue init(accessibilityContainer:) isAccessibilityElement
    UIAccessibilityExpandedStatus: collapsed expanded unsupported
    UIAccessibilityFocus: accessibilityAssistiveTechnologyFocusedIdentifiers
     accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
     accessibilityElementIsFocused
    UIAccessibilityIdentification: accessibilityIdentifier
    UIAccessibilityLocationDescriptor: attributedName init(attributedName:point:inView:)
     init(name:point:inView:) init(name:view:) name point view
    UIAccessibilityNavigationStyle: automatic combined rawValue separate
    UIAccessibilityPriority: default high low
    UIAccessibilityReadingContent: accessibilityAttributedContent accessibilityAttributedPageContent
     accessibilityContent accessibilityFrame accessibilityLineNumber accessibilityPageContent
    UIAccessibilityScrollDirection: down left next previous rawValue right up
    UIAccessibilityTextualContext: console fileSystem messaging narrative sourceCode spreadsheet
     wordProcessing
    UIAccessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image
     keyboardKey link none notEnabled playsSound searchField selected startsMediaSession staticText
     summaryElement supportsZoom tabBar toggleButton updatesFrequently
    UIAccessibilityZoomType: insertionPoint rawValue
    UIAction: Identifier attributes captureTextFromCameraAction discoverabilityTitle identifier image
     sender state title
    UIAction.Identifier: none paste pasteAndGo pasteAndMatchStyle pasteAndSearch
    UIActionSheet: Style actionSheetStyle addButton buttonTitle cancelButtonIndex delegate
     destructiveButtonIndex dismiss firstOtherButtonIndex init(frame:)
     init(title:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:) isVisible
     numberOfButtons show title
    UIActionSheet.Style: automatic blackOpaque blackTranslucent default rawValue
    UIActivity: Category CollaborationMode SectionTypes activityCategory activityDidFinish
     activityImage activityTitle activityType activityViewController canPerform perform
     performActivity prepare
    UIActivity.Category: action rawValue share
    UIActivity.CollaborationMode: collaborate sendCopy
    UIActivity.SectionTypes: none peopleSuggestions
    UIActivityCollaborationModeRestriction: alertDismissButtonTitle alertMessage
     alertRecoverySuggestionButtonLaunchURL alertRecoverySuggestionButtonTitle alertTitle disabledMode
     init(disabledMode:) init(disabledMode:alertTitle:alertMessage:)
     init(disabledMode:alertTitle:alertMessage:alertDismissButtonTitle:)
     init(disabledMode:alertTitle:alertMessage:alertDismissButtonTitle:alertRecoverySuggestionButtonTitle:alertRecoverySuggestionButtonLaunchURL:)
    UIActivityIndicatorView: Style activityIndicatorViewStyle color hidesWhenStopped
     init(activityIndicatorStyle:) init(frame:) isAnimating startAnimating stopAnimating
    UIActivityIndicatorView.Style: gray large medium rawValue white whiteLarge
    UIActivityItemProvider: activityType activityViewController activityViewControllerPlaceholderItem
     init(placeholderItem:) item placeholderItem
    UIActivityItemSource: activityView activityViewController activityViewControllerLinkMetadata
     activityViewControllerPlaceholderItem activityViewControllerShareRecipients
    UIActivityItemsConfiguration: Interaction PreviewIntent activityItemsConfiguration
     applicationActivitiesProvider init(itemProviders:) init(objects:) localObject metadataProvider
     perItemMetadataProvider previewProvider supportedInteractions
    UIActivityItemsConfiguration.Interaction: share
    UIActivityItemsConfiguration.PreviewIntent: fullSize thumbnail
    UIActivityItemsConfigurationProviding: activityItemsConfiguration
    UIActivityItemsConfigurationReading: activityItemsConfigurationMetadata
     activityItemsConfigurationMetadataForItem activityItemsConfigurationPreviewForItem
     activityItemsConfigurationSupportsInteraction applicationActivitiesForActivityItemsConfiguration
     itemProvidersForActivityItemsConfiguration
    UIActivityViewController: allowsProminentActivity completionHandler completionWithItemsHandler
     excludedActivitySectionTypes excludedActivityTypes init(activityItems:applicationActivities:)
     init(activityItemsConfiguration:)
    UIAlertAction: Style isEnabled style title
    UIAlertAction.Style: cancel default destructive rawValue
    UIAlertController: Severity Style actions addAction addTextField alertController
     init(nibName:bundle:) message preferredAction preferredStyle severity textFields title
    UIAlertController.Severity: critical default
    UIAlertController.Style: actionSheet alert rawValue
    UIAlertView: Style addButton alertViewStyle buttonTitle cancelButtonIndex delegate dismiss
     firstOtherButtonIndex init(frame:)
     init(title:message:delegate:cancelButtonTitle:otherButtonTitles:) isVisible message
     numberOfButtons show textField title
    UIAlertView.Style: default loginAndPasswordInput plainTextInput rawValue secureTextInput
    UIAppearance: appearance appearanceWhenContainedInInstancesOfClasses
    UIApplication: Category CategoryDefaultErrorCode CategoryDefaultStatus State activateSceneSession
     alternateIconName applicationIconBadgeNumber applicationState applicationSupportsShakeToEdit
     backgroundRefreshStatus backgroundTimeRemaining beginBackgroundTask
     beginIgnoringInteractionEvents beginReceivingRemoteControlEvents canOpen cancel
     cancelAllLocalNotifications cancelLocal clearKeepAliveTimeout completeStateRestoration
     connectedScenes currentUserNotificationSettings defaultStatus delegate
     enabledRemoteNotificationTypes endBackgroundTask endIgnoringInteractionEvents
     endReceivingRemoteControlEvents extendStateRestoration ignoreSnapshotOnNextApplicationLaunch
     isIdleTimerDisabled isIgnoringInteractionEvents isNetworkActivityIndicatorVisible
     isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden keyWindow open
     openSessions preferredContentSizeCategory presentLocalNotificationNow register
     registerForRemoteNotifications registerObject requestSceneSessionActivation
     requestSceneSessionDestruction requestSceneSessionRefresh scheduleLocal scheduleLocalNotification
     scheduledLocalNotifications send sendAction setAlternateIconName setKeepAliveTimeout
     setMinimumBackgroundFetchInterval setNewsstandIconImage setStatusBarHidden
     setStatusBarOrientation setStatusBarStyle shared sharedApplication shortcutItems statusBarFrame
     statusBarOrientation statusBarOrientationAnimationDuration statusBarStyle
     supportedInterfaceOrientations supportsAlternateIcons supportsMultipleScenes
     unregisterForRemoteNotifications userInterfaceLayoutDirection windows
    UIApplication.Category: uiApplicationCategoryWebBrowser
    UIApplication.CategoryDefaultErrorCode: rateLimited
    UIApplication.CategoryDefaultStatus: isDefault notDefault unavailable
    UIApplication.State: active background inactive rawValue
    UIApplicationShortcutIcon: IconType
    UIApplicationShortcutIcon.IconType: add alarm audio bookmark capturePhoto captureVideo cloud
     compose confirmation contact date favorite home invitation location love mail markLocation
     message pause play prohibit rawValue search share shuffle task taskCompleted time update
    UIApplicationShortcutItem: icon init(type:localizedTitle:)
     init(type:localizedTitle:localizedSubtitle:icon:userInfo:) localizedSubtitle localizedTitle
     targetContentIdentifier type userInfo
    UIAttachmentBehavior: AttachmentType anchorPoint attachedBehaviorType attachmentRange damping
     fixedAttachment frequency frictionTorque init(item:attachedToAnchor:) init(item:attachedToItem:)
     init(item:offsetFromCenter:attachedToAnchor:)
     init(item:offsetFromCenter:attachedToItem:offsetFromCenter:) items length limitAttachment
     pinAttachment slidingAttachment
    UIAttachmentBehavior.AttachmentType: anchor items rawValue
    UIAxis: both horizontal neither vertical
    UIBackgroundConfiguration: backgroundColor backgroundColorTransformer backgroundInsets
     clearConfiguration cornerRadius customView edgesAddingLayoutMarginsToBackgroundInsets image
     imageContentMode listAccompaniedSidebarCellConfiguration listCellConfiguration
     listFooterConfiguration listGroupedCellConfiguration listGroupedHeaderFooterConfiguration
     listHeaderConfiguration listPlainCellConfiguration listPlainHeaderFooterConfiguration
     listSidebarCellConfiguration listSidebarHeaderConfiguration resolvedBackgroundColor
     resolvedStrokeColor shadowProperties strokeColor strokeColorTransformer strokeOutset strokeWidth
     updatedConfiguration visualEffect
    UIBackgroundFetchResult: failed newData noData rawValue
    UIBackgroundRefreshStatus: available denied rawValue restricted
    UIBandSelectionInteraction: State init(selectionHandler:) initialModifierFlags isEnabled
     selectionRect shouldBeginHandler state
    UIBandSelectionInteraction.State: began ended possible selecting
    UIBarAppearance: backgroundColor backgroundEffect backgroundImage backgroundImageContentMode
     configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground
     idiom init(barAppearance:) init(idiom:) shadowColor shadowImage
    UIBarButtonItem: Style SystemItem action addSymbolEffect backButtonBackgroundImage
     backButtonBackgroundVerticalPositionAdjustment backButtonTitlePositionAdjustment backgroundImage
     backgroundVerticalPositionAdjustment buttonGroup changesSelectionAsPrimaryAction
     creatingFixedGroup creatingMovableGroup creatingOptionalGroup customView fixedSpaceItem
     flexibleSpaceItem image imageInsets init(barButtonSystemItem:menu:)
     init(barButtonSystemItem:primaryAction:) init(barButtonSystemItem:primaryAction:menu:)
     init(barButtonSystemItem:target:action:) init(customView:)
     init(image:landscapeImagePhone:style:target:action:) init(image:menu:)
     init(image:style:target:action:) init(primaryAction:) init(primaryAction:menu:)
     init(title:image:target:action:menu:) init(title:menu:) init(title:style:target:action:)
     isEnabled isHidden isSelected isSymbolAnimationEnabled menu menuRepresentation possibleTitles
     preferredMenuElementOrder primaryAction removeAllSymbolEffects removeSymbolEffect
     setBackButtonBackgroundImage setBackButtonBackgroundVerticalPositionAdjustment
     setBackButtonTitlePositionAdjustment setBackgroundImage setBackgroundVerticalPositionAdjustment
     setSymbolImage setTitlePositionAdjustment style tag target tintColor title
     titlePositionAdjustment width
    UIBarButtonItem.Style: bordered done plain rawValue
    UIBarButtonItem.SystemItem: action add bookmarks camera cancel close compose done edit fastForward
     fixedSpace flexibleSpace organize pageCurl pause play rawValue redo refresh reply rewind save
     search stop trash undo writingTools
    UIBarButtonItemAppearance: configureWithDefault disabled focused highlighted init(style:) normal
    UIBarButtonItemGroup: alwaysAvailable barButtonItems fixedGroup
     init(barButtonItems:representativeItem:) isDisplayingRepresentativeItem isHidden
     menuRepresentation movableGroup optionalGroup representativeItem
    UIBarButtonItemStateAppearance: backgroundImage backgroundImagePositionAdjustment
     titlePositionAdjustment titleTextAttributes
    UIBarItem: accessibilityIdentifier appearance appearanceWhenContainedInInstancesOfClasses image
     imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage
     largeContentSizeImageInsets setTitleTextAttributes tag title titleTextAttributes
    UIBarMetrics: compact compactPrompt default defaultPrompt landscapePhone landscapePhonePrompt
     rawValue
    UIBarPosition: any bottom rawValue top topAttached
    UIBarPositioning: barPosition
    UIBarStyle: black blackOpaque blackTranslucent default rawValue
    UIBaselineAdjustment: alignBaselines alignCenters none rawValue
    UIBehavioralStyle: automatic mac pad
    UIBezierPath: addArc addClip addCurve addLine addQuadCurve append apply bezierPath
     bezierPathByReversingPath bezierPathWithOval bounds cgPath close closePath contains currentPoint
     fill flatness getLineDash isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move
     removeAllPoints reversing setLineDash stroke usesEvenOddFillRule
    UIBlurEffect: Style
    UIBlurEffect.Style: dark extraDark extraLight light prominent rawValue regular
     systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial
     systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark
     systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight
     systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIButton: ButtonType Configuration ConfigurationUpdateHandler Role adjustsImageWhenDisabled
     adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration backgroundImage
     backgroundRect behavioralStyle buttonType changesSelectionAsPrimaryAction configuration
     configurationUpdateHandler contentEdgeInsets contentRect currentAttributedTitle
     currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle
     currentTitleColor currentTitleShadowColor image imageEdgeInsets imageRect imageView init(frame:)
     init(frame:primaryAction:) isHeld isHovered isPointerInteractionEnabled menu pointerStyleProvider
     preferredBehavioralStyle preferredMenuElementOrder preferredSymbolConfigurationForImage
     reversesTitleShadowWhenHighlighted role setAttributedTitle setBackgroundImage setImage
     setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor
     setTitleShadowColor showsTouchWhenHighlighted subtitleLabel systemButton tintColor title
     titleColor titleEdgeInsets titleLabel titleRect titleShadowColor updateConfiguration
    UIButton.ButtonType: close contactAdd custom detailDisclosure infoDark infoLight plain rawValue
     roundedRect system
    UIButton.Configuration.Size: large medium mini small
    UIButton.Role: cancel destructive normal primary
    UIButtonConfiguration: CornerStyle Indicator MacIdiomStyle TitleAlignment
     activityIndicatorColorTransformer attributedSubtitle attributedTitle
     automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor
     borderedButtonConfiguration borderedProminentButtonConfiguration
     borderedTintedButtonConfiguration borderlessButtonConfiguration buttonSize contentInsets
     cornerStyle filledButtonConfiguration grayButtonConfiguration image imageColorTransformer
     imagePadding imagePlacement indicator indicatorColorTransformer macIdiomStyle
     plainButtonConfiguration preferredSymbolConfigurationForImage setDefaultContentInsets
     showsActivityIndicator subtitle subtitleLineBreakMode subtitleTextAttributesTransformer
     tintedButtonConfiguration title titleAlignment titleLineBreakMode titlePadding
     titleTextAttributesTransformer updatedConfiguration
    UIButtonConfiguration.CornerStyle: capsule dynamic fixed large medium small
    UIButtonConfiguration.Indicator: automatic none popup
    UIButtonConfiguration.MacIdiomStyle: automatic bordered borderless borderlessTinted
    UIButtonConfiguration.TitleAlignment: automatic center leading trailing
    UICGFloatTraitDefinition: defaultValue
    UICalendarSelection: updateSelectableDates
    UICalendarSelectionMultiDate: delegate init(delegate:) selectedDates setSelectedDates
    UICalendarSelectionSingleDate: delegate init(delegate:) selectedDate setSelectedDate
    UICalendarSelectionWeekOfYear: delegate init(delegate:) selectedWeekOfYear setSelectedWeek
    UICalendarView: availableDateRange calendar delegate fontDesign init(frame:) locale
     reloadDecorations selectionBehavior setVisibleDateComponents timeZone visibleDateComponents
     wantsDateDecorations
    UICalendarViewDecoration: Size
    UICalendarViewDecoration.Size: large medium small
    UICanvasFeedbackGenerator: alignmentOccurred feedbackGenerator pathCompleted
    UICellAccessory: DisplayedState Placement displayedState isHidden reservedLayoutWidth tintColor
    UICellAccessory.DisplayedState: always whenEditing whenNotEditing
    UICellAccessory.Placement: leading trailing
    UICellAccessoryCustomView: customView init(customView:placement:) maintainsFixedSize placement
     position
    UICellAccessoryDelete: actionHandler backgroundColor
    UICellAccessoryDetail: actionHandler
    UICellAccessoryInsert: actionHandler backgroundColor
    UICellAccessoryLabel: adjustsFontForContentSizeCategory font init(text:) text
    UICellAccessoryMultiselect: backgroundColor
    UICellAccessoryOutlineDisclosure: Style actionHandler style
    UICellAccessoryOutlineDisclosure.Style: automatic cell header
    UICellAccessoryPopUpMenu: init(menu:) menu selectedElementDidChangeHandler
    UICellAccessoryReorder: showsVerticalSeparator
    UICellConfigurationDragState: dragging lifting none
    UICellConfigurationDropState: none notTargeted targeted
    UICellConfigurationState: cellDragState cellDropState init(traitCollection:) isEditing isExpanded
     isReordering isSwiped
    UICloudSharingController: activityItemSource availablePermissions delegate init(nibName:bundle:)
     init(preparationHandler:) init(share:container:) share
    UICloudSharingPermissionOptions: allowPrivate allowPublic allowReadOnly allowReadWrite standard
    UICollectionElementCategory: cell decorationView rawValue supplementaryView
    UICollectionElementKindSection: footer header
    UICollectionLayoutListAppearance: grouped insetGrouped plain sidebar sidebarPlain
    UICollectionLayoutListConfiguration: appearance backgroundColor contentHuggingElements footerMode
     headerMode headerTopPadding init(appearance:) itemSeparatorHandler
     leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators
     trailingSwipeActionsConfigurationProvider
    UICollectionLayoutListContentHuggingElements: none supplementaryHeader
    UICollectionLayoutListFooterMode: none supplementary
    UICollectionLayoutListHeaderMode: firstItemInSection none supplementary
    UICollectionLayoutSectionOrthogonalScrollingBehavior: continuous continuousGroupLeadingBoundary
     groupPaging groupPagingCentered none paging
    UICollectionLayoutSectionOrthogonalScrollingBounce: always automatic never
    UICollectionLayoutSectionOrthogonalScrollingProperties: bounce decelerationRate
    UICollectionReusableView: apply applyLayout didTransition init(frame:)
     preferredLayoutAttributesFitting prepareForReuse reuseIdentifier willTransition
    UICollectionUpdateAction: delete insert move none rawValue reload
    UICollectionView: CellRegistration DropIntent ReorderingCadence ScrollDirection ScrollPosition
     SelfSizingInvalidation SupplementaryRegistration allowsFocus allowsFocusDuringEditing
     allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
     allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem
     cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout
     contextMenuInteraction dataSource delegate deleteItems deleteSections
     dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementaryView dequeueReusableCell
     dequeueReusableSupplementaryView deselectItem dragDelegate dragInteractionEnabled dropDelegate
     endInteractiveMovement finishInteractiveTransition hasActiveDrag hasActiveDrop
     hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems
     indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements
     init(frame:collectionViewLayout:) insertItems insertSections isEditing isPrefetchingEnabled
     layoutAttributesForItem layoutAttributesForSupplementaryElement moveItem moveSection
     numberOfItems numberOfSections performBatchUpdates prefetchDataSource reconfigureItems register
     reloadData reloadItems reloadSections remembersLastFocusedIndexPath reorderingCadence
     scrollToItem selectItem selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout
     startInteractiveTransition supplementaryView updateInteractiveMovementTargetPosition visibleCells
     visibleSupplementaryViews
    UICollectionView.DropIntent: insertAtDestinationIndexPath insertIntoDestinationIndexPath
     unspecified
    UICollectionView.ReorderingCadence: fast immediate slow
    UICollectionView.ScrollDirection: horizontal rawValue vertical
    UICollectionView.ScrollPosition: bottom centeredHorizontally centeredVertically left none right
     top
    UICollectionView.SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
    UICollectionViewCell: DragState automaticallyUpdatesBackgroundConfiguration
     automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
     configurationState configurationUpdateHandler contentConfiguration contentView
     defaultBackgroundConfiguration dragStateDidChange init(frame:) isHighlighted isSelected
     selectedBackgroundView setNeedsUpdateConfiguration updateConfiguration
    UICollectionViewCell.DragState: dragging lifting none
    UICollectionViewCellRegistration: cellClass cellNib configurationHandler
    UICollectionViewCompositionalLayout: configuration init(section:) init(section:configuration:)
     init(sectionProvider:) init(sectionProvider:configuration:)
    UICollectionViewCompositionalLayoutConfiguration: boundarySupplementaryItems
     contentInsetsReference interSectionSpacing scrollDirection
    UICollectionViewController: clearsSelectionOnViewWillAppear collectionView collectionViewLayout
     indexPathForPreferredFocusedView init(collectionViewLayout:) init(nibName:bundle:)
     installsStandardGestureForInteractiveMovement numberOfSections scrollViewDidEndDecelerating
     scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
     scrollViewDidScroll scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
     scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging
     useLayoutToLayoutNavigationTransitions viewForZooming
    UICollectionViewDataSourcePrefetching: collectionView
    UICollectionViewDelegateFlowLayout: collectionView
    UICollectionViewDropCoordinator: destinationIndexPath dropItem items proposal session
    UICollectionViewDropItem: dragItem previewSize sourceIndexPath
    UICollectionViewDropPlaceholder: init(insertionIndexPath:reuseIdentifier:)
     previewParametersProvider
    UICollectionViewDropPlaceholderContext: commitInsertion deletePlaceholder dragItem
     setNeedsCellUpdate
    UICollectionViewDropProposal: init(dropOperation:) init(dropOperation:intent:) intent
    UICollectionViewFlowLayout: SectionInsetReference estimatedItemSize footerReferenceSize
     headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
     sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset
     sectionInsetReference
    UICollectionViewFlowLayout.SectionInsetReference: contentInset layoutMargins safeArea
    UICollectionViewFlowLayoutInvalidationContext: invalidateFlowLayoutAttributes
     invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext: nextFocusedIndexPath previouslyFocusedIndexPath
    UICollectionViewLayout: collectionView collectionViewContentSize developmentLayoutDirection
     finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem
     finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
     finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection
     indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView
     indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView
     initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem
     initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout invalidationContext
     invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems
     layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements
     layoutAttributesForInteractivelyMovingItem layoutAttributesForItem
     layoutAttributesForSupplementaryView prepare prepareForTransition prepareLayout register
     shouldInvalidateLayout targetContentOffset targetIndexPath
    UICollectionViewLayoutAttributes: alpha bounds center collisionBoundingPath collisionBoundsType
     frame indexPath isHidden layoutAttributesForCell layoutAttributesForDecorationView
     layoutAttributesForSupplementaryView representedElementCategory representedElementKind size
     transform transform3D zIndex
    UICollectionViewLayoutInvalidationContext: contentOffsetAdjustment contentSizeAdjustment
     interactiveMovementTarget invalidateDataSourceCounts invalidateDecorationElements
     invalidateEverything invalidateItems invalidateSupplementaryElements
     invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
     previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell: accessories defaultContentConfiguration indentationLevel
     indentationWidth indentsAccessories init(frame:) separatorLayoutGuide
    UICollectionViewPlaceholder: cellUpdateHandler init(insertionIndexPath:reuseIdentifier:)
    UICollectionViewSupplementaryRegistration: configurationHandler elementKind supplementaryClass
     supplementaryNib
    UICollectionViewTransitionLayout: currentLayout init(currentLayout:nextLayout:) nextLayout
     transitionProgress updateValue value
    UICollectionViewUpdateItem: indexPathAfterUpdate indexPathBeforeUpdate updateAction
    UICollisionBehavior: Mode addBoundary addItem boundary boundaryIdentifiers collisionDelegate
     collisionMode init(items:) items removeAllBoundaries removeBoundary removeItem
     setTranslatesReferenceBoundsIntoBoundary translatesReferenceBoundsIntoBoundary
    UICollisionBehavior.Mode: boundaries everything items
    UIColor: Prominence accessibilityName black blue brown cgColor ciColor clear color colorNamed cyan
     darkGray darkText getHue getRed getWhite gray green groupTableViewBackground init(cgColor:)
     init(ciColor:) init(dynamicProvider:) init(patternImage:) init(red:green:blue:alpha:)
     init(white:alpha:) label lightGray lightText link magenta opaqueSeparator orange placeholderText
     prominence purple quaternaryLabel quaternarySystemFill red resolvedColor
     scrollViewTexturedBackground secondaryLabel secondarySystemBackground secondarySystemFill
     secondarySystemGroupedBackground separator set setFill setStroke systemBackground systemBlue
     systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5
     systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink
     systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground
     tertiarySystemFill tertiarySystemGroupedBackground tintColor underPageBackground
     viewFlipsideBackground white withAlphaComponent yellow
    UIColor.Prominence: primary quaternary secondary tertiary
    UIColorPickerViewController: delegate init(nibName:bundle:) selectedColor supportsAlpha
    UIColorWell: init(frame:) selectedColor supportsAlpha title
    UICommand: action alternates attributes discoverabilityTitle image propertyList state title
    UICommandAlternate: action modifierFlags title
    UIConfigurationState: customState setCustomState setObject traitCollection
    UIContentConfiguration: makeContentView updatedConfiguration
    UIContentContainer: preferredContentSize preferredContentSizeDidChange size
     systemLayoutFittingSizeDidChange viewWillTransition willTransition
    UIContentInsetsReference: automatic layoutMargins none readableContent safeArea
    UIContentSizeCategory: accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
     accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification
     extraExtraExtraLarge extraExtraLarge extraLarge extraSmall large medium small unspecified
    UIContentSizeCategoryAdjusting: adjustsFontForContentSizeCategory
    UIContentUnavailableAlignment: center natural
    UIContentUnavailableButtonProperties: isEnabled menu primaryAction role
    UIContentUnavailableConfiguration: alignment attributedText axesPreservingSuperviewLayoutMargins
     background button buttonProperties buttonToSecondaryButtonPadding directionalLayoutMargins
     emptyConfiguration image imageProperties imageToTextPadding loadingConfiguration
     searchConfiguration secondaryAttributedText secondaryButton secondaryButtonProperties
     secondaryText secondaryTextProperties text textProperties textToButtonPadding
     textToSecondaryTextPadding
    UIContentUnavailableConfigurationState: init(traitCollection:) searchText
    UIContentUnavailableImageProperties: accessibilityIgnoresInvertColors cornerRadius maximumSize
     preferredSymbolConfiguration tintColor
    UIContentUnavailableTextProperties: adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation
     color font lineBreakMode minimumScaleFactor numberOfLines
    UIContentUnavailableView: init(configuration:) isScrollEnabled
    UIContentView: configuration supportsConfiguration
    UIContextMenuConfiguration: ElementOrder badgeCount identifier preferredMenuElementOrder
     secondaryItemIdentifiers
    UIContextMenuConfiguration.ElementOrder: automatic fixed priority
    UIContextMenuInteraction: Appearance CommitStyle delegate dismissMenu init(delegate:) location
     menuAppearance updateVisibleMenu
    UIContextMenuInteraction.Appearance: compact rich unknown
    UIContextMenuInteraction.CommitStyle: dismiss pop
    UIContextMenuInteractionAnimating: addAnimations addCompletion previewViewController
    UIContextMenuInteractionCommitAnimating: preferredCommitStyle
    UIContextualAction: Style backgroundColor contextualAction handler image style title
    UIContextualAction.Style: destructive normal
    UIControl: ContentHorizontalAlignment ContentVerticalAlignment Event State actions addAction
     addTarget allControlEvents allTargets beginTracking cancelTracking contentHorizontalAlignment
     contentVerticalAlignment contextMenuInteraction continueTracking
     effectiveContentHorizontalAlignment endTracking enumerateEvent enumerateEventHandlers
     init(frame:) init(frame:primaryAction:) isContextMenuInteractionEnabled isEnabled isHighlighted
     isSelected isSymbolAnimationEnabled isTouchInside isTracking menuAttachmentPoint
     performPrimaryAction removeAction removeTarget sendAction sendActions showsMenuAsPrimaryAction
     state toolTip toolTipInteraction
    UIControl.ContentHorizontalAlignment: center fill leading left rawValue right trailing
    UIControl.ContentVerticalAlignment: bottom center fill rawValue top
    UIControl.Event: allEditingEvents allEvents allTouchEvents applicationReserved editingChanged
     editingDidBegin editingDidEnd editingDidEndOnExit menuActionTriggered primaryActionTriggered
     systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside
     touchDragOutside touchUpInside touchUpOutside valueChanged
    UIControl.State: application disabled focused highlighted normal reserved selected
    UICoordinateSpace: bounds convert
    UICornerCurve: automatic circular continuous
    UICubicTimingParameters: animationCurve controlPoint1 controlPoint2 init(animationCurve:)
     init(controlPoint1:controlPoint2:)
    """
}
