extension ReportSnapshot.Finding {
  /// The file and line, or `nil` for the project itself.
  var place: String? { subject.file == "." ? nil : "\(subject.file):\(subject.line)" }
}

extension ChangedStructure {
  /// The file and line.
  var place: String { "\(file):\(line)" }
}
