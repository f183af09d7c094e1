import FileReading
import Foundation
import TestSupport
import Testing

@Suite struct FileReadingTests {
  @Test func namesAreSortedByTheirBytes() {
    let sorted = ["", "A", "a", "a long name of a file", "ab", "e\u{301}", "z", "\u{e9}", "日本"]
    #expect(sorted.shuffled().sorted { $0.precedesInBytes($1) } == sorted)
    #expect(!"same".precedesInBytes("same"))
  }

  @Test(arguments: [
    ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n", 2), ("<<<<<<<\na\n>>>>>>>", 1),
    ("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c", 1), ("a <<<<<<< b\n>>>>>>> c", nil),
    ("<<<<<<<< a\n>>>>>>>> b", nil), ("a\n<<<<<<< HEAD\n", nil), ("=======\n>>>>>>> a", nil),
    ("<<<<<<<b\n>>>>>>>c", nil), ("", nil), ("<<<<<< a\n>>>>>> b", nil),
  ])
  func conflictsAreFoundByTheirMarks(text: String, line: Int?) {
    let found = Array(text.utf8).withUnsafeBytes { bytes in
      MergeConflict(in: bytes, isWhole: true)?.line(in: bytes)
    }
    #expect(found == line)
  }

  @Test func aBufferReadsFilesOfAnySizeOneAfterAnother() throws {
    try withFolder { folder in
      let buffer = FileBuffer(limit: FileLimit(mebibytes: 1, "."))
      for size in [3, 200_000, 0, 1 << 20, 1] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try Data(bytes).write(to: URL(filePath: folder + "/file"))
        #expect(try buffer.load(folder + "/file").elementsEqual(bytes))
      }
    }
  }

  @Test func theFirstBytesAreReadAlone() throws {
    try withFolder { folder in
      let path = folder + "/file"
      try Data("first and rest".utf8).write(to: URL(filePath: path))
      let limit = FileLimit(mebibytes: 1, ".")
      #expect(try FileBytes.load(path, first: 5, limit: limit) == Array("first".utf8))
      #expect(try FileBytes.load(path, limit: limit) == Array("first and rest".utf8))
    }
  }

  @Test func aLargerFileIsAFailure() throws {
    try withFolder { folder in
      let path = folder + "/file"
      try Data(count: (1 << 20) + 1).write(to: URL(filePath: path))
      let failure = #expect(throws: FileFailure.self) {
        try FileBytes.load(path, limit: FileLimit(mebibytes: 1, ", so it is left out."))
      }
      #expect(failure?.message == "It is larger than 1 MiB, so it is left out.")
    }
  }

  @Test func theStatusOfAFileIsWhatTheSystemSays() throws {
    try withFolder { folder in
      let path = folder + "/file"
      #expect(FileStatus(path) == nil)
      try Data("text".utf8).write(to: URL(filePath: path))
      let status = try #require(FileStatus(path))
      #expect(status.isRegular && status.size == 4)
      #expect(FileStatus(path) == status)
      #expect(FileStatus(folder)?.isRegular == false)
      #expect(FileStatus("/dev/null")?.isRegular == false)
    }
  }

  @Test func whatIsNotThereIsAFailureWithTheReason() throws {
    try withFolder { folder in
      let failure = #expect(throws: FileFailure.self) {
        try FileBuffer(limit: FileLimit(mebibytes: 1, "."))
          .load(folder + "/none")
      }
      #expect(failure?.message == "It cannot be opened: No such file or directory.")
    }
  }

  @Test(.guardsAgainstHanging, arguments: ["folder", "pipe", "/dev/zero"])
  func whatIsNoRegularFileIsAFailure(name: String) throws {
    try withFolder(["folder/"]) { folder in
      try #require(mkfifo(folder + "/pipe", 0o600) == 0)
      let path = name.hasPrefix("/") ? name : folder + "/" + name
      let failure = #expect(throws: FileFailure.self) {
        try FileBuffer(limit: FileLimit(mebibytes: 1, ".")).load(path)
      }
      #expect(failure?.message == "It is not a regular file.")
    }
  }
}
