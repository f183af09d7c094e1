/// The reason why an edit is not made.
///
/// An edit is refused if it could change more than it is about, or if its place in the file is not
/// certain. Line numbers start at 1.
package enum EditRefusal: Error, Equatable {
  /// The bytes are not UTF-8, or the file declares another encoding.
  case notUTF8
  /// The text is not well-formed XML, or has something that these files never have.
  case malformed(line: Int, String)
  /// The root element has another name than the root of files of this format.
  case unknownFormat(root: String)
  /// An Interface Builder file from before Xcode 5.
  case oldArchive
  /// A launch screen, which runs no code and has no navigation.
  case launchScreen

  /// No element has this object ID.
  case absentObject(id: String)
  /// Several elements have this object ID.
  case ambiguousObject(id: String, lines: [Int])
  /// The order of the attributes or child elements of such elements is not known.
  case unknownElement(String, line: Int)
  /// The place of this attribute among the attributes of its element is not known.
  case unknownAttribute(String, element: String, line: Int)
  /// The place of this child element in its parent is not known.
  case unknownChild(String, element: String, line: Int)
  /// A child element holds the value, as for texts with several lines.
  case valueInChild(attribute: String, line: Int)
  /// The value has characters that an attribute or text cannot hold.
  case controlCharacter(in: String)
  /// Several elements are on the line where a line would be added or removed.
  case severalElementsOnLine(Int)
  /// There is a value, and it is not replaced because it has another type or purpose.
  case existingValue(of: String, line: Int)

  /// A property list in the binary format.
  case binaryPropertyList
  /// A property list in the format of OpenStep, such as `{ key = value; }`.
  case openStepPropertyList
  /// The root of the property list is not a dictionary.
  case rootIsNoDictionary
  /// A dictionary has this key several times.
  case ambiguousKey(String, lines: [Int])
  /// The value of this key is not a dictionary.
  case noDictionary(key: String, line: Int)
  /// The value of this key is not an array.
  case noArray(key: String, line: Int)

  /// The splices of one edit replace the same bytes.
  case conflictingEdits
}
