extension NibArchive {
  /// Creates new objects from the nib for an owner, and returns the top-level views.
  public func load(owner: AnyObject?) -> [UIView] { NibLoader.load(self, owner: owner).top }

  /// The same without an owner, whose connections are left out: to look at what is in a xib.
  public func loadWithoutOwner() -> [UIView] {
    let all = connections
    connections = all.filter { connection in
      switch connection {
      case .outlet(.owner, _, _), .outlet(_, _, .owner), .collection(.owner, _, _): false
      default: true
      }
    }
    defer { connections = all }
    return load(owner: nil)
  }
}
