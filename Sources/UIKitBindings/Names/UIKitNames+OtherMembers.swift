// Names of public headers, a line for each type; lines that begin with a blank continue it.

extension UIKitNames {
  /// Members of QuartzCore's, Core Graphics' and Foundation's types.
  static let otherMembers = """
    Bundle: allBundles allFrameworks appStoreReceiptURL builtInPlugInsPath bundleIdentifier bundlePath
     bundleURL classNamed executablePath executableURL infoDictionary init(identifier:) init(path:)
     init(url:) isLoaded load loadNibNamed localizations localizedInfoDictionary localizedString
     object path paths preferredLocalizations principalClass privateFrameworksPath resourcePath
     resourceURL sharedFrameworksPath url urls
    CAAction: runAction runActionForKey
    CAAnimation: animation animationEvents autoreverses beginTime defaultValue defaultValueForKey
     delegate didChangeValue duration fadeInDuration fadeOutDuration fillMode isRemovedOnCompletion
     preferredFrameRateRange repeatCount repeatDuration runActionForKey shouldArchiveValue
     shouldArchiveValueForKey speed timeOffset timingFunction usesSceneTimeBase willChangeValue
    CAAnimationGroup: animation animations
    CAAutoresizingMask: heightSizable maxXMargin maxYMargin minXMargin minYMargin notSizable
     widthSizable
    CABasicAnimation: byValue fromValue toValue
    CAConstraint: Attribute attribute init(attribute:relativeTo:attribute:scale:offset:) scale
     sourceAttribute sourceName
    CAConstraint.Attribute: height maxX maxY midX midY minX minY width
    CAConstraintLayoutManager: layoutManager
    CAContentsFormat: gray8Uint rgba16Float rgba8Uint
    CACornerCurve: circular continuous
    CACornerMask: maxXMaxYCorner maxXMinYCorner minXMaxYCorner minXMinYCorner
    CADisplayLink: add displayLink duration frameInterval invalidate isPaused preferredFrameRateRange
     preferredFramesPerSecond remove targetTimestamp timestamp
    CAEAGLLayer: drawableProperties layer presentsWithTransaction
    CAEDRMetadata: isAvailable
    CAEdgeAntialiasingMask: all bottomEdge layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge
     leftEdge leftRightEdges rightEdge topBottomEdges topEdge
    CAEmitterBehavior: behaviorTypes isEnabled name type
    CAEmitterCell: alphaRange alphaSpeed autoreverses beginTime birthRate blueRange blueSpeed color
     contents contentsRect contentsScale defaultValue defaultValueForKey duration emissionLatitude
     emissionLongitude emissionRange emitterCell emitterCells fillMode greenRange greenSpeed isEnabled
     lifetime lifetimeRange magnificationFilter minificationFilter minificationFilterBias name
     redRange redSpeed repeatCount repeatDuration scale scaleRange scaleSpeed shouldArchiveValue
     shouldArchiveValueForKey speed spin spinRange style timeOffset velocity velocityRange
     xAcceleration yAcceleration zAcceleration
    CAEmitterLayer: birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape
     emitterSize emitterZPosition layer lifetime preservesDepth renderMode scale seed spin velocity
    CAGradientLayer: GradientLayerType colors endPoint layer locations startPoint type
    CAGradientLayer.GradientLayerType: axial conic radial
    CAKeyframeAnimation: biasValues calculationMode continuityValues keyTimes path rotationMode
     tensionValues timingFunctions values
    CALayer: action actionForKey actions add addAnimation addSublayer affineTransform
     allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ animation animationForKey
     animationKeys autoreverses backgroundColor backgroundFilters beginTime borderColor borderWidth
     bounds compositingFilter contains containsPoint contents contentsAreFlipped contentsCenter
     contentsFormat contentsGravity contentsRect contentsScale convert convertPoint convertRect
     convertTime cornerCurve cornerCurveExpansionFactor cornerRadius defaultAction defaultActionForKey
     defaultValue defaultValueForKey delegate display displayIfNeeded draw drawsAsynchronously
     duration edgeAntialiasingMask fillMode filters frame hitTest insertSublayer isDoubleSided
     isGeometryFlipped isHidden isOpaque layer layoutIfNeeded layoutSublayers magnificationFilter mask
     maskedCorners masksToBounds minificationFilter minificationFilterBias modelLayer name
     needsDisplay needsDisplayForKey needsDisplayOnBoundsChange needsLayout opacity position
     preferredFrameSize presentationLayer rasterizationScale removeAllAnimations removeAnimation
     removeAnimationForKey removeFromSuperlayer render repeatCount repeatDuration replaceSublayer
     scroll scrollPoint scrollRect scrollRectToVisible setAffineTransform setNeedsDisplay
     setNeedsLayout shadowColor shadowOffset shadowOpacity shadowPath shadowRadius
     shouldArchiveValueForKey shouldRasterize speed style sublayerTransform sublayers superlayer
     timeOffset toneMapMode transform visibleRect wantsExtendedDynamicRangeContent zPosition
    CAMediaTiming: autoreverses beginTime duration fillMode repeatCount repeatDuration speed
     timeOffset
    CAMediaTimingFunction: getControlPoint
    CAMetalDisplayLink: add delegate init(metalLayer:) invalidate isPaused preferredFrameLatency
     preferredFrameRateRange remove
    CAMetalDisplayLinkUpdate: drawable targetPresentationTimestamp targetTimestamp
    CAMetalDrawable: layer texture
    CAMetalLayer: allowsNextDrawableTimeout colorspace developerHUDProperties device drawableSize
     framebufferOnly maximumDrawableCount nextDrawable pixelFormat preferredDevice
     presentsWithTransaction wantsExtendedDynamicRangeContent
    CAOpenGLLayer: canDraw copyCGLContext copyCGLPixelFormat draw isAsynchronous layer releaseCGL
     releaseCGLContext releaseCGLPixel releaseCGLPixelFormat
    CAPropertyAnimation: isAdditive isCumulative keyPath valueFunction
    CARenderer: addUpdateRect beginFrame bounds endFrame layer nextFrameTime render setDestination
     updateBounds
    CAReplicatorLayer: instanceAlphaOffset instanceBlueOffset instanceColor instanceCount
     instanceDelay instanceGreenOffset instanceRedOffset instanceTransform layer preservesDepth
    CAScroll: both horizontally none vertically
    CAScrollLayer: layer scroll scrollMode
    CAShapeLayer: fillColor fillRule layer lineCap lineDashPattern lineDashPhase lineJoin lineWidth
     miterLimit path strokeColor strokeEnd strokeStart
    CASpringAnimation: allowsOverdamping bounce damping init(perceptualDuration:bounce:)
     initialVelocity mass perceptualDuration settlingDuration stiffness
    CATextLayer: AlignmentMode TruncationMode alignmentMode allowsFontSubpixelQuantization font
     fontSize foregroundColor isWrapped layer string truncationMode
    CATextLayer.AlignmentMode: center justified left natural right
    CATextLayer.TruncationMode: end middle none start
    CATiledLayer: fadeDuration layer levelsOfDetail levelsOfDetailBias tileSize
    CAToneMapMode: automatic ifSupported never
    CATransaction: animationDuration animationTimingFunction begin commit completionBlock
     disableActions flush lock setAnimationDuration setAnimationTimingFunction setCompletionBlock
     setDisableActions setValue unlock value valueForKey
    CATransform3D: m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    CATransformLayer: hitTest layer
    CATransition: animation endProgress filter startProgress subtype type
    CAValueFunction: name
    CGAffineTransform: a b c d tx ty
    CGBitmapInfo: alphaInfoMask byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little
     byteOrderDefault byteOrderMask floatComponents
    CGBlendMode: clear color colorBurn colorDodge darken destinationAtop destinationIn destinationOut
     destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay
     plusDarker plusLighter rawValue saturation screen softLight sourceAtop sourceIn sourceOut xor
    CGColorConversionInfoTransformType: applySpace fromSpace toSpace
    CGColorConverterTransformType: applySpace fromSpace toSpace
    CGColorRenderingIntent: rawValue renderingIntentAbsoluteColorimetric renderingIntentDefault
     renderingIntentPerceptual renderingIntentRelativeColorimetric renderingIntentSaturation
    CGColorSpaceModel: cmyk deviceN indexed lab monochrome pattern rawValue rgb unknown
    CGDataConsumerCallbacks: putBytes releaseConsumer
    CGDataProviderDirectCallbacks: getBytePointer getBytesAtPosition releaseBytePointer releaseInfo
     version
    CGDataProviderSequentialCallbacks: getBytes releaseInfo rewind skipForward version
    CGError: cannotComplete failure illegalArgument invalidConnection invalidContext invalidOperation
     noneAvailable notImplemented rangeCheck rawValue success typeCheck
    CGFontPostScriptFormat: rawValue type1 type3 type42
    CGFunctionCallbacks: evaluate releaseInfo version
    CGGlypDeprecatedEnum: glyphMax glyphMin rawValue
    CGGradientDrawingOptions: drawsAfterEndLocation drawsBeforeStartLocation
    CGImageAlphaInfo: first last none noneSkipFirst noneSkipLast only premultipliedFirst
     premultipliedLast rawValue
    CGInterpolationQuality: default high in low medium none rawValue since
    CGLineCap: butt rawValue round square
    CGLineJoin: bevel miter rawValue round
    CGPDFAccessPermissions: allowsCommenting allowsContentAccessibility allowsContentCopying
     allowsDocumentAssembly allowsDocumentChanges allowsFormFieldEntry allowsHighQualityPrinting
     allowsLowQualityPrinting
    CGPDFBox: artBox bleedBox cropBox mediaBox rawValue trimBox
    CGPDFDataFormat: jPEG2000 jpegEncoded raw rawValue
    CGPDFObjectType: array boolean dictionary integer name null rawValue real stream string
    CGPathDrawingMode: eoFill eoFillStroke fill fillStroke rawValue stroke
    CGPathElement: points type
    CGPathElementType: addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath moveToPoint
     rawValue
    CGPatternCallbacks: drawPattern releaseInfo version
    CGPatternTiling: constantSpacing constantSpacingMinimalDistortion noDistortion rawValue
    CGPoint: x y zero
    CGRect: contains divide height infinite inset insetInPlace integral intersect intersectInPlace
     intersects isEmpty isInfinite isNull makeIntegralInPlace maxX maxY midX midY minX minY null
     offset offsetInPlace origin size standardizeInPlace standardized union unionInPlace width zero
    CGRectEdge: maxXEdge maxYEdge minXEdge minYEdge rawValue
    CGSize: height width zero
    CGTextDrawingMode: clip fill fillClip fillStroke fillStrokeClip invisible rawValue stroke
     strokeClip
    CGTextEncoding: fontSpecific macRoman
    CGVector: dx dy zero
    Date: ISO8601Format addTimeInterval advanced compare distance distantFuture distantPast formatted
     init(timeInterval:since:) init(timeIntervalSinceReferenceDate:)
     timeIntervalBetween1970AndReferenceDate timeIntervalSinceReferenceDate
    NSAttributedString: boundingRect containsAttachments data draw fileWrapper size
    NSDataAsset: data init(name:) init(name:bundle:) name typeIdentifier
    NSLayoutAnchor: constraintEqual constraintGreaterThanOrEqual constraintLessThanOrEqual
    NSLayoutConstraint: Attribute Axis FormatOptions Relation activateConstraints constant constraints
     deactivateConstraints firstAnchor firstAttribute firstItem identifier isActive multiplier
     priority relation secondAnchor secondAttribute secondItem setIdentifier shouldBeArchived
    NSLayoutConstraint.Attribute: baseline bottom bottomMargin centerX centerXWithinMargins centerY
     centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin
     noAttribute notAnAttribute rawValue right rightMargin top topMargin trailing trailingMargin width
    NSLayoutConstraint.Axis: horizontal rawValue vertical
    NSLayoutConstraint.FormatOptions: alignAllBaseline alignAllBottom alignAllCenterX alignAllCenterY
     alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop
     alignAllTrailing alignmentMask directionLeadingToTrailing directionLeftToRight directionMask
     directionRightToLeft none spacingBaselineToBaseline spacingEdgeToEdge spacingMask
    NSLayoutConstraint.Relation: equal greaterThanOrEqual lessThanOrEqual rawValue
    NSLayoutDimension: constraintEqual constraintGreaterThanOrEqual constraintLessThanOrEqual
    NSLayoutManager: addTextContainer allowsNonContiguousLayout attachmentSizeForGlyph boundingRect
     cgGlyph characterIndex characterIndexForGlyph characterRange delegate drawBackground drawGlyphs
     drawStrikethrough drawUnderline drawsOutsideLineFragmentForGlyph ensureGlyphs ensureLayout
     enumerateEnclosingRects enumerateLineFragments extraLineFragmentRect
     extraLineFragmentTextContainer extraLineFragmentUsedRect fillBackgroundRectArray firstTextView
     firstUnlaidCharacterIndex firstUnlaidGlyphIndex fractionOfDistanceThroughGlyph
     getFirstUnlaidCharacterIndex getGlyphs getLineFragmentInsertionPointsForCharacter glyph
     glyphIndex glyphIndexForCharacter glyphRange hasNonContiguousLayout hyphenationFactor
     insertTextContainer invalidateDisplay invalidateGlyphs invalidateLayout isValidGlyphIndex
     layoutManagerOwnsFirstResponder limitsLayoutForSuspiciousContents lineFragmentRectForGlyph
     lineFragmentUsedRectForGlyph locationForGlyph notShownAttributeForGlyph numberOfGlyphs
     processEditing propertyForGlyph range rangeOfNominallySpacedGlyphsContaining removeTextContainer
     rulerAccessoryView rulerMarkers setAttachmentSize setDrawsOutsideLineFragment
     setExtraLineFragmentRect setGlyphs setLineFragmentRect setLocation setNotShownAttribute
     setTextContainer showCGGlyphs showsControlCharacters showsInvisibleCharacters strikethroughGlyph
     strikethroughGlyphRange textContainerChangedGeometry textContainerForGlyph textContainers
     textStorage textViewForBeginningOfSelection truncatedGlyphRangeInLineFragmentForGlyph
     underlineGlyph underlineGlyphRange usedRect usesDefaultHyphenation usesFontLeading
    NSLayoutXAxisAnchor: anchorWithOffset constraintEqualToSystemSpacing
     constraintGreaterThanOrEqualToSystemSpacing constraintLessThanOrEqualToSystemSpacing
    NSLayoutYAxisAnchor: anchorWithOffset constraintEqualToSystemSpacing
     constraintGreaterThanOrEqualToSystemSpacing constraintLessThanOrEqualToSystemSpacing
    NSMutableAttributedString: fixAttributes read readFromFileURL
    NSMutableParagraphStyle: addTabStop alignment allowsDefaultTighteningForTruncation
     baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor
     lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight
     minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop setParagraphStyle
     tabStops tailIndent textLists usesDefaultHyphenation
    NSObject: accessibilityActivate accessibilityActivationPoint
     accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedHint
     accessibilityAttributedLabel accessibilityAttributedValue accessibilityCustomActions
     accessibilityCustomRotors accessibilityDecrement accessibilityElement accessibilityElementCount
     accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
     accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden
     accessibilityFrame accessibilityHeaderElements accessibilityHint accessibilityHitTest
     accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityNavigationStyle
     accessibilityNextTextNavigationElement accessibilityNextTextNavigationElementBlock
     accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap
     accessibilityPreviousTextNavigationElement accessibilityPreviousTextNavigationElementBlock
     accessibilityRespondsToUserInteraction accessibilityScroll accessibilityTextInputResponder
     accessibilityTextInputResponderBlock accessibilityTextualContext accessibilityTraits
     accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal action addObserver
     animationDidStart animationDidStop awakeFromNib cancelPreviousPerformRequests classForCoder
     conforms cut decreaseSize delete dictionaryWithValues didChangeValue display
     doesNotRecognizeSelector draw forwardingTarget increaseSize index indexOfAccessibilityElement
     instancesRespond isAccessibilityElement isProxy layoutSublayers
     makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft mutableArrayValue observe
     observeValue paste performSelector prepareForInterfaceBuilder removeObserver select selectAll
     setAccessibilityActivationPoint setAccessibilityCustomActions setAccessibilityCustomRotors
     setAccessibilityElements setAccessibilityElementsHidden setAccessibilityFrame
     setAccessibilityHeaderElements setAccessibilityHint setAccessibilityLabel
     setAccessibilityLanguage setAccessibilityNavigationStyle
     setAccessibilityNextTextNavigationElement setAccessibilityNextTextNavigationElementBlock
     setAccessibilityPath setAccessibilityPreviousTextNavigationElement
     setAccessibilityPreviousTextNavigationElementBlock setAccessibilityTextInputResponder
     setAccessibilityTextInputResponderBlock setAccessibilityTraits setAccessibilityValue
     setAccessibilityViewIsModal setIsAccessibilityElement setNilValueForKey
     setShouldGroupAccessibilityChildren setValue setValuesForKeys shouldGroupAccessibilityChildren
     superclass toggleBoldface toggleItalics toggleUnderline validateValue value willChangeValue
    NSParagraphStyle: alignment allowsDefaultTighteningForTruncation baseWritingDirection
     defaultParagraphStyle defaultTabInterval defaultWritingDirection firstLineHeadIndent headIndent
     hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing
     maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore tabStops tailIndent
     textLists usesDefaultHyphenation
    NSShadow: shadowBlurRadius shadowColor shadowOffset
    NSStringDrawingContext: actualScaleFactor minimumScaleFactor totalBounds
    NSTextAttachment: allowsTextAttachmentView attachmentBounds bounds contents fileType fileWrapper
     image init(data:ofType:) lineLayoutPadding registerTextAttachmentViewProviderClass textAttachment
     textAttachmentViewProviderClass usesTextAttachmentView
    NSTextContainer: exclusionPaths heightTracksTextView init(size:) isSimpleRectangularTextContainer
     layoutManager layoutOrientation lineBreakMode lineFragmentPadding lineFragmentRect
     maximumNumberOfLines replaceLayout replaceLayoutManager size textLayoutManager
     widthTracksTextView
    NSTextStorage: EditActions addLayoutManager changeInLength delegate edited editedMask editedRange
     ensureAttributesAreFixed fixesAttributesLazily init(string:) invalidateAttributes layoutManagers
     processEditing removeLayoutManager textStorageObserver
    NSTextStorage.EditActions: attributes characters editedAttributes editedCharacters
    """
}
