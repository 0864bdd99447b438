// The data of a table or a collection at one time, by identifiers (EX-45).
struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var reloaded: [ItemIdentifierType] = []

  init() {}

  var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }
  var numberOfSections: Int { sections.count }
  var sectionIdentifiers: [SectionIdentifierType] { sections }
  var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }
  var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }
  var reconfiguredItemIdentifiers: [ItemIdentifierType] { [] }

  func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[place(of: identifier)].count
  }
  func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[place(of: identifier)]
  }
  func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    for (index, list) in items.enumerated() where list.contains(identifier) {
      return sections[index]
    }
    return nil
  }
  func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: other))
  }
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: other) + 1)
  }
  mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if let index = sections.firstIndex(of: identifier) {
        sections.remove(at: index)
        items.remove(at: index)
      }
    }
  }
  mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    let list = takeSection(identifier)
    let index = place(of: other)
    sections.insert(identifier, at: index)
    items.insert(list, at: index)
  }
  mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    let list = takeSection(identifier)
    let index = place(of: other) + 1
    sections.insert(identifier, at: index)
    items.insert(list, at: index)
  }
  mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { reloaded += items[place(of: identifier)] }
  }

  mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    if section == nil && sections.isEmpty {
      stop("There are currently no sections in the data source. Please add a section first.")
    }
    take(identifiers)
    let index: Int = section == nil ? sections.count - 1 : place(of: section!)
    items[index] += identifiers
  }
  mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) {
    take(identifiers)
    let path = path(of: other)
    items[path.section].insert(contentsOf: identifiers, at: path.item)
  }
  mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    take(identifiers)
    let path = path(of: other)
    items[path.section].insert(contentsOf: identifiers, at: path.item + 1)
  }
  mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in items.indices { items[index].removeAll { gone.contains($0) } }
  }
  mutating func deleteAllItems() {
    sections = []
    items = []
  }
  mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    _ = path(of: identifier)
    insertItems([identifier], beforeItem: other)
  }
  mutating func moveItem(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    _ = path(of: identifier)
    insertItems([identifier], afterItem: other)
  }
  mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = path(of: identifier) }
    reloaded += identifiers
  }
  mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloadItems(identifiers) }

  /// The same data with nothing to reload: the part of a snapshot that a data source stores.
  func _applied() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = self
    copy.reloaded = []
    return copy
  }
  func _path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, list) in items.enumerated() {
      if let item = list.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
  func _places() -> [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, list) in items.enumerated() {
      for (item, identifier) in list.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    return places
  }
  func _item(at path: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers where sections.contains(identifier) {
      stop(
        "Section identifier count does not match data source count. This is most likely due to a "
          + "hashing issue with the identifiers.")
    }
    if Set(identifiers).count < identifiers.count {
      stop(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + duplicates(identifiers))
    }
    sections.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
  }
  private mutating func takeSection(_ identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    let index = place(of: identifier)
    sections.remove(at: index)
    return items.remove(at: index)
  }
  /// Identifiers that exist already move to their new position.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    if Set(identifiers).count < identifiers.count {
      stop(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + duplicates(identifiers))
    }
    deleteItems(identifiers)
  }
  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: identifier) else {
      stop("Invalid section identifier for index operation: \(identifier)")
    }
    return index
  }
  private func path(of identifier: ItemIdentifierType) -> IndexPath {
    guard let path = _path(of: identifier) else {
      stop("Invalid item identifier specified for index operation: \(identifier)")
    }
    return path
  }
  private func duplicates<T: Hashable>(_ identifiers: [T]) -> String {
    var seen: Set<T> = []
    var twice: [T] = []
    for identifier in identifiers {
      if !seen.insert(identifier).inserted && !twice.contains(identifier) {
        twice.append(identifier)
      }
    }
    return "{(" + twice.map { "\($0)" }.joined(separator: ", ") + ")}"
  }
  private func stop(_ reason: String) -> Never {
    NSException(name: .internalInconsistencyException, reason: reason).raise()
    fatalError(reason)
  }
}
