// Messages of `NSObject` for a class, which is an object, too.
extension NSObject {
  class func responds(to aSelector: Selector!) -> Bool { NSObject._responds(self, aSelector) }
  class func instancesRespond(to aSelector: Selector!) -> Bool {
    NSObject._instancesRespond(self, aSelector)
  }
  class func perform(_ aSelector: Selector!) -> Unmanaged! { NSObject._perform(self, aSelector) }
}
