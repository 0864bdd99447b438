import Foundation

/// Direct reads by scripts of the state that hit tests read, without a call of the view: functions
/// of its state.
///
/// Valid only for a view whose message is not overridden or observed; the caller checks that first.
nonisolated public enum ViewReader {
  /// Reads one property into numbers of 8 bytes.
  public typealias Read =
    @Sendable @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt64>) -> Void

  /// The offset in bytes of the pointer to a view's state from the view's beginning; nil if it
  /// cannot be found. The first word of the state is the address of the mask of overridden
  /// messages, which no two tables of methods share.
  @MainActor public static let stateOffset: Int? = {
    let view = UIView(frame: .zero)
    let object = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    let state = UInt(bitPattern: view.viewState)
    return withExtendedLifetime(view) {
      // Swift has no offsets of stored properties of classes: the pointer is searched for, after
      // the two words of every object's header and never beyond the pointer itself.
      stride(from: 16, to: 256, by: 8).first {
        object.load(fromByteOffset: $0, as: UInt.self) == state
      }
    }
  }()

  /// `isHidden`
  public static let isHidden: Read = { state, numbers in
    numbers[0] = view(state).pointee.refusals.contains(.hidden) ? 1 : 0
  }

  /// `isUserInteractionEnabled`
  public static let isUserInteractionEnabled: Read = { state, numbers in
    numbers[0] = view(state).pointee.refusals.contains(.interactionDisabled) ? 0 : 1
  }

  /// `alpha`
  public static let alpha: Read = { state, numbers in
    numbers[0] = Double(view(state).pointee.alpha).bitPattern
  }

  /// `bounds`
  public static let bounds: Read = { state, numbers in
    write(view(state).pointee.bounds, numbers)
  }

  /// `frame`
  public static let frame: Read = { state, numbers in
    write(view(state).pointee.frame, numbers)
  }

  /// `center`
  public static let center: Read = { state, numbers in
    let center = view(state).pointee.position
    numbers[0] = Double(center.x).bitPattern
    numbers[1] = Double(center.y).bitPattern
  }

  /// The cached `subviews` of scripts; nil without a cache.
  public static let scriptsSubviews:
    @Sendable @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer? = {
      state in
      view(state).pointee.scriptsSubviews.map {
        UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
      }
    }
}

@inline(__always)
nonisolated private func view(_ state: UnsafeRawPointer) -> UnsafePointer<ViewState> {
  state.assumingMemoryBound(to: ViewState.self)
}

@inline(__always)
nonisolated private func write(_ rectangle: CGRect, _ numbers: UnsafeMutablePointer<UInt64>) {
  numbers[0] = Double(rectangle.origin.x).bitPattern
  numbers[1] = Double(rectangle.origin.y).bitPattern
  numbers[2] = Double(rectangle.size.width).bitPattern
  numbers[3] = Double(rectangle.size.height).bitPattern
}

extension UIView {
  /// The `subviews` cached by scripts, until the children change.
  public final var scriptsSubviews: AnyObject? {
    get { viewState.pointee.scriptsSubviews }
    set { viewState.pointee.scriptsSubviews = newValue }
  }
}
