package import Guidance

extension CatalogLibrary {
  /// Returns the catalogs of all targets in the binary.
  ///
  /// - Throws: The mistakes in the catalogs. The tests check them, so there are none.
  package static func builtIn() throws(CatalogErrors) -> CatalogLibrary {
    try inBinary.get()
  }

  /// What a process reads once.
  private static let inBinary = Result { () throws(CatalogErrors) in
    try CatalogLibrary(embedded: builtInCatalog)
  }
}

extension Catalog {
  /// Returns the catalog of the default target in the binary.
  ///
  /// - Throws: The mistakes in the catalog. The tests check the catalog, so there are none.
  package static func builtIn() throws(CatalogErrors) -> Catalog {
    try CatalogLibrary.builtIn().defaultCatalog()
  }
}
