import Foundation

/// What is in a nib of the app's bundle: views, and what they and the owner are connected to.
///
/// The owner is no part of it: `File's Owner` stands for the object that loads the nib.
public final class NibArchive {
  /// A view of a nib.
  public struct View {
    /// What the nib calls it.
    public let label: String
    /// The class that the nib says it is of.
    public let className: String
    /// The index of the view that it is in; nil for the one at the top.
    public let superview: Int?
    /// Makes it by `init(coder:)`, which gives the coder to UIKit's own in the end; nil where that
    /// fails.
    public let make: (NSCoder) -> UIView?
    /// Gives a new view what is kept of it.
    public let decode: (UIView) -> Void
    /// Puts it into the view that it is in.
    public let place: (_ view: UIView, _ superview: UIView) -> Void

    /// A view; `superview` comes before it in the nib.
    public init(
      label: String, className: String, superview: Int?, make: @escaping (NSCoder) -> UIView?,
      decode: @escaping (UIView) -> Void, place: @escaping (UIView, UIView) -> Void
    ) {
      self.label = label
      self.className = className
      self.superview = superview
      self.make = make
      self.decode = decode
      self.place = place
    }
  }

  /// An object that is connected.
  public enum End: Hashable, Sendable {
    /// What loads the nib.
    case owner
    /// A view by its index.
    case view(Int)
  }

  /// A connection between objects, which is made once all of them are there (VC-21).
  public enum Connection: Hashable, Sendable {
    /// A property that is set by key-value coding.
    case outlet(of: End, key: String, to: End)
    /// An action of a control.
    case action(of: Int, event: UIControl.Event, selector: Selector, to: End)
  }

  /// The name, without the ending.
  public let name: String
  /// The views, each after the one that it is in; the first is at the top.
  public let views: [View]
  /// The indices of the views that are directly in each view.
  let inner: [[Int]]
  /// Makes the constraints between views that were made.
  public let constrain: ([UIView?]) -> Void
  /// The connections, in the order in which they are made.
  public var connections: [Connection] = []
  /// What happened when it was last loaded; nil before that.
  public internal(set) var lastLoading: NibLoading?

  /// A nib without connections.
  public init(
    name: String, views: [View], constrain: @escaping ([UIView?]) -> Void = { _ in }
  ) {
    self.name = name
    self.views = views
    self.constrain = constrain
    var inner: [[Int]] = views.map { _ in [] }
    for (index, view) in views.enumerated() {
      if let superview = view.superview { inner[superview].append(index) }
    }
    self.inner = inner
  }
}

/// What happened while a nib was loaded.
public struct NibLoading {
  /// A connection of a nib.
  public typealias Connection = NibArchive.Connection

  /// One thing that happened.
  public enum Step: Hashable, Sendable {
    /// `init(coder:)` of a view begins, by its index.
    case decodes(Int)
    /// A connection is made.
    case connects(Connection)
    /// A view gets `awakeFromNib`.
    case wakes(Int)
  }

  /// The name of the nib.
  public let name: String
  /// What loaded it; nil where nothing did, or where it is gone.
  public internal(set) weak var owner: AnyObject?
  /// The views of the nib as it was then.
  public let contents: [NibArchive.View]
  /// The steps, in order.
  public internal(set) var steps: [Step] = []
  /// The views that were made, by index; nil for one that is gone.
  public var views: [UIView?] { made.map(\.view) }

  private var made: [WeakView] = []

  init(of archive: NibArchive, owner: AnyObject?) {
    name = archive.name
    self.owner = owner
    contents = archive.views
    made = contents.map { _ in WeakView() }
  }

  mutating func note(_ view: UIView, at index: Int) { made[index].view = view }

  private struct WeakView {
    weak var view: UIView?
  }
}
