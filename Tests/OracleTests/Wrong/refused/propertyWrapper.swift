@propertyWrapper  // error:
struct Clamped {
  var wrappedValue: Int
}
