import Foundation
import InterfaceBuilder
import TestSupport
import Testing

import struct FileReading.SourceLocation

@Suite struct FileTests {
  @Test func readsAFileUnderTheNameGiven() throws {
    try withFolder { folder in
      let path = folder + "/file"
      try write(storyboard(scene(screen("a"))), to: path)
      let document = try #require(DocumentReader().read(path, as: "App/Main.storyboard").document)
      #expect(document.file == "App/Main.storyboard")
      #expect(document.controllers.map(\.id) == ["a"])
    }
  }

  @Test func readsFilesOfAnySizeOneAfterAnother() throws {
    try withFolder { folder in
      let reader = DocumentReader()
      for count in [1, 5_000, 2, 20_000, 0] {
        let views = String(repeating: "<view key=\"view\"/>", count: count)
        try write(storyboard(views), to: folder + "/a.storyboard")
        let document = reader.read(folder + "/a.storyboard", as: "a.storyboard").document
        #expect(document?.tree.count == count + 2)
      }
    }
  }

  @Test func aMissingFileIsAProblem() throws {
    try withFolder { folder in
      let outcome = DocumentReader().read(folder + "/none.storyboard", as: "none.storyboard")
      let problem = try #require(outcome.problem)
      #expect(outcome.isUnreadable)
      #expect(problem.level == .error)
      #expect(problem.location == SourceLocation(file: "none.storyboard", line: 1))
      #expect(!problem.message.contains(folder))
    }
  }

  @Test func aFolderIsAProblem() throws {
    try withFolder { folder in
      let outcome = DocumentReader().read(folder, as: "folder.storyboard")
      #expect(outcome.isUnreadable)
      #expect(outcome.problem?.message.contains("regular file") == true)
    }
  }

  @Test(.guardsAgainstHanging)
  func aPipeDoesNotHang() throws {
    try withFolder { folder in
      try #require(mkfifo(folder + "/pipe.storyboard", 0o600) == 0)
      let outcome = DocumentReader().read(folder + "/pipe.storyboard", as: "pipe.storyboard")
      #expect(outcome.isUnreadable)
      #expect(outcome.problem?.message.contains("regular file") == true)
    }
  }

  @Test(.guardsAgainstHanging)
  func aDeviceDoesNotHang() {
    #expect(DocumentReader().read("/dev/zero", as: "zero.storyboard").isUnreadable)
  }

  @Test func anEmptyFileIsAProblem() throws {
    try withFolder { folder in
      try write("", to: folder + "/empty.xib")
      let outcome = DocumentReader().read(folder + "/empty.xib", as: "empty.xib")
      #expect(outcome.problem?.message.contains("empty") == true)
    }
  }

  @Test(arguments: [(1, true), (2, false)])
  func theLargestFileIsChosen(mebibytes: Int, isRefused: Bool) throws {
    try withFolder { folder in
      let large = storyboard("") + String(repeating: " ", count: 3 << 19)
      try write(large, to: folder + "/a.storyboard")
      let outcome = DocumentReader(largestFile: mebibytes)
        .read(folder + "/a.storyboard", as: "a.storyboard")
      #expect(outcome.isUnreadable == isRefused)
      #expect(isRefused == (outcome.problem?.message.contains("--max-file-size") ?? false))
    }
  }

  @Test func aReaderGoesOnAfterAFileItCannotRead() throws {
    try withFolder { folder in
      let reader = DocumentReader()
      try write(storyboard(""), to: folder + "/a.storyboard")
      #expect(reader.read(folder, as: "a.storyboard").isUnreadable)
      #expect(reader.read(folder + "/a.storyboard", as: "a.storyboard").document != nil)
    }
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
