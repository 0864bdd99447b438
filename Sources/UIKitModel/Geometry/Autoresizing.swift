import Foundation

/// The resizing of subviews with their superview, without constraints, by their autoresizing mask.
enum Autoresizing {
  /// Whether any view was ever given a mask: until then nothing is resized.
  nonisolated(unsafe) static let isUsed: UnsafeMutablePointer<Bool> = {
    let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    flag.initialize(to: false)
    return flag
  }()

  /// One axis of a view: the distance before it, its length, and the distance after it.
  struct Span: Equatable {
    var before: CGFloat
    var length: CGFloat
    var after: CGFloat

    /// The flexible parts share the change in proportion to their length; equally if they have
    /// none.
    func resized(by change: CGFloat, flexible: [WritableKeyPath<Span, CGFloat>]) -> Span {
      guard !flexible.isEmpty else { return self }
      var span = self
      let sum = flexible.reduce(0) { $0 + self[keyPath: $1] }
      for part in flexible {
        let share = sum == 0 ? 1 / CGFloat(flexible.count) : self[keyPath: part] / sum
        span[keyPath: part] += change * share
      }
      return span
    }
  }
}

extension UIView {
  /// Changes the geometry; if that changes the size of the bounds, subviews are resized.
  @inline(never)
  final func placeAutoresizing(_ change: (inout ViewState) -> Void) {
    let before = viewState.pointee.bounds.size
    placeOnly(change)
    let after = viewState.pointee.bounds.size
    guard after != before, autoresizesSubviews else { return }
    for subview in subviews { subview.follow(from: before, to: after) }
  }

  /// The work for one subview that is resized, in steps.
  private static let stepsOfFollowing = 8

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, translatesAutoresizingMaskIntoConstraints,
      UIApplication.spend(Self.stepsOfFollowing)
    else { return }
    let state = viewState.pointee
    let (size, anchor) = (state.bounds.size, state.anchorPoint)
    let x = state.position.x - anchor.x * size.width
    let y = state.position.y - anchor.y * size.height
    let width = Autoresizing.Span(before: x, length: size.width, after: old.width - x - size.width)
      .resized(
        by: new.width - old.width,
        flexible: mask.parts(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let height = Autoresizing.Span(
      before: y, length: size.height, after: old.height - y - size.height
    )
    .resized(
      by: new.height - old.height,
      flexible: mask.parts(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    place {
      $0.bounds.size = CGSize(width: width.length, height: height.length)
      $0.position = CGPoint(
        x: width.before + anchor.x * width.length, y: height.before + anchor.y * height.length)
    }
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts of an axis.
  fileprivate func parts(
    _ before: Self, _ length: Self, _ after: Self
  ) -> [WritableKeyPath<Autoresizing.Span, CGFloat>] {
    var parts: [WritableKeyPath<Autoresizing.Span, CGFloat>] = []
    if contains(before) { parts.append(\.before) }
    if contains(length) { parts.append(\.length) }
    if contains(after) { parts.append(\.after) }
    return parts
  }
}
