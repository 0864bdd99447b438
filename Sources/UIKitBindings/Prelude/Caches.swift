// `NSCache`: objects by keys while there is memory, here up to the count limit.
class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  var name = ""
  var countLimit = 0 { didSet { _shrink() } }
  var totalCostLimit = 0
  private let _objects = NSMutableDictionary()
  private let _keys = NSMutableArray()

  override init() { super.init() }

  func object(forKey key: KeyType) -> ObjectType? { _objects.object(forKey: key) as? ObjectType }
  func setObject(_ obj: ObjectType, forKey key: KeyType) {
    _keys.remove(key)
    _keys.add(key)
    _objects.setObject(obj, forKey: key)
    _shrink()
  }
  func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
    setObject(obj, forKey: key)
  }
  func removeObject(forKey key: KeyType) {
    _keys.remove(key)
    _objects.removeObject(forKey: key)
  }
  func removeAllObjects() {
    _keys.removeAllObjects()
    _objects.removeAllObjects()
  }

  private func _shrink() {
    while countLimit > 0, _keys.count > countLimit {
      _objects.removeObject(forKey: _keys[0])
      _keys.removeObject(at: 0)
    }
  }
}
