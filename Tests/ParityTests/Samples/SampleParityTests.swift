import Guidance
import TestSupport
import Testing

/// A report says the same about a sample whatever it is written in.
@Suite struct SampleParityTests {
  /// A difference that no longer occurs fails here, too.
  @Test(arguments: Technology.allCases)
  func twinsDifferFromTheirSamplesAsDeclared(_ technology: Technology) throws {
    let common = try SampleTwin.differences(in: technology)
    var (lacked, added): (Set<String>, Set<String>) = ([], [])
    for twin in SampleTwin.all where twin.technology == technology {
      let (report, expected) = try twin.reports()
      let (lacks, adds) = (expected.subtracting(report), report.subtracting(expected))
      let declared = try twin.differences
      #expect(
        lacks.filter { !common.flatMap(\.lacks).contains($0) }
          == declared.flatMap(\.lacks).sorted(), "\(twin.sample) lacks")
      #expect(
        adds.filter { !common.flatMap(\.adds).contains($0) } == declared.flatMap(\.adds).sorted(),
        "\(twin.sample) adds")
      lacked.formUnion(lacks)
      added.formUnion(adds)
    }
    #expect(lacked.isSuperset(of: common.flatMap(\.lacks)))
    #expect(added.isSuperset(of: common.flatMap(\.adds)))
  }

  /// A gap is in a fact that is not read, and a difference of the technologies has a reason.
  @Test(arguments: Technology.allCases)
  func aDifferenceIsAGapInAFactOrHasAReason(_ technology: Technology) throws {
    let twins = SampleTwin.all.filter { $0.technology == technology }
    let all = try SampleTwin.differences(in: technology) + twins.flatMap { try $0.differences }
    for difference in all {
      #expect((difference.gap == nil) != (difference.because == nil), "\(difference)")
      let isRead = difference.gap?.read.contains(technology.vocabulary) ?? false
      #expect(!isRead, "\(difference)")
    }
  }

  @Test func theTwinsAreFound() { #expect(SampleTwin.all.count > 9) }
}
