extension ReportSnapshot.Finding {
  /// Its place; empty for the project itself.
  var place: String? { subject.file == "." ? nil : "\(subject.file):\(subject.line)" }
}

extension ChangedStructure {
  /// Its place.
  var place: String { "\(file):\(line)" }
}
