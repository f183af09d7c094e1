/// Which functions are worth running from their start: those that name what has an effect on
/// navigation, or a view controller.
struct Starts {
  /// Whether a function is worth running.
  func contains(_ function: Function) -> Bool {
    function.name == "buildMenu" || FrameworkNames.roles(function.marks).contains(.effect)
  }

  /// Whether what a variable holds is worth making.
  func contains(_ variable: Variable) -> Bool {
    FrameworkNames.roles(variable.marks).contains(.effect)
  }
}
