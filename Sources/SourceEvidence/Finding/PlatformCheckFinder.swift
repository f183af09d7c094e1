/// Finds the project's own checks of the platform: properties and functions whose value depends
/// only on the device or the build. Code behind a check that only a debug build meets is for debugging.
struct PlatformCheckFinder {
  private let files: [CodeFile]
  /// The code of each property or function that may be a check, by name.
  private var candidates: [String: [PlatformEvaluator.Code]] = [:]
  /// The names of the properties with the size class of the width.
  private var widths: Set<String> = []
  /// The names of the properties with the idiom of the interface.
  private var idioms: Set<String> = []

  /// Collects the candidates in the files of a project.
  init(_ files: [CodeFile]) {
    self.files = files
    for index in files.indices {
      for type in files[index].types { add(type.variables, type.functions, index) }
      add(files[index].variables + files[index].macros, files[index].functions, index)
    }
  }

  private mutating func add(_ variables: [Variable], _ functions: [Function], _ file: Int) {
    widths.formUnion(variables.lazy.filter(\.isWidthClass).map(\.name))
    idioms.formUnion(variables.lazy.filter(\.isIdiom).map(\.name))
    for variable in variables where PlatformNames.mayCheck(variable.name) {
      guard let code = PlatformEvaluator.Code(variable, file: file) else { continue }
      candidates[variable.name, default: []].append(code)
    }
    for function in functions where PlatformNames.mayCheck(function.name) {
      guard function.parameters.isEmpty, Self.booleans.contains(function.result ?? "") else {
        continue
      }
      candidates[function.name, default: []].append(.init(function.body, file: file))
    }
  }

  static let booleans: Set = ["Bool", "BOOL", "bool", "Boolean"]

  /// Returns the files with their checks.
  func resolved() -> [CodeFile] {
    let checks = checks
    return files.map { file in
      var file = file
      file.checks = checks
      return file
    }
  }

  /// The checks whose meaning is known. All declarations with a name must agree.
  var checks: PlatformChecks {
    let isCompact = ConditionSides(met: [.compactWidth], other: [.regularWidth])
    var all = Dictionary(uniqueKeysWithValues: widths.map { ($0, isCompact) })
    for check in idioms.flatMap(IdiomCheck.all) {
      all[check.name] = ConditionSides(of: check.idiom)
    }
    for (name, codes) in candidates {
      let meanings = Set(codes.compactMap(meaning))
      if meanings.count == 1, let meaning = meanings.first { all[name] = meaning.sides }
    }
    return PlatformChecks(all)
  }

  private func meaning(of code: PlatformEvaluator.Code) -> Meaning? {
    func value(_ device: PlatformEvaluator.Device, debugs: Bool = false) -> Bool? {
      PlatformEvaluator(
        files: files, candidates: candidates, widths: widths, idioms: idioms, device: device,
        isDebugBuild: debugs
      ).value(of: code)
    }
    guard let onMac = value(.mac), let onPhone = value(.phone) else { return nil }
    return Meaning(
      onMac: onMac, inMacIdiom: value(.macIdiom), onPad: value(.pad), onPhone: onPhone,
      mayDebug: value(.mac, debugs: true) != false)
  }
}

/// The value of a check on each device.
private struct Meaning: Hashable {
  /// The value in the iPad idiom on the Mac.
  let onMac: Bool
  let inMacIdiom: Bool?
  let onPad: Bool?
  let onPhone: Bool
  /// Whether a debug build may meet it.
  let mayDebug: Bool

  /// The conditions of the code that runs if the check is met, and if it is not.
  var sides: ConditionSides {
    if !onMac, !onPhone, onPad == false, mayDebug { return ConditionSides(met: [.debug]) }
    let own = onMac == onPhone ? ofMac : ofLargeScreens
    let sides = ConditionSides(met: own.here, other: own.elsewhere)
    return onMac ? sides : sides.swapped
  }

  private typealias Places = (here: Set<CodeCondition>, elsewhere: Set<CodeCondition>)

  /// The conditions of code that tells the Mac from an iPad.
  private var ofMac: Places {
    onPad == !onMac ? ([.macCatalyst], [.exceptMacCatalyst]) : ([], [])
  }

  /// The conditions of code that tells the Mac from an iPhone. On an iPad, only the width is undecided.
  private var ofLargeScreens: Places {
    guard onPad != nil else { return ([.regularWidth], [.compactWidth]) }
    guard onPad == onMac else { return ([.macCatalyst], [.exceptMacCatalyst]) }
    return inMacIdiom == onMac
      ? ([.padIdiom], [.phoneIdiom]) : ([.padIdiom, .touchIdiom], [.phoneIdiom])
  }
}

extension Variable {
  /// Whether the property holds the idiom of the interface.
  fileprivate var isIdiom: Bool { type == "UIUserInterfaceIdiom" || value?.isIdiom == true }
}
