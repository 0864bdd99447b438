/// The row that each C function calls, and its arguments.
enum CFunctionLines {
  /// A function, the row, and the arguments of the row by their positions if their order differs:
  /// `P1,2` is a point of two of them, `_1` is an argument that is omitted and has to be NULL; a
  /// type after the name of the row selects an overload. A function without a line has a row with
  /// its own name.
  static let text = """
    CGPointMake CGPoint.init(x:y:)
    CGSizeMake CGSize.init(width:height:)
    CGVectorMake CGVector.init(dx:dy:)
    CGRectMake CGRect.init(x:y:width:height:)
    CGAffineTransformMake CGAffineTransform.init(a:b:c:d:tx:ty:)
    CGAffineTransformMakeRotation CGAffineTransform.init(rotationAngle:)
    CGAffineTransformMakeScale CGAffineTransform.init(scaleX:y:)
    CGAffineTransformMakeTranslation CGAffineTransform.init(translationX:y:)
    CGAffineTransformRotate CGAffineTransform.rotated(by:)
    CGAffineTransformScale CGAffineTransform.scaledBy(x:y:)
    CGAffineTransformTranslate CGAffineTransform.translatedBy(x:y:)
    CGAffineTransformConcat CGAffineTransform.concatenating(_:)
    CGAffineTransformInvert CGAffineTransform.inverted()
    CGAffineTransformIsIdentity CGAffineTransform.isIdentity
    UIEdgeInsetsMake UIEdgeInsets.init(top:left:bottom:right:)
    UIInterfaceOrientationIsLandscape UIInterfaceOrientation.isLandscape
    UIInterfaceOrientationIsPortrait UIInterfaceOrientation.isPortrait
    UIOffsetMake UIOffset.init(horizontal:vertical:)
    NSDirectionalEdgeInsetsMake NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
    UIEdgeInsetsInsetRect CGRect.inset(by:)
    CGPointApplyAffineTransform CGPoint.applying(_:)
    CGSizeApplyAffineTransform CGSize.applying(_:)
    CGRectApplyAffineTransform CGRect.applying(_:)
    CGPointEqualToPoint CGPoint.equalTo(_:)
    CGSizeEqualToSize CGSize.equalTo(_:)
    CGRectEqualToRect CGRect.equalTo(_:)
    CGRectContainsPoint CGRect.contains(_:)CGPoint
    CGRectContainsRect CGRect.contains(_:)CGRect
    CGRectGetHeight CGRect.height
    CGRectGetMaxX CGRect.maxX
    CGRectGetMaxY CGRect.maxY
    CGRectGetMidX CGRect.midX
    CGRectGetMidY CGRect.midY
    CGRectGetMinX CGRect.minX
    CGRectGetMinY CGRect.minY
    CGRectGetWidth CGRect.width
    CGRectInset CGRect.insetBy(dx:dy:)
    CGRectIntegral CGRect.integral
    CGRectIntersection CGRect.intersection(_:)
    CGRectIntersectsRect CGRect.intersects(_:)
    CGRectIsEmpty CGRect.isEmpty
    CGRectIsInfinite CGRect.isInfinite
    CGRectIsNull CGRect.isNull
    CGRectOffset CGRect.offsetBy(dx:dy:)
    CGRectStandardize CGRect.standardized
    CGRectUnion CGRect.union(_:)
    NSUnionRange NSRange.union(_:)
    NSLocationInRange NSRange.contains(_:) 1 0
    NSMaxRange NSRange.upperBound
    CGColorGetAlpha CGColor.alpha
    CGColorGetColorSpace CGColor.colorSpace
    CGColorGetNumberOfComponents CGColor.numberOfComponents
    CGColorGetComponents CGColor.components
    CGContextAddArc CGContext.addArc(center:radius:startAngle:endAngle:clockwise:) 0 P1,2 3 4 5 6
    CGContextAddArcToPoint CGContext.addArc(tangent1End:tangent2End:radius:) 0 P1,2 P3,4 5
    CGContextAddCurveToPoint CGContext.addCurve(to:control1:control2:) 0 P5,6 P1,2 P3,4
    CGContextAddEllipseInRect CGContext.addEllipse(in:)
    CGContextAddLineToPoint CGContext.addLine(to:) 0 P1,2
    CGContextAddPath CGContext.addPath(_:)
    CGContextAddQuadCurveToPoint CGContext.addQuadCurve(to:control:) 0 P3,4 P1,2
    CGContextAddRect CGContext.addRect(_:)
    CGContextBeginPath CGContext.beginPath()
    CGContextClearRect CGContext.clear(_:)
    CGContextClip CGContext.clip()
    CGContextClipToRect CGContext.clip(to:)
    CGContextClosePath CGContext.closePath()
    CGContextConcatCTM CGContext.concatenate(_:)
    CGContextDrawImage CGContext.draw(_:in:) 0 2 1
    CGContextDrawLinearGradient CGContext.drawLinearGradient(_:start:end:options:)
    CGContextDrawPath CGContext.drawPath(using:)
    CGContextDrawRadialGradient \
    CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)
    CGContextEndTransparencyLayer CGContext.endTransparencyLayer()
    CGContextFillEllipseInRect CGContext.fillEllipse(in:)
    CGContextFillPath CGContext.fillPath()
    CGContextFillRect CGContext.fill(_:)CGRect
    CGContextGetClipBoundingBox CGContext.boundingBoxOfClipPath
    CGContextGetCTM CGContext.ctm
    CGContextGetPathBoundingBox CGContext.boundingBoxOfPath
    CGContextGetPathCurrentPoint CGContext.currentPointOfPath
    CGContextIsPathEmpty CGContext.isPathEmpty
    CGContextMoveToPoint CGContext.move(to:) 0 P1,2
    CGContextReplacePathWithStrokedPath CGContext.replacePathWithStrokedPath()
    CGContextRestoreGState CGContext.restoreGState()
    CGContextRotateCTM CGContext.rotate(by:)
    CGContextSaveGState CGContext.saveGState()
    CGContextScaleCTM CGContext.scaleBy(x:y:)
    CGContextSetAlpha CGContext.setAlpha(_:)
    CGContextSetBlendMode CGContext.setBlendMode(_:)
    CGContextSetFillColorWithColor CGContext.setFillColor(_:)
    CGContextSetGrayFillColor CGContext.setFillColor(gray:alpha:)
    CGContextSetGrayStrokeColor CGContext.setStrokeColor(gray:alpha:)
    CGContextSetLineCap CGContext.setLineCap(_:)
    CGContextSetLineJoin CGContext.setLineJoin(_:)
    CGContextSetLineWidth CGContext.setLineWidth(_:)
    CGContextSetMiterLimit CGContext.setMiterLimit(_:)
    CGContextSetRGBFillColor CGContext.setFillColor(red:green:blue:alpha:)
    CGContextSetRGBStrokeColor CGContext.setStrokeColor(red:green:blue:alpha:)
    CGContextSetShadow CGContext.setShadow(offset:blur:)
    CGContextSetShadowWithColor CGContext.setShadow(offset:blur:color:)
    CGContextSetStrokeColorWithColor CGContext.setStrokeColor(_:)
    CGContextStrokeEllipseInRect CGContext.strokeEllipse(in:)
    CGContextStrokePath CGContext.strokePath()
    CGContextStrokeRect CGContext.stroke(_:)
    CGContextStrokeRectWithWidth CGContext.stroke(_:width:)
    CGContextTranslateCTM CGContext.translateBy(x:y:)
    CGBitmapContextCreateImage CGContext.makeImage()
    CGBitmapContextGetHeight CGContext.height
    CGBitmapContextGetWidth CGContext.width
    CGImageCreateWithImageInRect CGImage.cropping(to:)
    CGDataProviderCopyData CGDataProvider.data
    CGPointFromString NSCoder.cgPoint(for:)
    CGSizeFromString NSCoder.cgSize(for:)
    CGRectFromString NSCoder.cgRect(for:)
    UIEdgeInsetsFromString NSCoder.uiEdgeInsets(for:)
    CGImageGetAlphaInfo CGImage.alphaInfo
    CGImageGetBitsPerComponent CGImage.bitsPerComponent
    CGImageGetBitsPerPixel CGImage.bitsPerPixel
    CGImageGetBytesPerRow CGImage.bytesPerRow
    CGImageGetDataProvider CGImage.dataProvider
    CGImageGetHeight CGImage.height
    CGImageGetWidth CGImage.width
    CGPathAddArc CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:) \
    0 _1 P2,3 4 5 6 7
    CGPathAddArcToPoint CGMutablePath.addArc(tangent1End:tangent2End:radius:) 0 _1 P2,3 P4,5 6
    CGPathAddCurveToPoint CGMutablePath.addCurve(to:control1:control2:) 0 _1 P6,7 P2,3 P4,5
    CGPathAddEllipseInRect CGMutablePath.addEllipse(in:) 0 _1 2
    CGPathAddLineToPoint CGMutablePath.addLine(to:) 0 _1 P2,3
    CGPathAddPath CGMutablePath.addPath(_:) 0 _1 2
    CGPathAddQuadCurveToPoint CGMutablePath.addQuadCurve(to:control:) 0 _1 P4,5 P2,3
    CGPathAddRect CGMutablePath.addRect(_:) 0 _1 2
    CGPathAddRoundedRect CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:) 0 _1 2 3 4
    CGPathCloseSubpath CGMutablePath.closeSubpath()
    CGPathCreateCopy CGPath.copy()
    CGPathCreateMutable CGMutablePath.init()
    CGPathCreateMutableCopy CGPath.mutableCopy()
    CGPathCreateWithEllipseInRect CGPath.init(ellipseIn:transform:) 0 nil _1
    CGPathCreateWithRect CGPath.init(rect:transform:) 0 nil _1
    CGPathCreateWithRoundedRect \
    CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:) 0 1 2 nil _3
    CGPathGetBoundingBox CGPath.boundingBox
    CGPathGetCurrentPoint CGPath.currentPoint
    CGPathGetPathBoundingBox CGPath.boundingBoxOfPath
    CGPathMoveToPoint CGMutablePath.move(to:) 0 _1 P2,3
    CGPathIsEmpty CGPath.isEmpty
    """
}
