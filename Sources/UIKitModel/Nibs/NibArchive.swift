import Foundation

/// The contents of a nib of the app's bundle: views, with their connections and those of the owner.
///
/// The owner is not part of it: `File's Owner` represents the object that loads the nib.
public final class NibArchive {
  /// A view of a nib.
  public struct View {
    /// The view's label in the nib.
    public let label: String
    /// The name of its class in the nib.
    public let className: String
    /// The index of its superview; nil for the one at the top.
    public let superview: Int?
    /// Creates it by `init(coder:)`, which finally passes the coder to UIKit's own; nil if that
    /// fails.
    public let make: (NSCoder) -> UIView?
    /// Sets the stored properties of a new view.
    public let decode: (UIView) -> Void
    /// Adds it to its superview.
    public let place: (_ view: UIView, _ superview: UIView) -> Void

    /// Creates a view; `superview` comes before it in the nib.
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

  /// An object of a nib that is not a view: a recognizer, a constraint, an item of a bar.
  public struct Object {
    /// The object's label in the nib.
    public let label: String
    /// The name of its class in the nib.
    public let className: String
    /// Creates it, or finds it in what was created before; nil if that fails.
    public let make: (NibContents) -> AnyObject?

    /// Creates an object.
    public init(label: String, className: String, make: @escaping (NibContents) -> AnyObject?) {
      self.label = label
      self.className = className
      self.make = make
    }
  }

  /// An end of a connection.
  public enum End: Hashable, Sendable {
    /// The object that loads the nib.
    case owner
    /// A view by its index.
    case view(Int)
    /// Another object by its index.
    case object(Int)
  }

  /// A connection between objects, which is made once all of them exist (VC-21).
  public enum Connection: Hashable, Sendable {
    /// A property that is set by key-value coding.
    case outlet(of: End, key: String, to: End)
    /// An action of a control.
    case action(of: Int, event: UIControl.Event, selector: Selector, to: End)
    /// A property that is set to a list of objects.
    case collection(of: End, key: String, to: [End])
    /// The action of a recognizer or of an item of a bar.
    case itemAction(of: End, selector: Selector, to: End)
    /// A recognizer is attached to a view.
    case recognizer(End, on: Int)
    /// A property that is set by its path to a value, by its index (VC-71).
    case attribute(of: End, path: String, value: Int)
    /// A control, a recognizer, an item of a bar or a cell performs a segue of the owner, by its
    /// index in the scene.
    case segue(of: End, segue: Int)
  }

  /// The value of an attribute.
  public struct Value {
    /// Its text in the nib.
    public let text: String
    /// The value; nil for nil.
    public let value: Any?

    /// Creates a value.
    public init(text: String, value: Any?) {
      self.text = text
      self.value = value
    }
  }

  /// The name, without the ending.
  public let name: String
  /// The views, each after its superview; the first is at the top.
  public let views: [View]
  /// The indices of the views that are directly in each view.
  let inner: [[Int]]
  /// Makes the constraints between the created views.
  public let constrain: ([UIView?]) -> Void
  /// The other objects, each made after all views and after the objects before it.
  public let objects: [Object]
  /// The values of attributes.
  public var values: [Value] = []
  /// Called with what was created, before it is woken.
  public var onMade: (NibContents) -> Void = { _ in }
  /// The connections, in the order in which they are made.
  public var connections: [Connection] = []
  /// The record of its last loading; nil before that.
  public internal(set) var lastLoading: NibLoading?

  /// Creates a nib without connections.
  public init(
    name: String, views: [View], objects: [Object] = [],
    constrain: @escaping ([UIView?]) -> Void = { _ in }
  ) {
    self.name = name
    self.views = views
    self.objects = objects
    self.constrain = constrain
    var inner: [[Int]] = views.map { _ in [] }
    for (index, view) in views.enumerated() {
      if let superview = view.superview { inner[superview].append(index) }
    }
    self.inner = inner
  }
}

/// The objects that a loading of a nib has created so far.
public struct NibContents {
  /// The object that loads the nib.
  public let owner: AnyObject?
  /// The views, by their indices in the nib.
  public internal(set) var views: [UIView?]
  /// The other objects, by their indices.
  public internal(set) var objects: [AnyObject?] = []

  /// The object at an end of a connection.
  public func object(at end: NibArchive.End) -> AnyObject? {
    switch end {
    case .owner: owner
    case .view(let index): views[index]
    case .object(let index): objects.indices.contains(index) ? objects[index] : nil
    }
  }
}

/// A record of the loading of a nib.
public struct NibLoading {
  /// A connection of a nib.
  public typealias Connection = NibArchive.Connection

  /// One step of the loading.
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
  /// The object that loaded it; nil without one, or once it is deallocated.
  public internal(set) weak var owner: AnyObject?
  /// The views of the nib as it was then.
  public let contents: [NibArchive.View]
  /// The other objects of the nib as it was then.
  public let objects: [NibArchive.Object]
  /// The values of its attributes.
  public let values: [NibArchive.Value]
  /// The steps, in order.
  public internal(set) var steps: [Step] = []
  /// The created views, by index; nil for one that was deallocated.
  public var views: [UIView?] { made.map(\.view) }

  private var made: [WeakView] = []

  init(of archive: NibArchive, owner: AnyObject?) {
    name = archive.name
    self.owner = owner
    contents = archive.views
    objects = archive.objects
    values = archive.values
    made = contents.map { _ in WeakView() }
  }

  mutating func note(_ view: UIView, at index: Int) { made[index].view = view }

  private struct WeakView {
    weak var view: UIView?
  }
}
