// Names of public headers, a line for each type; lines that begin with a blank continue it.

extension UIKitNames {
  /// Members of UIKit's types from D to O.
  static let membersToO = """
    UIDataDetectorTypes: address all calendarEvent flightNumber link lookupSuggestion money none
     phoneNumber physicalValue shipmentTrackingNumber
    UIDataSourceModelAssociation: indexPathForElement modelIdentifierForElement
    UIDataSourceTranslating: dataSourceIndexPath dataSourceSectionIndex perform presentationIndexPath
     presentationSectionIndex
    UIDatePicker: Mode calendar countDownDuration date datePickerMode datePickerStyle init(frame:)
     locale maximumDate minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval
     setDate timeZone
    UIDatePicker.Mode: countDownTimer date dateAndTime rawValue time yearAndMonth
    UIDatePickerStyle: automatic compact inline wheels
    UIDevice: BatteryState batteryLevel batteryState beginGeneratingDeviceOrientationNotifications
     current currentDevice endGeneratingDeviceOrientationNotifications identifierForVendor
     isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported
     isProximityMonitoringEnabled localizedModel model name orientation playInputClick proximityState
     systemName systemVersion uniqueIdentifier userInterfaceIdiom
    UIDevice.BatteryState: charging full rawValue unknown unplugged
    UIDeviceOrientation: faceDown faceUp isFlat isLandscape isPortrait isValidInterfaceOrientation
     landscapeLeft landscapeRight portrait portraitUpsideDown rawValue unknown
    UIDictationPhrase: alternativeInterpretations text
    UIDisplayGamut: p3 srgb unspecified
    UIDocument: ChangeKind CreationIntent MenuOrder PickerMode SaveOperation State
     accommodatePresentedItemDeletionWithCompletionHandler accommodatePresentedSubitemDeletion
     autosave changeCountToken close contents disableEditing documentState enableEditing
     fileAttributesToWrite fileModificationDate fileNameExtension fileType fileURL finishedHandling
     finishedHandlingError handleError hasUnsavedChanges init(fileURL:) load localizedName open
     performAsynchronousFileAccess presentedItemDidChange presentedItemDidGainVersion
     presentedItemDidLose presentedItemDidMove presentedItemDidResolveConflictVersion
     presentedItemOperationQueue presentedItemURL presentedSubitem presentedSubitemDidAppear
     presentedSubitemDidChange progress read relinquishPresentedItemToReader
     relinquishPresentedItemToWriter restoreUserActivityState revertToContents save
     savePresentedItemChangesWithCompletionHandler savingFileType undoManager updateChangeCount
     updateUserActivityState userActivity userInteractionNoLongerPermitted writeContents
    UIDocument.ChangeKind: cleared done rawValue redone undone
    UIDocument.CreationIntent: default
    UIDocument.MenuOrder: first last rawValue
    UIDocument.PickerMode: exportToService import moveToService open rawValue
    UIDocument.SaveOperation: forCreating forOverwriting rawValue
    UIDocument.State: closed editingDisabled inConflict normal progressAvailable savingError
    UIDocumentBrowserAction: Availability availability identifier image
     init(identifier:localizedTitle:availability:handler:) localizedTitle supportedContentTypes
     supportsMultipleItems
    UIDocumentBrowserAction.Availability: menu navigationBar
    UIDocumentBrowserTransitionController: loadingProgress targetView
    UIDocumentBrowserViewController: ErrorCode ImportMode UserInterfaceStyle
     activeDocumentCreationIntent additionalLeadingNavigationBarButtonItems
     additionalTrailingNavigationBarButtonItems allowedContentTypes allowsDocumentCreation
     allowsPickingMultipleItems browserUserInterfaceStyle contentTypesForRecentDocuments customActions
     defaultDocumentAspectRatio delegate importDocument initForOpeningFiles
     localizedCreateDocumentActionTitle recentDocumentsContentTypes renameDocument revealDocument
     shouldShowFileExtensions transitionController transitionControllerForDocument
    UIDocumentBrowserViewController.ErrorCode: generic noLocationAvailable
    UIDocumentBrowserViewController.ImportMode: move none
    UIDocumentBrowserViewController.UserInterfaceStyle: dark light white
    UIDocumentInteractionController: actionSheet actionSheetCancel annotation delegate didPresent
     dismissMenuAnimated dismissPreviewAnimated gestureRecognizers icons interactionController name
     presentOpenInMenu presentOptionsMenu presentPreviewAnimated url uti willPresent
    UIDocumentMenuViewController: addOption delegate init(documentTypes:inMode:) init(url:inMode:)
    UIDocumentPickerExtensionViewController: dismissGrantingAccess documentPickerMode
     documentStorageURL init(nibName:bundle:) originalURL prepareForPresentation providerIdentifier
     validTypes
    UIDocumentPickerViewController: allowsMultipleSelection delegate directoryURL documentPickerMode
     init(documentTypes:inMode:) init(urLs:inMode:) init(url:inMode:) shouldShowFileExtensions
    UIDocumentProperties: activityViewControllerProvider dragItemsProvider init(metadata:) init(url:)
     metadata wantsIconRepresentation
    UIDocumentViewController: document documentDidOpen init(document:) init(nibName:bundle:)
     launchOptions navigationItemDidUpdate openDocument undoRedoItemGroup
    UIDocumentViewControllerLaunchOptions: background backgroundAccessoryView browserViewController
     createDocumentAction documentTargetView foregroundAccessoryView primaryAction secondaryAction
     title
    UIDragAnimating: addAnimations addCompletion
    UIDragDropSession: allowsMoveOperation canLoadObjects hasItemsConforming
     isRestrictedToDraggingApplication items location
    UIDragInteraction: allowsSimultaneousRecognitionDuringLift delegate init(delegate:) isEnabled
     isEnabledByDefault
    UIDragItem: init(itemProvider:) itemProvider localObject previewProvider setNeedsDropPreviewUpdate
    UIDragPreview: init(view:) init(view:parameters:) parameters preview view
    UIDragSession: localContext
    UIDropInteraction: allowsSimultaneousDropSessions delegate init(delegate:)
    UIDropOperation: cancel forbidden move
    UIDropProposal: init(dropOperation:) isPrecise operation prefersFullSizePreview
    UIDropSession: loadObjects localDragSession progressIndicatorStyle
    UIDropSessionProgressIndicatorStyle: default none
    UIDynamicAnimator: addBehavior behaviors delegate elapsedTime init(collectionViewLayout:)
     init(referenceView:) isRunning items layoutAttributesForCell layoutAttributesForDecorationView
     layoutAttributesForSupplementaryView referenceView removeAllBehaviors removeBehavior updateItem
    UIDynamicBehavior: action addChildBehavior childBehaviors dynamicAnimator removeChildBehavior
     willMove
    UIDynamicItem: bounds center collisionBoundingPath collisionBoundsType transform
    UIDynamicItemBehavior: addAngularVelocity addItem addLinearVelocity allowsRotation
     angularResistance angularVelocity charge density elasticity friction init(items:) isAnchored
     items linearVelocity removeItem resistance
    UIDynamicItemCollisionBoundsType: ellipse path rawValue rectangle
    UIDynamicItemGroup: bounds center collisionBoundingPath collisionBoundsType init(items:) items
     transform
    UIEdgeInsets: bottom left right top
    UIEditMenuArrowDirection: automatic down left right up
    UIEditMenuConfiguration: identifier preferredArrowDirection sourcePoint
    UIEditMenuInteraction: delegate dismissMenu init(delegate:) location presentEditMenu
     reloadVisibleMenu updateVisibleMenuPositionAnimated
    UIEditMenuInteractionAnimating: addAnimations addCompletion
    UIEditingInteractionConfiguration: default none
    UIEvent: ButtonMask EventSubtype EventType allTouches buttonMask coalescedTouches modifierFlags
     predictedTouches subtype timestamp touches type
    UIEvent.ButtonMask: primary secondary
    UIEvent.EventSubtype: motionShake none rawValue remoteControlBeginSeekingBackward
     remoteControlBeginSeekingForward remoteControlEndSeekingBackward remoteControlEndSeekingForward
     remoteControlNextTrack remoteControlPause remoteControlPlay remoteControlPreviousTrack
     remoteControlStop remoteControlTogglePlayPause
    UIEvent.EventType: hover motion presses rawValue remoteControl scroll touches transform
    UIEventAttribution: destinationURL
     init(sourceIdentifier:destinationURL:sourceDescription:purchaser:) purchaser reportEndpoint
     sourceDescription sourceIdentifier
    UIFeedbackGenerator: feedbackGenerator prepare
    UIFieldBehavior: addItem animationSpeed direction dragField electricField falloff field items
     linearGravityField magneticField minimumRadius noiseField position radialGravityField region
     removeItem smoothness springField strength turbulenceField velocityField vortexField
    UIFindInteraction: activeFindSession delegate dismissFindNavigator findNext findPrevious
     init(sessionDelegate:) isFindNavigatorVisible optionsMenuProvider
     presentFindNavigatorShowingReplace replacementText searchText updateResultCount
    UIFindSession: SearchResultDisplayStyle allowsReplacementForCurrentlyHighlightedResult
     highlightNextResult highlightedResultIndex invalidateFoundResults performSearch
     performSingleReplacement replaceAllInstances resultCount searchResultDisplayStyle
     supportsReplacement
    UIFindSession.SearchResultDisplayStyle: currentAndTotal none total
    UIFloatRange: maximum minimum
    UIFocusAnimationContext: duration
    UIFocusAnimationCoordinator: addCoordinatedAnimations addCoordinatedFocusingAnimations
     addCoordinatedUnfocusingAnimations
    UIFocusDebugger: checkFocusGroupTree checkFocusability focusGroups help preferredFocusEnvironments
     simulateFocusUpdateRequest status
    UIFocusEffect: effect
    UIFocusEnvironment: didUpdateFocus focusGroupIdentifier focusItemContainer parentFocusEnvironment
     preferredFocusEnvironments preferredFocusedView setNeedsFocusUpdate shouldUpdateFocus
     updateFocusIfNeeded
    UIFocusGroupPriority: currentlyFocused ignored previouslyFocused prioritized
    UIFocusGuide: isEnabled preferredFocusEnvironments preferredFocusedView
    UIFocusHaloEffect: Position containerView position referenceView
    UIFocusHaloEffect.Position: automatic inside outside
    UIFocusHeading: down first last left next none previous right up
    UIFocusItem: canBecomeFocused didHintFocusMovement focusEffect focusGroupPriority
     focusItemDeferralMode frame isTransparentFocusItem
    UIFocusItemContainer: coordinateSpace focusItems
    UIFocusItemDeferralMode: always automatic never
    UIFocusItemScrollableContainer: contentOffset contentSize visibleSize
    UIFocusMovementHint: interactionTransform movementDirection perspectiveTransform rotation
     translation
    UIFocusSoundIdentifier: default none
    UIFocusSystem: environment focusSystem focusedItem requestFocusUpdate updateFocusIfNeeded
    UIFocusUpdateContext: focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem
     previouslyFocusedView
    UIFont: TextStyle Weight Width ascender boldSystemFont buttonFontSize capHeight descender
     familyName familyNames font fontDescriptor fontName fontNames italicSystemFont labelFontSize
     labelSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont pointSize
     preferredFont smallSystemFontSize systemFont systemFontSize withSize xHeight
    UIFont.TextStyle: body callout caption1 caption2 extraLargeTitle extraLargeTitle2 footnote
     headline largeTitle subheadline title1 title2 title3
    UIFont.Weight: black bold heavy light medium regular semibold thin ultraLight
    UIFont.Width: compressed condensed expanded standard
    UIFontDescriptor: SymbolicTraits SystemDesign addingAttributes fontAttributes fontDescriptor
     init(fontAttributes:) matchingFontDescriptors matrix pointSize postscriptName
     preferredFontDescriptor symbolicTraits withFace withFamily withMatrix withSize withSymbolicTraits
    UIFontDescriptor.SymbolicTraits: bold classClarendonSerifs classFreeformSerifs classMask
     classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts
     classSlabSerifs classSymbolic classTransitionalSerifs classUnknown condensed expanded italic
     looseLeading monoSpace tightLeading traitBold traitCondensed traitExpanded traitItalic
     traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical uiOptimized
     vertical
    UIFontDescriptor.SystemDesign: default monospaced rounded serif
    UIFontMetrics: defaultMetrics metrics scaledFont scaledValue
    UIFontPickerViewController: configuration delegate init(configuration:) selectedFontDescriptor
    UIFontPickerViewControllerConfiguration: displayUsingSystemFont filterPredicate
     filteredLanguagesPredicate filteredTraits includeFaces
    UIForceTouchCapability: available rawValue unavailable unknown
    UIGestureRecognizer: State addTarget allowedPressTypes allowedTouchTypes buttonMask canBePrevented
     canPreventGesture canPreventGestureRecognizer cancelsTouchesInView delaysTouchesBegan
     delaysTouchesEnded delegate ignorePress ignoreTouch init(target:action:) isEnabled location
     modifierFlags name numberOfTouches pressesBegan pressesCancelled pressesChanged pressesEnded
     removeTarget requireGestureRecognizer requireToFail requiresExclusiveTouchType reset
     shouldBeRequiredToFail shouldReceive shouldReceiveEvent shouldRequireFailure state touchesBegan
     touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved view
    UIGestureRecognizer.State: began cancelled changed ended failed possible rawValue recognized
    UIGraphicsImageRenderer: image init(bounds:format:) init(size:) init(size:format:)
    UIGraphicsImageRendererContext: currentImage
    UIGraphicsImageRendererFormat: Range defaultFormat format opaque preferredRange
     prefersExtendedRange scale supportsHighDynamicRange
    UIGraphicsImageRendererFormat.Range: automatic extended standard unspecified
    UIGraphicsPDFRenderer: init(bounds:format:) writePDF
    UIGraphicsPDFRendererContext: addDestination beginPage pdfContextBounds setDestination setURL
    UIGraphicsPDFRendererFormat: defaultFormat documentInfo
    UIGraphicsRenderer: allowsImageOutput context format init(bounds:) init(bounds:format:) prepareCG
     prepareCGContext rendererContextClass runDrawingActions
    UIGraphicsRendererContext: clip fillRect format strokeRect
    UIGraphicsRendererFormat: bounds defaultFormat preferredFormat
    UIGravityBehavior: addItem angle gravityDirection init(items:) items magnitude removeItem setAngle
    UIGuidedAccessAccessibilityFeature: assistiveTouch grayscaleDisplay invertColors voiceOver zoom
    UIGuidedAccessErrorCode: failed permissionDenied
    UIHoverAutomaticEffect: effect
    UIHoverGestureRecognizer: altitudeAngle azimuthAngle azimuthUnitVector init(target:action:)
     rollAngle zOffset
    UIHoverHighlightEffect: effect
    UIHoverLiftEffect: effect
    UIHoverStyle: automaticStyle effect isEnabled shape
    UIImage: DynamicRange Orientation RenderingMode ResizingMode SymbolScale SymbolWeight
     accessibilityIdentifier actionsImage addImage alignmentRectInsets animatedImage
     animatedImageNamed animatedResizableImageNamed baselineOffsetFromBottom capInsets cgImage
     checkmarkImage ciImage configuration draw drawAsPattern duration
     flipsForRightToLeftLayoutDirection hasBaseline image imageAsset imageByPreparingForDisplay
     imageByPreparingThumbnail imageFlippedForRightToLeftLayoutDirection imageNamed imageOrientation
     imageRendererFormat imageRestrictedToStandardDynamicRange imageWithBaselineOffset
     imageWithHorizontallyFlippedOrientation imageWithoutBaseline images init(cgImage:)
     init(cgImage:scale:orientation:) init(ciImage:) init(ciImage:scale:orientation:)
     init(contentsOfFile:) init(data:) init(data:scale:) isHighDynamicRange isSymbolImage leftCapWidth
     prepareForDisplay prepareThumbnail removeImage renderingMode resizableImage resizingMode scale
     size stretchableImage strokedCheckmarkImage symbolConfiguration systemImageNamed topCapHeight
     traitCollection withAlignmentRectInsets withRenderingMode
    UIImage.DynamicRange: constrainedHigh high standard unspecified
    UIImage.Orientation: down downMirrored left leftMirrored rawValue right rightMirrored up
     upMirrored
    UIImage.RenderingMode: alwaysOriginal alwaysTemplate automatic rawValue
    UIImage.ResizingMode: rawValue stretch tile
    UIImage.SymbolScale: default large medium small unspecified
    UIImage.SymbolWeight: black bold heavy light medium regular semibold thin ultraLight unspecified
    UIImageAsset: image register unregisterImage
    UIImageConfiguration: configuration locale traitCollection
    UIImagePickerController: CameraCaptureMode CameraDevice CameraFlashMode ImageUrlExportPreset
     QualityType SourceType allowsEditing availableCaptureModes availableMediaTypes cameraCaptureMode
     cameraDevice cameraFlashMode cameraOverlayView cameraViewTransform delegate imageExportPreset
     isCameraDeviceAvailable isFlashAvailable isSourceTypeAvailable mediaTypes showsCameraControls
     sourceType startVideoCapture stopVideoCapture takePicture videoExportPreset videoMaximumDuration
     videoQuality
    UIImagePickerController.CameraCaptureMode: photo rawValue video
    UIImagePickerController.CameraDevice: front rawValue rear
    UIImagePickerController.CameraFlashMode: auto off on rawValue
    UIImagePickerController.ImageUrlExportPreset: compatible current
    UIImagePickerController.QualityType: at1280x720 at640x480 at960x540 high low medium rawValue
     type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium
    UIImagePickerController.SourceType: camera photoLibrary rawValue savedPhotosAlbum
    UIImageReader: configuration defaultReader image imageWithContents
    UIImageReaderConfiguration: pixelsPerInch preferredThumbnailSize prefersHighDynamicRange
     preparesImagesForDisplay
    UIImageSymbolConfiguration: configurationPreferringMonochrome configurationPreferringMulticolor
     configurationWithoutPointSizeAndWeight configurationWithoutScale configurationWithoutTextStyle
     configurationWithoutWeight unspecifiedConfiguration
    UIImageView: addSymbolEffect animationDuration animationImages animationRepeatCount
     highlightedAnimationImages highlightedImage image imageDynamicRange init(frame:) init(image:)
     init(image:highlightedImage:) isAnimating isHighlighted isUserInteractionEnabled
     preferredImageDynamicRange preferredSymbolConfiguration removeAllSymbolEffects removeSymbolEffect
     setSymbolImage startAnimating stopAnimating tintColor
    UIImpactFeedbackGenerator: FeedbackStyle feedbackGenerator impactOccurred init(style:)
    UIImpactFeedbackGenerator.FeedbackStyle: heavy light medium rigid soft
    UIIndirectScribbleInteraction: delegate init(delegate:) isHandlingWriting
    UIInputView: Style allowsSelfSizing init(frame:inputViewStyle:) inputViewStyle
    UIInputView.Style: default keyboard rawValue
    UIInputViewAudioFeedback: enableInputClicksWhenVisible
    UIInputViewController: advanceToNextInputMode dismissKeyboard handleInputModeList hasDictationKey
     hasFullAccess init(nibName:bundle:) inputView needsInputModeSwitchKey primaryLanguage
     requestSupplementaryLexicon selectionDidChange selectionWillChange textDidChange
     textDocumentProxy textWillChange
    UIInteraction: didMove view willMove
    UIInterfaceOrientation: isLandscape isPortrait landscapeLeft landscapeRight portrait
     portraitUpsideDown rawValue unknown
    UIInterfaceOrientationMask: all allButUpsideDown landscape landscapeLeft landscapeRight portrait
     portraitUpsideDown
    UIInterpolatingMotionEffect: InterpolatingMotionEffectType init(keyPath:type:) keyPath
     maximumRelativeValue minimumRelativeValue type
    UIInterpolatingMotionEffect.InterpolatingMotionEffectType: rawValue tiltAlongHorizontalAxis
     tiltAlongVerticalAxis
    UIKey: ModifierFlags characters charactersIgnoringModifiers keyCode modifierFlags
    UIKey.ModifierFlags: alphaShift alternate command control numericPad shift
    UIKeyCommand: allowsAutomaticLocalization allowsAutomaticMirroring alternates attributes
     discoverabilityTitle image input keyCommand modifierFlags propertyList state title
     wantsPriorityOverSystemBehavior
    UIKeyInput: deleteBackward hasText insertText
    UIKeyboardAppearance: alert dark default light rawValue
    UIKeyboardHIDUsage: keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6
     keyboard7 keyboard8 keyboard9 keyboardA keyboardAgain keyboardAlphanumericSwitch
     keyboardAlternateErase keyboardApplication keyboardB keyboardBackslash keyboardC keyboardCancel
     keyboardCapsLock keyboardClear keyboardClearOrAgain keyboardCloseBracket keyboardComma
     keyboardCopy keyboardCrSelOrProps keyboardCut keyboardD keyboardDeleteForward
     keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign
     keyboardErrorRollOver keyboardErrorUndefined keyboardEscape keyboardExSel keyboardExecute
     keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF13 keyboardF14 keyboardF15
     keyboardF16 keyboardF17 keyboardF18 keyboardF19 keyboardF2 keyboardF20 keyboardF21 keyboardF22
     keyboardF23 keyboardF24 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8
     keyboardF9 keyboardFind keyboardG keyboardGraveAccentAndTilde keyboardH keyboardHangul
     keyboardHanja keyboardHelp keyboardHiragana keyboardHome keyboardHyphen keyboardI keyboardInsert
     keyboardInternational1 keyboardInternational2 keyboardInternational3 keyboardInternational4
     keyboardInternational5 keyboardInternational6 keyboardInternational7 keyboardInternational8
     keyboardInternational9 keyboardJ keyboardK keyboardKanaSwitch keyboardKatakana keyboardL
     keyboardLang1 keyboardLang2 keyboardLang3 keyboardLang4 keyboardLang5 keyboardLang6 keyboardLang7
     keyboardLang8 keyboardLang9 keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGui
     keyboardLeftShift keyboardLockingCapsLock keyboardLockingNumLock keyboardLockingScrollLock
     keyboardM keyboardMenu keyboardMute keyboardN keyboardNonUSBackslash keyboardNonUSPound keyboardO
     keyboardOpenBracket keyboardOper keyboardOut keyboardP keyboardPageDown keyboardPageUp
     keyboardPaste keyboardPause keyboardPeriod keyboardPostFail keyboardPower keyboardPrintScreen
     keyboardPrior keyboardQ keyboardQuote keyboardR keyboardReserved keyboardReturn
     keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGui
     keyboardRightShift keyboardS keyboardScrollLock keyboardSelect keyboardSemicolon
     keyboardSeparator keyboardSlash keyboardSpacebar keyboardStop keyboardSysReqOrAttention keyboardT
     keyboardTab keyboardU keyboardUndo keyboardUpArrow keyboardV keyboardVolumeDown keyboardVolumeUp
     keyboardW keyboardX keyboardY keyboardZ keyboardZenkakuHankakuKanji keypad0 keypad1 keypad2
     keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadComma keypadEnter
     keypadEqualSign keypadEqualSignAS400 keypadHyphen keypadNumLock keypadPeriod keypadPlus
     keypadSlash
    UIKeyboardLayoutGuide: followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea
    UIKeyboardType: alphabet asciiCapable asciiCapableNumberPad decimalPad default emailAddress
     namePhonePad numberPad numbersAndPunctuation phonePad rawValue twitter url webSearch
    UILabel: Vibrancy adjustsFontSizeToFitWidth adjustsLetterSpacingToFitWidth
     allowsDefaultTighteningForTruncation attributedText baselineAdjustment drawText font
     highlightedTextColor init(frame:) isEnabled isHighlighted isUserInteractionEnabled lineBreakMode
     lineBreakStrategy minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth
     preferredVibrancy shadowColor shadowOffset showsExpansionTextWhenTruncated text textAlignment
     textColor textRect
    UILabel.Vibrancy: automatic none
    UILargeContentViewerInteraction: delegate gestureRecognizerForExclusionRelationship
     init(delegate:) isEnabled
    UILargeContentViewerItem: largeContentImage largeContentImageInsets largeContentTitle
     scalesLargeContentImage showsLargeContentViewer
    UILayoutGuide: bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout
     hasAmbiguousLayout heightAnchor identifier layoutFrame leadingAnchor leftAnchor owningView
     rightAnchor topAnchor trailingAnchor widthAnchor
    UILayoutGuideAspectFitting: aspectRatio
    UILayoutPriority: defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene
     fittingSizeLevel required sceneSizeStayPut
    UILayoutSupport: bottomAnchor heightAnchor length topAnchor
    UILegibilityWeight: bold regular unspecified
    UILetterformAwareAdjusting: sizingRule
    UILetterformAwareSizingRule: oversize typographic
    UILexicon: entries
    UILexiconEntry: documentText userInput
    UILineBreakMode: characterWrap clip headTruncation middleTruncation tailTruncation wordWrap
    UIListContentConfiguration: accompaniedSidebarCellConfiguration
     accompaniedSidebarSubtitleCellConfiguration alpha attributedText
     axesPreservingSuperviewLayoutMargins cellConfiguration directionalLayoutMargins
     extraProminentInsetGroupedHeaderConfiguration footerConfiguration groupedFooterConfiguration
     groupedHeaderConfiguration headerConfiguration image imageProperties imageToTextPadding
     plainFooterConfiguration plainHeaderConfiguration prefersSideBySideTextAndSecondaryText
     prominentInsetGroupedHeaderConfiguration secondaryAttributedText secondaryText
     secondaryTextProperties sidebarCellConfiguration sidebarHeaderConfiguration
     sidebarSubtitleCellConfiguration subtitleCellConfiguration text textProperties
     textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding valueCellConfiguration
    UIListContentImageProperties: accessibilityIgnoresInvertColors cornerRadius maximumSize
     preferredSymbolConfiguration reservedLayoutSize resolvedStrokeColor resolvedTintColor strokeColor
     strokeColorTransformer strokeWidth tintColor tintColorTransformer
    UIListContentTextAlignment: center justified natural
    UIListContentTextProperties: adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment
     allowsDefaultTighteningForTruncation color colorTransformer font lineBreakMode minimumScaleFactor
     numberOfLines resolvedColor showsExpansionTextWhenTruncated transform
    UIListContentTextTransform: capitalized lowercase none uppercase
    UIListContentView: configuration imageLayoutGuide init(configuration:) secondaryTextLayoutGuide
     textLayoutGuide
    UIListEnvironment: grouped insetGrouped none plain sidebar sidebarPlain unspecified
    UIListSeparatorConfiguration: bottomSeparatorInsets bottomSeparatorVisibility color
     init(listAppearance:) multipleSelectionColor topSeparatorInsets topSeparatorVisibility
     visualEffect
    UIListSeparatorVisibility: automatic hidden visible
    UILocalNotification: alertAction alertBody alertLaunchImage alertTitle applicationIconBadgeNumber
     category fireDate hasAction region regionTriggersOnce repeatCalendar repeatInterval soundName
     timeZone userInfo
    UILocalizedIndexedCollation: current currentCollation section sectionForSectionIndexTitle
     sectionIndexTitles sectionTitles sortedArray
    UILongPressGestureRecognizer: allowableMovement init(target:action:) minimumPressDuration
     numberOfTapsRequired numberOfTouchesRequired
    UILookToDictateCapable: isLookToDictateEnabled
    UIManagedDocument: additionalContent configurePersistentStoreCoordinator init(fileURL:)
     managedObjectContext managedObjectModel modelConfiguration persistentStoreName
     persistentStoreOptions persistentStoreType readAdditionalContent writeAdditionalContent
    UIMarkupTextPrintFormatter: init(markupText:) markupText
    UIMenu: Identifier Options children displayPreferences identifier menu options
     preferredElementSize selectedElements
    UIMenu.Identifier: about alignment application autoFill bringAllToFront close document edit file
     find font format fullscreen help hide learn lookup minimizeAndZoom newScene none open openRecent
     preferences print quit replace root services share sidebar speech spelling spellingOptions
     spellingPanel standardEdit substitutionOptions substitutions substitutionsPanel text textColor
     textSize textStyle textStylePasteboard toolbar transformations undoRedo view window
     writingDirection
    UIMenu.Options: destructive displayAsPalette displayInline singleSelection
    UIMenuBuilder: action command insertChildMenu insertSiblingMenu menu removeMenu
     replaceChildrenOfMenu replaceMenu system
    UIMenuController: ArrowDirection arrowDirection hideMenu isMenuVisible menuFrame menuItems
     setMenuVisible setTargetRect shared sharedMenuController showMenu update
    UIMenuController.ArrowDirection: default down left rawValue right up
    UIMenuDisplayPreferences: maximumNumberOfTitleLines
    UIMenuElement: Attributes Size State image subtitle title
    UIMenuElement.Attributes: destructive disabled hidden keepsMenuPresented
    UIMenuElement.Size: automatic large medium small
    UIMenuElement.State: mixed off on
    UIMenuItem: action init(title:action:) title
    UIMenuLeaf: attributes discoverabilityTitle image perform presentationSourceItem selectedImage
     sender state title
    UIMenuSystem: contextSystem mainSystem setNeedsRebuild setNeedsRevalidate
    UIModalPresentationStyle: automatic blurOverFullScreen currentContext custom formSheet fullScreen
     none overCurrentContext overFullScreen pageSheet popover rawValue
    UIModalTransitionStyle: coverVertical crossDissolve flipHorizontal partialCurl rawValue
    UIMotionEffect: keyPathsAndRelativeValues
    UIMotionEffectGroup: motionEffects
    UIMutableApplicationShortcutItem: icon init(type:localizedTitle:)
     init(type:localizedTitle:localizedSubtitle:icon:userInfo:) localizedSubtitle localizedTitle
     targetContentIdentifier type userInfo
    UIMutableTraits: accessibilityContrast activeAppearance displayGamut displayScale
     forceTouchCapability horizontalSizeClass imageDynamicRange layoutDirection legibilityWeight
     listEnvironment preferredContentSizeCategory sceneCaptureState setCGFloatValue setNSIntegerValue
     setObject toolbarItemPresentationSize typesettingLanguage userInterfaceIdiom userInterfaceLevel
     userInterfaceStyle value verticalSizeClass
    UIMutableUserNotificationAction: activationMode behavior identifier isAuthenticationRequired
     isDestructive parameters title
    UIMutableUserNotificationCategory: identifier setActions
    UINSIntegerTraitDefinition: defaultValue
    UINSToolbarItemPresentationSize: large regular small unspecified
    UINavigationBar: NSToolbarSection backIndicatorImage backIndicatorTransitionMaskImage backItem
     backgroundImage barPosition barStyle barTintColor behavioralStyle compactAppearance
     compactScrollEdgeAppearance currentNSToolbarSection delegate init(frame:) isTranslucent items
     largeTitleTextAttributes popNavigationItemAnimated preferredBehavioralStyle prefersLargeTitles
     push pushNavigation scrollEdgeAppearance setBackgroundImage setItems
     setTitleVerticalPositionAdjustment shadowImage standardAppearance tintColor titleTextAttributes
     titleVerticalPositionAdjustment topItem
    UINavigationBar.NSToolbarSection: content none sidebar supplementary
    UINavigationBarAppearance: backButtonAppearance backIndicatorImage
     backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance init(barAppearance:)
     init(idiom:) largeTitleTextAttributes setBackIndicatorImage titlePositionAdjustment
     titleTextAttributes
    UINavigationController: Operation barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
     delegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
     hidesBarsWhenVerticallyCompact init(navigationBarClass:toolbarClass:) init(nibName:bundle:)
     init(rootViewController:) interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden
     navigationBar pop popViewControllerAnimated pushView pushViewController setNavigationBarHidden
     setToolbarHidden setViewControllers showViewController toolbar topViewController viewControllers
     visibleViewController
    UINavigationController.Operation: none pop push rawValue
    UINavigationItem: BackButtonDisplayMode LargeTitleDisplayMode SearchBarPlacement Style
     additionalOverflowItems backAction backBarButtonItem backButtonDisplayMode backButtonTitle
     centerItemGroups compactAppearance compactScrollEdgeAppearance customizationIdentifier
     documentProperties hidesBackButton hidesSearchBarWhenScrolling init(title:) largeTitleDisplayMode
     leadingItemGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton
     overflowPresentationSource pinnedTrailingGroup preferredSearchBarPlacement prompt renameDelegate
     rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement searchController
     setHidesBackButton setLeftBarButtonItem setLeftBarButtonItems setRightBarButtonItem
     setRightBarButtonItems standardAppearance style title titleMenuProvider titleView
     trailingItemGroups
    UINavigationItem.BackButtonDisplayMode: default generic minimal
    UINavigationItem.LargeTitleDisplayMode: always automatic inline never
    UINavigationItem.SearchBarPlacement: automatic inline stacked
    UINavigationItem.Style: browser editor navigator
    UINib: instantiate
    UINotificationFeedbackGenerator: FeedbackType feedbackGenerator notificationOccurred
    UINotificationFeedbackGenerator.FeedbackType: error success warning
    UIObjectTraitDefinition: defaultValue
    UIOffset: horizontal vertical
    UIOpenURLContext: options
    """
}
