import Foundation

/// Headers and footers that a table uses again.
extension UITableView {
  /// Registers the class to create for an identifier; nil removes the registration. A class of a
  /// program is created by its required initializer, as a cell's is.
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return registerPart(nil, for: identifier)
    }
    let isPlain = type == UITableViewHeaderFooterView.self
    registerPart(
      {
        isPlain
          ? UITableViewHeaderFooterView(reuseIdentifier: identifier) : type.init(coder: NSCoder())
      }, for: identifier)
  }

  /// Registers the nib whose top-level view is a new header or footer; nil removes the
  /// registration.
  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let nib else { return registerPart(nil, for: identifier) }
    registerPart(
      { nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView }, for: identifier)
  }

  /// Registers a closure that creates a header or footer for an identifier.
  public final func registerPart(
    _ maker: (() -> UITableViewHeaderFooterView?)?, for identifier: String
  ) {
    partMakers[identifier] = maker
  }

  /// A header or footer that waits for reuse, or a new one of the registered class; nil without
  /// either.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = waitingParts[identifier]?.popLast() {
      Door.send(.prepareForReuse, to: view) { view.prepareForReuse() }
      return view
    }
    let view = partMakers[identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  /// The header that shows for a section; nil if none does, or if it is of another class.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    part(.header, of: section)
  }

  /// The footer that shows for a section; nil if none does, or if it is of another class.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    part(.footer, of: section)
  }

  /// A header or footer by its place, which the plan of the sections gives it.
  private func part(_ part: SectionPart, of index: Int) -> UITableViewHeaderFooterView? {
    guard let sections = plan?.sections, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let height = part == .header ? section.headerHeight : section.footerHeight
    let start = part == .header ? section.start : section.end - section.footerHeight
    guard height > 0 else { return nil }
    return sectionViews.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first {
      $0.frame.minY == start && $0.frame.height == height
    }
  }
}
