/// The reason why a zip archive is not read: it comes from strangers.
package enum ArchiveFault: Codable, Sendable, Hashable {
  /// It is not a zip archive, or is cut.
  case noArchive
  /// The contents of a file do not agree with what the archive says of them.
  case damaged(file: String)
  case encrypted(file: String)
  /// Its files are compressed in another way than by deflate.
  case unknownCompression(file: String)
  /// It has more files than are read.
  case tooMany(most: Int)
  /// Its contents are larger than is read, in bytes.
  case tooLarge(most: Int)
  /// A file is in more folders, one in the other, than are read.
  case tooDeep(file: String, most: Int)
  /// The name of a file leads out of the archive, or is not text.
  case leadsOutside(file: String)
  case link(file: String)
  /// Two files have the same name.
  case twice(file: String)
  /// An archive in the archive of a student, which is not looked into.
  case archiveInside(file: String)
}
