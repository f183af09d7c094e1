import Foundation
package import RuleCatalogue

extension Catalogue {
  /// The catalogue that the binary carries.
  ///
  /// - Throws: A `DecodingError`; the build checks the catalogue, so this does not happen.
  package static func builtIn() throws -> Catalogue {
    let bytes = UnsafeMutableRawPointer(mutating: builtInCatalogue.utf8Start)
    let count = builtInCatalogue.utf8CodeUnitCount
    return try Catalogue(json: Data(bytesNoCopy: bytes, count: count, deallocator: .none))
  }
}
