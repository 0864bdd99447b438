// The folder of the app has no files that code could read.
extension Bundle {
  var infoDictionary: [String: Any]? { [:] }
  var bundleIdentifier: String? { nil }
  func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  func object(forInfoDictionaryKey key: String) -> Any? { nil }
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    guard let value = value, !value.isEmpty else { return key }
    return value
  }
}
