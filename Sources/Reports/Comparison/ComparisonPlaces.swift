extension ReportSnapshot.Finding {
  /// Where it is; the project itself has no place.
  var place: String? { subject.file == "." ? nil : "\(subject.file):\(subject.line)" }
}

extension ChangedStructure {
  /// Where it is.
  var place: String { "\(file):\(line)" }
}
