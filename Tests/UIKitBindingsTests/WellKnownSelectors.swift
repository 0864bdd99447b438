/// The selectors of members that apps use most, by UIKit's headers.
enum WellKnownSelectors {
  /// A class, then a line for each of its members: the name in Swift and the selector.
  static let text = """
    CALayer
    action(forKey:) actionForKey:
    add(_:forKey:) addAnimation:forKey:
    addSublayer(_:) addSublayer:
    animation(forKey:) animationForKey:
    contains(_:) containsPoint:
    convert(_:from:) convertPoint:fromLayer:
    convert(_:from:) convertRect:fromLayer:
    convert(_:to:) convertPoint:toLayer:
    convert(_:to:) convertRect:toLayer:
    convertTime(_:from:) convertTime:fromLayer:
    convertTime(_:to:) convertTime:toLayer:
    draw(in:) drawInContext:
    hitTest(_:) hitTest:
    insertSublayer(_:above:) insertSublayer:above:
    insertSublayer(_:at:) insertSublayer:atIndex:
    insertSublayer(_:below:) insertSublayer:below:
    removeAnimation(forKey:) removeAnimationForKey:
    render(in:) renderInContext:
    replaceSublayer(_:with:) replaceSublayer:with:
    setAffineTransform(_:) setAffineTransform:
    setNeedsDisplay(_:) setNeedsDisplayInRect:
    defaultAction(forKey:) defaultActionForKey:
    setNeedsDisplay() setNeedsDisplay
    CALayerDelegate
    action(for:forKey:) actionForLayer:forKey:
    display(_:) displayLayer:
    draw(_:in:) drawLayer:inContext:
    NSArray
    contains(_:) containsObject:
    index(of:) indexOfObject:
    object(at:) objectAtIndex:
    NSAttributedString
    init(string:attributes:) initWithString:attributes:
    NSMutableArray
    add(_:) addObject:
    insert(_:at:) insertObject:atIndex:
    remove(_:) removeObject:
    removeObject(at:) removeObjectAtIndex:
    replaceObject(at:with:) replaceObjectAtIndex:withObject:
    removeAllObjects() removeAllObjects
    NSObject
    isEqual(_:) isEqual:
    isKind(of:) isKindOfClass:
    isMember(of:) isMemberOfClass:
    perform(_:with:afterDelay:) performSelector:withObject:afterDelay:
    perform(_:with:afterDelay:inModes:) performSelector:withObject:afterDelay:inModes:
    perform(_:) performSelector:
    perform(_:with:) performSelector:withObject:
    perform(_:with:with:) performSelector:withObject:withObject:
    responds(to:) respondsToSelector:
    setValue(_:forKey:) setValue:forKey:
    setValue(_:forKeyPath:) setValue:forKeyPath:
    value(forKey:) valueForKey:
    value(forKeyPath:) valueForKeyPath:
    cancelPreviousPerformRequests(withTarget:) cancelPreviousPerformRequestsWithTarget:
    cancelPreviousPerformRequests(withTarget:selector:object:) \
    cancelPreviousPerformRequestsWithTarget:selector:object:
    NSString
    appending(_:) stringByAppendingString:
    boundingRect(with:options:attributes:context:) boundingRectWithSize:options:attributes:context:
    components(separatedBy:) componentsSeparatedByString:
    contains(_:) containsString:
    copy(with:) copyWithZone:
    draw(at:withAttributes:) drawAtPoint:withAttributes:
    draw(in:withAttributes:) drawInRect:withAttributes:
    hasPrefix(_:) hasPrefix:
    hasSuffix(_:) hasSuffix:
    isEqual(to:) isEqualToString:
    range(of:) rangeOfString:
    range(of:options:) rangeOfString:options:
    range(of:options:range:) rangeOfString:options:range:
    replacingCharacters(in:with:) stringByReplacingCharactersInRange:withString:
    replacingOccurrences(of:with:) stringByReplacingOccurrencesOfString:withString:
    size(withAttributes:) sizeWithAttributes:
    substring(from:) substringFromIndex:
    substring(to:) substringToIndex:
    substring(with:) substringWithRange:
    UIApplicationDelegate
    application(_:configurationForConnecting:options:) \
    application:configurationForConnectingSceneSession:options:
    application(_:didDiscardSceneSessions:) application:didDiscardSceneSessions:
    application(_:didFinishLaunchingWithOptions:) application:didFinishLaunchingWithOptions:
    application(_:open:options:) application:openURL:options:
    application(_:willFinishLaunchingWithOptions:) application:willFinishLaunchingWithOptions:
    applicationDidBecomeActive(_:) applicationDidBecomeActive:
    applicationDidEnterBackground(_:) applicationDidEnterBackground:
    applicationDidReceiveMemoryWarning(_:) applicationDidReceiveMemoryWarning:
    applicationWillEnterForeground(_:) applicationWillEnterForeground:
    applicationWillResignActive(_:) applicationWillResignActive:
    applicationWillTerminate(_:) applicationWillTerminate:
    UIBarButtonItem
    init(title:style:target:action:) initWithTitle:style:target:action:
    UIBezierPath
    addArc(withCenter:radius:startAngle:endAngle:clockwise:) \
    addArcWithCenter:radius:startAngle:endAngle:clockwise:
    addCurve(to:controlPoint1:controlPoint2:) addCurveToPoint:controlPoint1:controlPoint2:
    addLine(to:) addLineToPoint:
    addQuadCurve(to:controlPoint:) addQuadCurveToPoint:controlPoint:
    append(_:) appendPath:
    apply(_:) applyTransform:
    contains(_:) containsPoint:
    fill(with:alpha:) fillWithBlendMode:alpha:
    move(to:) moveToPoint:
    setLineDash(_:count:phase:) setLineDash:count:phase:
    stroke(with:alpha:) strokeWithBlendMode:alpha:
    close() closePath
    stroke() stroke
    fill() fill
    UIButton
    backgroundImage(for:) backgroundImageForState:
    image(for:) imageForState:
    setBackgroundImage(_:for:) setBackgroundImage:forState:
    setImage(_:for:) setImage:forState:
    setTitle(_:for:) setTitle:forState:
    setTitleColor(_:for:) setTitleColor:forState:
    title(for:) titleForState:
    titleColor(for:) titleColorForState:
    UICollectionView
    cellForItem(at:) cellForItemAtIndexPath:
    deleteItems(at:) deleteItemsAtIndexPaths:
    dequeueReusableCell(withReuseIdentifier:for:) \
    dequeueReusableCellWithReuseIdentifier:forIndexPath:
    dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) \
    dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
    deselectItem(at:animated:) deselectItemAtIndexPath:animated:
    indexPath(for:) indexPathForCell:
    indexPathForItem(at:) indexPathForItemAtPoint:
    insertItems(at:) insertItemsAtIndexPaths:
    layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
    moveItem(at:to:) moveItemAtIndexPath:toIndexPath:
    moveSection(_:toSection:) moveSection:toSection:
    numberOfItems(inSection:) numberOfItemsInSection:
    performBatchUpdates(_:completion:) performBatchUpdates:completion:
    register(_:forCellWithReuseIdentifier:) registerClass:forCellWithReuseIdentifier:
    register(_:forCellWithReuseIdentifier:) registerNib:forCellWithReuseIdentifier:
    register(_:forSupplementaryViewOfKind:withReuseIdentifier:) \
    registerClass:forSupplementaryViewOfKind:withReuseIdentifier:
    register(_:forSupplementaryViewOfKind:withReuseIdentifier:) \
    registerNib:forSupplementaryViewOfKind:withReuseIdentifier:
    reloadItems(at:) reloadItemsAtIndexPaths:
    scrollToItem(at:at:animated:) scrollToItemAtIndexPath:atScrollPosition:animated:
    selectItem(at:animated:scrollPosition:) selectItemAtIndexPath:animated:scrollPosition:
    setCollectionViewLayout(_:animated:) setCollectionViewLayout:animated:
    supplementaryView(forElementKind:at:) supplementaryViewForElementKind:atIndexPath:
    UICollectionViewDataSource
    collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
    collectionView(_:numberOfItemsInSection:) collectionView:numberOfItemsInSection:
    collectionView(_:viewForSupplementaryElementOfKind:at:) \
    collectionView:viewForSupplementaryElementOfKind:atIndexPath:
    numberOfSections(in:) numberOfSectionsInCollectionView:
    UICollectionViewDelegate
    collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
    collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
    collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
    collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
    collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
    collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
    collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
    UIColor
    resolvedColor(with:) resolvedColorWithTraitCollection:
    withAlphaComponent(_:) colorWithAlphaComponent:
    init(red:green:blue:alpha:) initWithRed:green:blue:alpha:
    setFill() setFill
    setStroke() setStroke
    UIControl
    actions(forTarget:forControlEvent:) actionsForTarget:forControlEvent:
    addAction(_:for:) addAction:forControlEvents:
    addTarget(_:action:for:) addTarget:action:forControlEvents:
    beginTracking(_:with:) beginTrackingWithTouch:withEvent:
    cancelTracking(with:) cancelTrackingWithEvent:
    continueTracking(_:with:) continueTrackingWithTouch:withEvent:
    endTracking(_:with:) endTrackingWithTouch:withEvent:
    removeAction(_:for:) removeAction:forControlEvents:
    removeTarget(_:action:for:) removeTarget:action:forControlEvents:
    sendAction(_:to:for:) sendAction:to:forEvent:
    sendAction(_:) sendAction:
    sendActions(for:) sendActionsForControlEvents:
    UIEvent
    coalescedTouches(for:) coalescedTouchesForTouch:
    predictedTouches(for:) predictedTouchesForTouch:
    touches(for:) touchesForGestureRecognizer:
    touches(for:) touchesForView:
    touches(for:) touchesForWindow:
    UIFont
    withSize(_:) fontWithSize:
    boldSystemFont(ofSize:) boldSystemFontOfSize:
    italicSystemFont(ofSize:) italicSystemFontOfSize:
    monospacedDigitSystemFont(ofSize:weight:) monospacedDigitSystemFontOfSize:weight:
    monospacedSystemFont(ofSize:weight:) monospacedSystemFontOfSize:weight:
    preferredFont(forTextStyle:) preferredFontForTextStyle:
    systemFont(ofSize:) systemFontOfSize:
    systemFont(ofSize:weight:) systemFontOfSize:weight:
    UIGestureRecognizer
    addTarget(_:action:) addTarget:action:
    canBePrevented(by:) canBePreventedByGestureRecognizer:
    canPrevent(_:) canPreventGestureRecognizer:
    ignore(_:for:) ignoreTouch:forEvent:
    location(in:) locationInView:
    location(ofTouch:in:) locationOfTouch:inView:
    removeTarget(_:action:) removeTarget:action:
    require(toFail:) requireGestureRecognizerToFail:
    shouldBeRequiredToFail(by:) shouldBeRequiredToFailByGestureRecognizer:
    shouldRequireFailure(of:) shouldRequireFailureOfGestureRecognizer:
    touchesBegan(_:with:) touchesBegan:withEvent:
    touchesCancelled(_:with:) touchesCancelled:withEvent:
    touchesEnded(_:with:) touchesEnded:withEvent:
    touchesEstimatedPropertiesUpdated(_:) touchesEstimatedPropertiesUpdated:
    touchesMoved(_:with:) touchesMoved:withEvent:
    init(target:action:) initWithTarget:action:
    UIGestureRecognizerDelegate
    gestureRecognizer(_:shouldBeRequiredToFailBy:) \
    gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
    gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveEvent:
    gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceivePress:
    gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
    gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    gestureRecognizer(_:shouldRequireFailureOf:) \
    gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
    gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin:
    UIImageView
    init(image:) initWithImage:
    UILabel
    drawText(in:) drawTextInRect:
    textRect(forBounds:limitedToNumberOfLines:) textRectForBounds:limitedToNumberOfLines:
    UINavigationController
    popToRootViewController(animated:) popToRootViewControllerAnimated:
    popToViewController(_:animated:) popToViewController:animated:
    popViewController(animated:) popViewControllerAnimated:
    pushViewController(_:animated:) pushViewController:animated:
    setNavigationBarHidden(_:animated:) setNavigationBarHidden:animated:
    setViewControllers(_:animated:) setViewControllers:animated:
    init(rootViewController:) initWithRootViewController:
    UIPanGestureRecognizer
    setTranslation(_:in:) setTranslation:inView:
    translation(in:) translationInView:
    velocity(in:) velocityInView:
    UIResponder
    canPerformAction(_:withSender:) canPerformAction:withSender:
    motionBegan(_:with:) motionBegan:withEvent:
    motionCancelled(_:with:) motionCancelled:withEvent:
    motionEnded(_:with:) motionEnded:withEvent:
    pressesBegan(_:with:) pressesBegan:withEvent:
    pressesCancelled(_:with:) pressesCancelled:withEvent:
    pressesChanged(_:with:) pressesChanged:withEvent:
    pressesEnded(_:with:) pressesEnded:withEvent:
    remoteControlReceived(with:) remoteControlReceivedWithEvent:
    target(forAction:withSender:) targetForAction:withSender:
    touchesBegan(_:with:) touchesBegan:withEvent:
    touchesCancelled(_:with:) touchesCancelled:withEvent:
    touchesEnded(_:with:) touchesEnded:withEvent:
    touchesEstimatedPropertiesUpdated(_:) touchesEstimatedPropertiesUpdated:
    touchesMoved(_:with:) touchesMoved:withEvent:
    becomeFirstResponder() becomeFirstResponder
    resignFirstResponder() resignFirstResponder
    UIScrollView
    scrollRectToVisible(_:animated:) scrollRectToVisible:animated:
    setContentOffset(_:animated:) setContentOffset:animated:
    setZoomScale(_:animated:) setZoomScale:animated:
    touchesShouldBegin(_:with:in:) touchesShouldBegin:withEvent:inContentView:
    touchesShouldCancel(in:) touchesShouldCancelInContentView:
    zoom(to:animated:) zoomToRect:animated:
    UIScrollViewDelegate
    scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidChangeAdjustedContentInset:
    scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating:
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging:willDecelerate:
    scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndScrollingAnimation:
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
    scrollViewDidScroll(_:) scrollViewDidScroll:
    scrollViewDidScrollToTop(_:) scrollViewDidScrollToTop:
    scrollViewDidZoom(_:) scrollViewDidZoom:
    scrollViewShouldScrollToTop(_:) scrollViewShouldScrollToTop:
    scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDecelerating:
    scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging:
    scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) \
    scrollViewWillEndDragging:withVelocity:targetContentOffset:
    viewForZooming(in:) viewForZoomingInScrollView:
    UISegmentedControl
    insertSegment(withTitle:at:animated:) insertSegmentWithTitle:atIndex:animated:
    isEnabledForSegment(at:) isEnabledForSegmentAtIndex:
    removeSegment(at:animated:) removeSegmentAtIndex:animated:
    setEnabled(_:forSegmentAt:) setEnabled:forSegmentAtIndex:
    setTitle(_:forSegmentAt:) setTitle:forSegmentAtIndex:
    titleForSegment(at:) titleForSegmentAtIndex:
    init(items:) initWithItems:
    UISlider
    maximumTrackImage(for:) maximumTrackImageForState:
    maximumValueImageRect(forBounds:) maximumValueImageRectForBounds:
    minimumTrackImage(for:) minimumTrackImageForState:
    minimumValueImageRect(forBounds:) minimumValueImageRectForBounds:
    setMaximumTrackImage(_:for:) setMaximumTrackImage:forState:
    setMinimumTrackImage(_:for:) setMinimumTrackImage:forState:
    setThumbImage(_:for:) setThumbImage:forState:
    setValue(_:animated:) setValue:animated:
    thumbImage(for:) thumbImageForState:
    thumbRect(forBounds:trackRect:value:) thumbRectForBounds:trackRect:value:
    trackRect(forBounds:) trackRectForBounds:
    UIStackView
    addArrangedSubview(_:) addArrangedSubview:
    customSpacing(after:) customSpacingAfterView:
    insertArrangedSubview(_:at:) insertArrangedSubview:atIndex:
    removeArrangedSubview(_:) removeArrangedSubview:
    setCustomSpacing(_:after:) setCustomSpacing:afterView:
    UISwitch
    setOn(_:animated:) setOn:animated:
    UITableView
    cellForRow(at:) cellForRowAtIndexPath:
    deleteRows(at:with:) deleteRowsAtIndexPaths:withRowAnimation:
    dequeueReusableCell(withIdentifier:) dequeueReusableCellWithIdentifier:
    dequeueReusableCell(withIdentifier:for:) dequeueReusableCellWithIdentifier:forIndexPath:
    dequeueReusableHeaderFooterView(withIdentifier:) dequeueReusableHeaderFooterViewWithIdentifier:
    deselectRow(at:animated:) deselectRowAtIndexPath:animated:
    footerView(forSection:) footerViewForSection:
    headerView(forSection:) headerViewForSection:
    indexPath(for:) indexPathForCell:
    indexPathForRow(at:) indexPathForRowAtPoint:
    insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
    moveRow(at:to:) moveRowAtIndexPath:toIndexPath:
    moveSection(_:toSection:) moveSection:toSection:
    numberOfRows(inSection:) numberOfRowsInSection:
    performBatchUpdates(_:completion:) performBatchUpdates:completion:
    rectForRow(at:) rectForRowAtIndexPath:
    register(_:forCellReuseIdentifier:) registerClass:forCellReuseIdentifier:
    register(_:forCellReuseIdentifier:) registerNib:forCellReuseIdentifier:
    register(_:forHeaderFooterViewReuseIdentifier:) \
    registerClass:forHeaderFooterViewReuseIdentifier:
    register(_:forHeaderFooterViewReuseIdentifier:) registerNib:forHeaderFooterViewReuseIdentifier:
    reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
    scrollToRow(at:at:animated:) scrollToRowAtIndexPath:atScrollPosition:animated:
    selectRow(at:animated:scrollPosition:) selectRowAtIndexPath:animated:scrollPosition:
    init(frame:style:) initWithFrame:style:
    UITableViewCell
    init(style:reuseIdentifier:) initWithStyle:reuseIdentifier:
    setSelected(_:animated:) setSelected:animated:
    prepareForReuse() prepareForReuse
    UITableViewDataSource
    numberOfSections(in:) numberOfSectionsInTableView:
    tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
    tableView(_:numberOfRowsInSection:) tableView:numberOfRowsInSection:
    tableView(_:titleForFooterInSection:) tableView:titleForFooterInSection:
    tableView(_:titleForHeaderInSection:) tableView:titleForHeaderInSection:
    UITableViewDelegate
    tableView(_:accessoryButtonTappedForRowWith:) \
    tableView:accessoryButtonTappedForRowWithIndexPath:
    tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
    tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
    tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
    tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
    tableView(_:heightForFooterInSection:) tableView:heightForFooterInSection:
    tableView(_:heightForHeaderInSection:) tableView:heightForHeaderInSection:
    tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
    tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
    tableView(_:viewForFooterInSection:) tableView:viewForFooterInSection:
    tableView(_:viewForHeaderInSection:) tableView:viewForHeaderInSection:
    tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
    UITapGestureRecognizer
    init(target:action:) initWithTarget:action:
    UITextFieldDelegate
    textField(_:shouldChangeCharactersIn:replacementString:) \
    textField:shouldChangeCharactersInRange:replacementString:
    textFieldDidBeginEditing(_:) textFieldDidBeginEditing:
    textFieldDidEndEditing(_:) textFieldDidEndEditing:
    textFieldShouldBeginEditing(_:) textFieldShouldBeginEditing:
    textFieldShouldEndEditing(_:) textFieldShouldEndEditing:
    textFieldShouldReturn(_:) textFieldShouldReturn:
    UITouch
    location(in:) locationInView:
    preciseLocation(in:) preciseLocationInView:
    precisePreviousLocation(in:) precisePreviousLocationInView:
    previousLocation(in:) previousLocationInView:
    UIView
    accessibilityScroll(_:) accessibilityScroll:
    action(for:forKey:) actionForLayer:forKey:
    addConstraint(_:) addConstraint:
    addConstraints(_:) addConstraints:
    addGestureRecognizer(_:) addGestureRecognizer:
    addLayoutGuide(_:) addLayoutGuide:
    addSubview(_:) addSubview:
    alignmentRect(forFrame:) alignmentRectForFrame:
    bringSubviewToFront(_:) bringSubviewToFront:
    constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
    contentCompressionResistancePriority(for:) contentCompressionResistancePriorityForAxis:
    contentHuggingPriority(for:) contentHuggingPriorityForAxis:
    convert(_:from:) convertPoint:fromView:
    convert(_:from:) convertRect:fromView:
    convert(_:to:) convertPoint:toView:
    convert(_:to:) convertRect:toView:
    didAddSubview(_:) didAddSubview:
    display(_:) displayLayer:
    draw(_:in:) drawLayer:inContext:
    draw(_:) drawRect:
    drawHierarchy(in:afterScreenUpdates:) drawHierarchyInRect:afterScreenUpdates:
    endEditing(_:) endEditing:
    exchangeSubview(at:withSubviewAt:) exchangeSubviewAtIndex:withSubviewAtIndex:
    frame(forAlignmentRect:) frameForAlignmentRect:
    gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin:
    hitTest(_:with:) hitTest:withEvent:
    insertSubview(_:aboveSubview:) insertSubview:aboveSubview:
    insertSubview(_:at:) insertSubview:atIndex:
    insertSubview(_:belowSubview:) insertSubview:belowSubview:
    isDescendant(of:) isDescendantOfView:
    point(inside:with:) pointInside:withEvent:
    removeConstraint(_:) removeConstraint:
    removeConstraints(_:) removeConstraints:
    removeGestureRecognizer(_:) removeGestureRecognizer:
    removeLayoutGuide(_:) removeLayoutGuide:
    sendSubviewToBack(_:) sendSubviewToBack:
    setContentCompressionResistancePriority(_:for:) setContentCompressionResistancePriority:forAxis:
    setContentHuggingPriority(_:for:) setContentHuggingPriority:forAxis:
    setNeedsDisplay(_:) setNeedsDisplayInRect:
    sizeThatFits(_:) sizeThatFits:
    systemLayoutSizeFitting(_:) systemLayoutSizeFitting:
    systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) \
    systemLayoutSizeFitting:withHorizontalFittingPriority:verticalFittingPriority:
    traitCollectionDidChange(_:) traitCollectionDidChange:
    viewWithTag(_:) viewWithTag:
    willMove(toSuperview:) willMoveToSuperview:
    willMove(toWindow:) willMoveToWindow:
    willRemoveSubview(_:) willRemoveSubview:
    addKeyframe(withRelativeStartTime:relativeDuration:animations:) \
    addKeyframeWithRelativeStartTime:relativeDuration:animations:
    animate(withDuration:animations:) animateWithDuration:animations:
    animate(withDuration:animations:completion:) animateWithDuration:animations:completion:
    animate(withDuration:delay:options:animations:completion:) \
    animateWithDuration:delay:options:animations:completion:
    animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) \
    animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:
    animateKeyframes(withDuration:delay:options:animations:completion:) \
    animateKeyframesWithDuration:delay:options:animations:completion:
    performWithoutAnimation(_:) performWithoutAnimation:
    setAnimationsEnabled(_:) setAnimationsEnabled:
    transition(with:duration:options:animations:completion:) \
    transitionWithView:duration:options:animations:completion:
    init(frame:) initWithFrame:
    init(coder:) initWithCoder:
    layoutSubviews() layoutSubviews
    removeFromSuperview() removeFromSuperview
    setNeedsDisplay() setNeedsDisplay
    setNeedsLayout() setNeedsLayout
    layoutIfNeeded() layoutIfNeeded
    sizeToFit() sizeToFit
    didMoveToWindow() didMoveToWindow
    UIViewController
    addChild(_:) addChildViewController:
    beginAppearanceTransition(_:animated:) beginAppearanceTransition:animated:
    didMove(toParent:) didMoveToParentViewController:
    dismiss(animated:completion:) dismissViewControllerAnimated:completion:
    present(_:animated:completion:) presentViewController:animated:completion:
    setEditing(_:animated:) setEditing:animated:
    show(_:sender:) showViewController:sender:
    size(forChildContentContainer:withParentContainerSize:) \
    sizeForChildContentContainer:withParentContainerSize:
    traitCollectionDidChange(_:) traitCollectionDidChange:
    transition(from:to:duration:options:animations:completion:) \
    transitionFromViewController:toViewController:duration:options:animations:completion:
    viewDidAppear(_:) viewDidAppear:
    viewDidDisappear(_:) viewDidDisappear:
    viewIsAppearing(_:) viewIsAppearing:
    viewWillAppear(_:) viewWillAppear:
    viewWillDisappear(_:) viewWillDisappear:
    viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator:
    willMove(toParent:) willMoveToParentViewController:
    viewDidLoad() viewDidLoad
    loadView() loadView
    UIViewControllerAnimatedTransitioning
    animateTransition(using:) animateTransition:
    animationEnded(_:) animationEnded:
    interruptibleAnimator(using:) interruptibleAnimatorForTransition:
    transitionDuration(using:) transitionDuration:
    UIViewControllerTransitioningDelegate
    animationController(forDismissed:) animationControllerForDismissedController:
    animationController(forPresented:presenting:source:) \
    animationControllerForPresentedController:presentingController:sourceController:
    interactionControllerForDismissal(using:) interactionControllerForDismissal:
    interactionControllerForPresentation(using:) interactionControllerForPresentation:
    presentationController(forPresented:presenting:source:) \
    presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
    UIWindow
    sendEvent(_:) sendEvent:
    """
}
