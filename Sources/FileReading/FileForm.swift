/// The form of a file that is no text of an app, by its first bytes.
package enum FileForm: Sendable {
  /// An archive or a disk image, which holds files.
  case archive
  /// A pointer of Git LFS, which stands for a file that has not been downloaded.
  case pointer
  /// A compiled document or property list.
  case compiled

  /// Finds the form of some bytes, or returns `nil` for any other file.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    func begins(with start: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: start)
    }
    if Self.archives.contains(where: { begins(with: $0) }) || begins(with: Self.tar, at: 257) {
      self = .archive
    } else if begins(with: Array("version https://git-lfs.".utf8)) {
      self = .pointer
    } else if begins(with: Array("bplist".utf8)) || begins(with: Array("NIBArchive".utf8)) {
      self = .compiled
    } else {
      return nil
    }
  }

  /// The first bytes of archives: zip, gzip, xz, bzip2, 7z, rar, xar, zstd, compress, and Apple Archive.
  private static let archives: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x1F, 0x8B],
    [0xFD, 0x37, 0x7A, 0x58, 0x5A],
    Array("BZh".utf8), [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], Array("Rar!".utf8),
    Array("xar!".utf8), [0x28, 0xB5, 0x2F, 0xFD], [0x1F, 0x9D], Array("AA01".utf8),
    Array("pbz".utf8),
  ]
  /// What a tar archive has after its first file's name and numbers.
  private static let tar = Array("ustar".utf8)

  /// The message for a file of this form where a document is expected, as a sentence.
  package var message: String {
    switch self {
    case .archive: "This is an archive: unpack it, and name the folder that comes out."
    case .pointer: "This is a pointer of Git LFS instead of the file: run `git lfs pull`."
    case .compiled: "This is compiled: name the source that it was made from."
    }
  }
}
