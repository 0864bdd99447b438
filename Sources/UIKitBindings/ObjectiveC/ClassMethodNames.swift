/// The class methods of UIKit that Swift imports as initializers.
enum ClassMethodNames {
  /// By class and initializer: the selector, after a `&` where Objective-C has `init…` as well.
  /// Subclasses have them, too.
  static let selectors = SelectorExceptions.parsed(text)

  private static let text = """
    Bundle
    init(for:) bundleForClass:
    CAAnimation
    init() &animation
    CADisplayLink
    init(target:selector:) displayLinkWithTarget:selector:
    CALayer
    init() &layer
    CAMediaTimingFunction
    init(controlPoints:_:_:_:) &functionWithControlPoints::::
    init(name:) functionWithName:
    CAPropertyAnimation
    init(keyPath:) animationWithKeyPath:
    NSArray
    init() &array
    init(array:) &arrayWithArray:
    NSDate
    init() &date
    init(timeIntervalSince1970:) &dateWithTimeIntervalSince1970:
    init(timeIntervalSinceNow:) &dateWithTimeIntervalSinceNow:
    NSDictionary
    init() &dictionary
    NSError
    init(domain:code:userInfo:) &errorWithDomain:code:userInfo:
    NSException
    init(name:reason:userInfo:) &exceptionWithName:reason:userInfo:
    NSIndexPath
    init(item:section:) indexPathForItem:inSection:
    init(row:section:) indexPathForRow:inSection:
    NSLayoutConstraint
    init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) \
    constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:
    NSNull
    init() &null
    NSNumber
    init(value:) Bool &numberWithBool:
    init(value:) Double &numberWithDouble:
    init(value:) Float &numberWithFloat:
    init(value:) Int &numberWithInteger:
    NSSet
    init() &set
    NSString
    init() &string
    init(string:) &stringWithString:
    NSURL
    init(string:) &URLWithString:
    NSValue
    init(caTransform3D:) valueWithCATransform3D:
    init(cgAffineTransform:) valueWithCGAffineTransform:
    init(cgPoint:) valueWithCGPoint:
    init(cgRect:) valueWithCGRect:
    init(cgSize:) valueWithCGSize:
    init(cgVector:) valueWithCGVector:
    init(range:) valueWithRange:
    init(uiEdgeInsets:) valueWithUIEdgeInsets:
    Notification
    init(name:object:userInfo:) &notificationWithName:object:userInfo:
    Timer
    init(timeInterval:repeats:block:) timerWithTimeInterval:repeats:block:
    init(timeInterval:target:selector:userInfo:repeats:) \
    timerWithTimeInterval:target:selector:userInfo:repeats:
    UIAlertAction
    init(title:style:handler:) actionWithTitle:style:handler:
    UIAlertController
    init(title:message:preferredStyle:) alertControllerWithTitle:message:preferredStyle:
    UIBezierPath
    init() &bezierPath
    init(arcCenter:radius:startAngle:endAngle:clockwise:) \
    bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:
    init(cgPath:) bezierPathWithCGPath:
    init(ovalIn:) bezierPathWithOvalInRect:
    init(rect:) bezierPathWithRect:
    init(roundedRect:byRoundingCorners:cornerRadii:) \
    bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:
    init(roundedRect:cornerRadius:) bezierPathWithRoundedRect:cornerRadius:
    UIBlurEffect
    init(style:) effectWithStyle:
    UIButton
    init(type:) buttonWithType:
    init(type:primaryAction:) buttonWithType:primaryAction:
    init(configuration:primaryAction:) buttonWithConfiguration:primaryAction:
    UICollectionViewLayoutAttributes
    init(forCellWith:) layoutAttributesForCellWithIndexPath:
    init(forSupplementaryViewOfKind:with:) \
    layoutAttributesForSupplementaryViewOfKind:withIndexPath:
    UIColor
    init(cgColor:) &colorWithCGColor:
    init(displayP3Red:green:blue:alpha:) &colorWithDisplayP3Red:green:blue:alpha:
    init(hue:saturation:brightness:alpha:) &colorWithHue:saturation:brightness:alpha:
    init(red:green:blue:alpha:) &colorWithRed:green:blue:alpha:
    init(white:alpha:) &colorWithWhite:alpha:
    UIFont
    init(name:size:) fontWithName:size:
    UIImage
    init(cgImage:) &imageWithCGImage:
    init(named:) imageNamed:
    init(named:in:compatibleWith:) imageNamed:inBundle:compatibleWithTraitCollection:
    init(systemName:) systemImageNamed:
    UIKeyCommand
    init(input:modifierFlags:action:) keyCommandWithInput:modifierFlags:action:
    UIMenu
    init(title:image:identifier:options:children:) \
    menuWithTitle:image:identifier:options:children:
    UINib
    init(nibName:bundle:) nibWithNibName:bundle:
    UISceneConfiguration
    init(name:sessionRole:) &configurationWithName:sessionRole:
    UITraitCollection
    init(userInterfaceStyle:) traitCollectionWithUserInterfaceStyle:
    UIVibrancyEffect
    init(blurEffect:) effectForBlurEffect:
    """
}
