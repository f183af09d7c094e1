/// A type with a value that can take the place of one that cannot be read, to read on after it.
protocol Blank {
  static var blank: Self? { get }
}

extension String: Blank { static var blank: String? { "" } }
extension Int: Blank { static var blank: Int? { 0 } }
extension Bool: Blank { static var blank: Bool? { false } }
extension Array: Blank { static var blank: [Element]? { [] } }
extension Each: Blank { static var blank: Each? { Each(values: []) } }
extension OneOrMore: Blank { static var blank: OneOrMore? { OneOrMore(values: []) } }
extension Word: Blank { static var blank: Word? { Value.allCases.first.map { Word($0) } } }
extension FactName: Blank { static var blank: FactName? { .name } }
extension Predicate: Blank { static var blank: Predicate? { .always } }
