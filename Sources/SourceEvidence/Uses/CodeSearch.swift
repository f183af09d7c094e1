package import FileReading

/// The names to look for in code, and the systems for which it may be compiled.
package struct CodeSearch: Sendable, Hashable {
  /// A system of Apple.
  package struct System: Sendable, Hashable {
    /// The name in `#if os(…)`, such as `tvOS`.
    package var name: String
    /// The modules that the system's SDK does not have, for `#if canImport(…)`.
    package var missingModules: Set<String>

    /// Creates a system.
    package init(_ name: String, missingModules: Set<String> = []) {
      self.name = name
      self.missingModules = missingModules
    }
  }

  /// A name in code.
  package struct Token: Sendable, Hashable {
    /// The name: `UISlider` as a whole word, `.popover(` as a member that is called, `Slider(` as a
    /// function that is called, or `window.screen` after other text.
    package var text: String
    /// The module that the file must import, or `nil` if any file counts.
    package var module: String?

    /// Creates a token.
    package init(_ text: String, module: String? = nil) {
      self.text = text
      self.module = module
    }
  }

  /// The systems, at most 32.
  package var systems: [System]
  /// The names.
  package var tokens: Set<Token>
  /// The modules whose imports count.
  package var modules: Set<String>

  /// Creates a search.
  package init(systems: [System], tokens: Set<Token> = [], modules: Set<String> = []) {
    self.systems = systems
    self.tokens = tokens
    self.modules = modules
  }
}

/// A use of a name or a module in code.
package struct CodeUse: Sendable, Hashable {
  /// What is used.
  package enum What: Sendable, Hashable {
    /// A name, as it is written in the search.
    case token(CodeSearch.Token)
    /// A module that is imported.
    case module(String)
  }

  /// What is used.
  package var what: What
  /// The location.
  package var place: SourceLocation
  /// The names of the systems for which the code is compiled.
  package var systems: Set<String>
}
