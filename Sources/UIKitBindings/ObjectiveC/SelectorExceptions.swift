import TypedProgram

/// The selectors of UIKit that no rule produces.
enum SelectorExceptions {
  /// Selectors by class and full name, and by the type of the first parameter if overloads differ.
  /// Parsed at the first lookup.
  static let selectors = parsed(text)

  /// A block of lines for each class: the name in Swift, a type if overloads differ by it, and the
  /// name in Objective-C.
  static func parsed(_ text: String) -> [String: String] {
    var names: [String: String] = [:]
    var owner = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 1 {
        owner = String(words[0])
      } else {
        names[owner + " " + words.dropLast().joined(separator: " ")] = String(
          words[words.count - 1])
      }
    }
    return names
  }

  private static let text = """
    Bundle
    url(forResource:withExtension:) URLForResource:withExtension:
    CAAction
    run(forKey:object:arguments:) runActionForKey:object:arguments:
    CAAnimation
    run(forKey:object:arguments:) runActionForKey:object:arguments:
    CALayer
    add(_:forKey:) addAnimation:forKey:
    contains(_:) containsPoint:
    convert(_:from:) CGPoint convertPoint:fromLayer:
    convert(_:from:) CGRect convertRect:fromLayer:
    convert(_:to:) CGPoint convertPoint:toLayer:
    convert(_:to:) CGRect convertRect:toLayer:
    insertSublayer(_:above:) insertSublayer:above:
    insertSublayer(_:below:) insertSublayer:below:
    model() modelLayer
    presentation() presentationLayer
    replaceSublayer(_:with:) replaceSublayer:with:
    setNeedsDisplay(_:) setNeedsDisplayInRect:
    CALayerDelegate
    display(_:) displayLayer:
    draw(_:in:) drawLayer:inContext:
    NSArray
    contains(_:) containsObject:
    NSLayoutConstraint
    activate(_:) activateConstraints:
    deactivate(_:) deactivateConstraints:
    NSMutableArray
    add(_:) addObject:
    insert(_:at:) insertObject:atIndex:
    remove(_:) removeObject:
    NSMutableAttributedString
    append(_:) appendAttributedString:
    NSNull
    run(forKey:object:arguments:) runActionForKey:object:arguments:
    NSNumber
    init(value:) Bool initWithBool:
    init(value:) Double initWithDouble:
    init(value:) Float initWithFloat:
    init(value:) Int initWithInteger:
    NSObject
    perform(_:) performSelector:
    perform(_:with:) performSelector:withObject:
    perform(_:with:with:) performSelector:withObject:withObject:
    perform(_:with:afterDelay:) performSelector:withObject:afterDelay:
    perform(_:with:afterDelay:inModes:) performSelector:withObject:afterDelay:inModes:
    NSString
    appending(_:) stringByAppendingString:
    contains(_:) containsString:
    replacingCharacters(in:with:) stringByReplacingCharactersInRange:withString:
    replacingOccurrences(of:with:) stringByReplacingOccurrencesOfString:withString:
    NotificationCenter
    addObserver(forName:object:queue:using:) addObserverForName:object:queue:usingBlock:
    post(_:) postNotification:
    post(name:object:) postNotificationName:object:
    post(name:object:userInfo:) postNotificationName:object:userInfo:
    OperationQueue
    addOperation(_:) addOperationWithBlock:
    RunLoop
    add(_:forMode:) addTimer:forMode:
    Timer
    scheduledTimer(timeInterval:target:selector:userInfo:repeats:) \
    scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:
    UIAlertController
    addTextField(configurationHandler:) addTextFieldWithConfigurationHandler:
    UIApplication
    beginBackgroundTask(expirationHandler:) beginBackgroundTaskWithExpirationHandler:
    open(_:options:completionHandler:) openURL:options:completionHandler:
    sendAction(_:to:from:for:) sendAction:to:from:forEvent:
    UIApplicationDelegate
    application(_:configurationForConnecting:options:) \
    application:configurationForConnectingSceneSession:options:
    application(_:open:options:) application:openURL:options:
    UIAttachmentBehavior
    init(item:attachedTo:) initWithItem:attachedToItem:
    UIBarButtonItem
    fixedSpace(_:) fixedSpaceItemOfWidth:
    flexibleSpace() flexibleSpaceItem
    UIBezierPath
    append(_:) appendPath:
    apply(_:) applyTransform:
    close() closePath
    contains(_:) containsPoint:
    reversing() bezierPathByReversingPath
    UICollectionReusableView
    apply(_:) applyLayoutAttributes:
    UICollectionView
    register(_:forCellWithReuseIdentifier:) AnyClass registerClass:forCellWithReuseIdentifier:
    register(_:forCellWithReuseIdentifier:) UINib registerNib:forCellWithReuseIdentifier:
    register(_:forSupplementaryViewOfKind:withReuseIdentifier:) AnyClass \
    registerClass:forSupplementaryViewOfKind:withReuseIdentifier:
    register(_:forSupplementaryViewOfKind:withReuseIdentifier:) UINib \
    registerNib:forSupplementaryViewOfKind:withReuseIdentifier:
    UICollectionViewLayout
    prepare() prepareLayout
    UICollisionBehaviorDelegate
    collisionBehavior(_:beganContactFor:with:at:) \
    collisionBehavior:beganContactForItem:withItem:atPoint:
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) \
    collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
    UIColor
    withAlphaComponent(_:) colorWithAlphaComponent:
    UIControl
    beginTracking(_:with:) beginTrackingWithTouch:withEvent:
    continueTracking(_:with:) continueTrackingWithTouch:withEvent:
    endTracking(_:with:) endTrackingWithTouch:withEvent:
    sendAction(_:to:for:) sendAction:to:forEvent:
    UIDynamicItemBehavior
    addAngularVelocity(_:for:) addAngularVelocity:forItem:
    addLinearVelocity(_:for:) addLinearVelocity:forItem:
    angularVelocity(for:) angularVelocityForItem:
    linearVelocity(for:) linearVelocityForItem:
    UIFont
    withSize(_:) fontWithSize:
    UIGestureRecognizer
    canPrevent(_:) canPreventGestureRecognizer:
    ignore(_:for:) ignoreTouch:forEvent:
    require(toFail:) requireGestureRecognizerToFail:
    UIGestureRecognizerDelegate
    gestureRecognizer(_:shouldReceive:) UIEvent gestureRecognizer:shouldReceiveEvent:
    gestureRecognizer(_:shouldReceive:) UIPress gestureRecognizer:shouldReceivePress:
    gestureRecognizer(_:shouldReceive:) UITouch gestureRecognizer:shouldReceiveTouch:
    UIGraphicsImageRenderer
    image(actions:) imageWithActions:
    UIGraphicsImageRendererContext
    fill(_:) fillRect:
    stroke(_:) strokeRect:
    UIGraphicsImageRendererFormat
    default() defaultFormat
    preferred() preferredFormat
    UIImage
    preparingThumbnail(of:) imageByPreparingThumbnailOfSize:
    withRenderingMode(_:) imageWithRenderingMode:
    withTintColor(_:) imageWithTintColor:
    withTintColor(_:renderingMode:) imageWithTintColor:renderingMode:
    UIImpactFeedbackGenerator
    impactOccurred(intensity:) impactOccurredWithIntensity:
    UINavigationBar
    popItem(animated:) popNavigationItemAnimated:
    pushItem(_:animated:) pushNavigationItem:animated:
    UINavigationControllerDelegate
    navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
    navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
    navigationController(_:interactionControllerFor:) \
    navigationController:interactionControllerForAnimationController:
    UIPercentDrivenInteractiveTransition
    cancel() cancelInteractiveTransition
    finish() finishInteractiveTransition
    pause() pauseInteractiveTransition
    update(_:) updateInteractiveTransition:
    UIPickerViewDelegate
    pickerView(_:viewForRow:forComponent:reusing:) \
    pickerView:viewForRow:forComponent:reusingView:
    UIPresentationController
    init(presentedViewController:presenting:) \
    initWithPresentedViewController:presentingViewController:
    UIPushBehavior
    setTargetOffsetFromCenter(_:for:) setTargetOffsetFromCenter:forItem:
    targetOffsetFromCenter(for:) targetOffsetFromCenterForItem:
    UISceneDelegate
    scene(_:willConnectTo:options:) scene:willConnectToSession:options:
    UIScrollView
    touchesShouldBegin(_:with:in:) touchesShouldBegin:withEvent:inContentView:
    touchesShouldCancel(in:) touchesShouldCancelInContentView:
    UITabBarControllerDelegate
    tabBarController(_:didSelect:) tabBarController:didSelectViewController:
    tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController:
    tabBarController(_:interactionControllerFor:) \
    tabBarController:interactionControllerForAnimationController:
    UIPageViewControllerDataSource
    presentationCount(for:) presentationCountForPageViewController:
    presentationIndex(for:) presentationIndexForPageViewController:
    UITabBarDelegate
    tabBar(_:didSelect:) tabBar:didSelectItem:
    UITableView
    register(_:forCellReuseIdentifier:) AnyClass registerClass:forCellReuseIdentifier:
    register(_:forCellReuseIdentifier:) UINib registerNib:forCellReuseIdentifier:
    register(_:forHeaderFooterViewReuseIdentifier:) AnyClass \
    registerClass:forHeaderFooterViewReuseIdentifier:
    register(_:forHeaderFooterViewReuseIdentifier:) UINib \
    registerNib:forHeaderFooterViewReuseIdentifier:
    UITableViewCell
    didTransition(to:) didTransitionToState:
    willTransition(to:) willTransitionToState:
    UITableViewController
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    UITableViewDataSource
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    UITableViewDelegate
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    UIView
    convert(_:from:) CGPoint convertPoint:fromView:
    convert(_:from:) CGRect convertRect:fromView:
    convert(_:to:) CGPoint convertPoint:toView:
    convert(_:to:) CGRect convertRect:toView:
    display(_:) displayLayer:
    draw(_:) drawRect:
    draw(_:in:) drawLayer:inContext:
    point(inside:with:) pointInside:withEvent:
    setNeedsDisplay(_:) setNeedsDisplayInRect:
    UIViewController
    addChild(_:) addChildViewController:
    didMove(toParent:) didMoveToParentViewController:
    dismiss(animated:completion:) dismissViewControllerAnimated:completion:
    present(_:animated:completion:) presentViewController:animated:completion:
    removeFromParent() removeFromParentViewController
    show(_:sender:) showViewController:sender:
    willMove(toParent:) willMoveToParentViewController:
    UIViewControllerAnimatedTransitioning
    animateTransition(using:) animateTransition:
    interruptibleAnimator(using:) interruptibleAnimatorForTransition:
    transitionDuration(using:) transitionDuration:
    UIViewControllerTransitionCoordinator
    notifyWhenInteractionChanges(_:) notifyWhenInteractionChangesUsingBlock:
    notifyWhenInteractionEnds(_:) notifyWhenInteractionEndsUsingBlock:
    UIViewControllerTransitioningDelegate
    animationController(forDismissed:) animationControllerForDismissedController:
    animationController(forPresented:presenting:source:) \
    animationControllerForPresentedController:presentingController:sourceController:
    interactionControllerForDismissal(using:) interactionControllerForDismissal:
    interactionControllerForPresentation(using:) interactionControllerForPresentation:
    presentationController(forPresented:presenting:source:) \
    presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
    UIViewPropertyAnimator
    finishAnimation(at:) finishAnimationAtPosition:
    UIWindow
    becomeKey() becomeKeyWindow
    makeKey() makeKeyWindow
    resignKey() resignKeyWindow
    """
}
