import SwiftSyntax

/// Collects what swift-syntax finds.
final class ReferenceVisitor: SyntaxAnyVisitor {
  private(set) var found = Found()

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function): found.add(.function, function.name.text)
    case .initializerDecl: found.add(.function, "init")
    case .classDecl(let type): found.add(.type, type.name.text)
    case .structDecl(let type): found.add(.type, type.name.text)
    case .enumDecl(let type): found.add(.type, type.name.text)
    case .actorDecl(let type): found.add(.type, type.name.text)
    case .protocolDecl(let type): found.add(.type, type.name.text)
    case .functionCallExpr(let call): found.add(.call, Self.name(of: call.calledExpression))
    default: break
    }
    return .visitChildren
  }

  /// Returns the last name of what is called, or an empty text for other expressions.
  private static func name(of callee: ExprSyntax) -> String {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.text
    case .genericSpecializationExpr(let generic): name(of: generic.expression)
    case .optionalChainingExpr(let optional): name(of: optional.expression)
    case .forceUnwrapExpr(let forced): name(of: forced.expression)
    default: ""
    }
  }
}
