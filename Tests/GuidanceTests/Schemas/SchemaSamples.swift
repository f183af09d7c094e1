import TestSupport

extension SchemaFile {
  /// Documents that are right, and that use every key between them.
  func samples() throws -> [JSONValue] {
    switch self {
    case .rule: [try JSONValue(Samples.rule), try JSONValue(Samples.unevaluatedRule)]
    case .decision: [try JSONValue(Samples.decision)]
    case .equivalent: [try JSONValue(Samples.equivalent)]
    case .route: [try JSONValue(Samples.route)]
    case .frameworks: [try JSONValue(Samples.frameworks)]
    case .unavailable: [try JSONValue(Samples.unavailable)]
    case .shortcuts: [try JSONValue(Samples.shortcuts)]
    case .words: [try JSONValue(Samples.words)]
    case .plan: [try JSONValue(Samples.plan)]
    case .configuration: [try JSONValue(Samples.configuration)]
    }
  }
}

private enum Samples {
  static let rule = #"""
    {
      "id": "own/one", "title": "t", "task": "k", "subject": ["tab", "scene"],
      "when": {
        "isEnabled": false, "depth": 2, "role": ["modal", "pushed"], "purpose": "place",
        "all": [{ "platform": "iOS" }], "any": [{ "depth": { "atLeast": 1, "atMost": 3 } }],
        "not": { "hasBadge": true }, "inside": { "tab-bar": { "isBare": false } },
        "has": { "scene": { "count": { "atLeast": 2 }, "isEditor": true, "not": {} } }
      },
      "equivalent": "note", "severity": "consider",
      "raise": { "to": "required", "when": { "isSettings": true } }, "effort": "small",
      "message": "m", "why": "w", "advice": "a",
      "ask": { "id": "q", "text": "t", "who": "source", "answer": "name", "example": "e", "effect": "f" },
      "ifYes": "declined", "ifNo": "required",
      "titles": "titles", "commands": ["back", { "id": "find", "when": { "depth": 2 } }], "silences": ["own/two"], "done": ["sidebar"], "sources": ["GK"], "rare": "r", "checklist": true, "gathered": true, "parts": ["own/three"],
      "because": { "source": "GK", "words": "w" },
      "platforms": ["mac-catalyst"],
      "editions": {
        "2027": { "advice": "a", "sources": ["GK"] }, "2026": {}, "2019": {}
      },
      "texts": {
        "mac-catalyst": { "message": "m", "why": "w", "advice": "a" }, "appkit": {}, "swiftui": {}
      },
      "examples": { "matches": ["a-b-c"] }
    }
    """#

  static let route = #"""
    {
      "id": "own", "title": "t", "position": 1, "system": "iOS", "platform": "appkit",
      "summary": "s", "keeps": ["k"], "already": { "wayToMac": "none" }, "findings": "required",
      "misses": [{ "id": "m", "text": "t", "source": "u" }],
      "blockers": [{
        "id": "b", "when": {}, "text": "t", "rule": "own/one", "blocks": true, "source": "u"
      }],
      "effort": [
        { "id": "e", "when": {}, "text": "t", "days": { "atLeast": 1, "atMost": 2 } },
        {
          "id": "f", "text": "t", "times": "uiKitFiles", "daysForTen": { "atLeast": 1, "atMost": 2 }
        }
      ],
      "withoutRules": ["own/one"], "sources": ["u"]
    }
    """#

  static let frameworks = #"""
    {
      "frameworks": [{
        "module": "m", "feature": "f", "mac-catalyst": "13.0", "macos": "13.0", "works": false,
        "note": "n", "source": "u"
      }],
      "toolkits": [{
        "name": "n", "modules": ["m"], "classes": ["c"], "screens": "s", "mac": "m", "source": "u"
      }]
    }
    """#

  static let unavailable = #"""
    {
      "system": "tvOS",
      "entries": [{
        "kind": "element", "name": "n", "class": "c", "status": "only-part", "since": "9.0",
        "elements": ["e"],
        "attributes": [{ "name": "n", "values": ["v"], "except": ["x"], "on": ["e"] }],
        "tokens": ["t"], "module": "m", "modules": ["m"], "folders": ["f"], "replacement": "r",
        "removes-navigation": true, "topic": "t", "certainty": "A", "note": "n",
        "sources": ["GK"]
      }]
    }
    """#

  static let unevaluatedRule = #"""
    {
      "id": "own/two", "title": "t", "subject": "project", "needs": ["source", "answers"],
      "equivalent": "note", "severity": "consider", "message": "m", "why": "w", "advice": "a",
      "sources": []
    }
    """#

  static let decision = #"""
    {
      "id": "own", "title": "t", "subject": "tab-bar", "decides": "outcome", "sources": ["GK"],
      "outcomes": { "o": "t" },
      "gates": [{
        "id": "g", "when": { "isBare": true }, "outcome": "o", "confidence": "certain",
        "reason": "r", "sources": [], "ask": { "id": "q", "text": "t" }, "showsScore": true,
        "ifYes": "next",
        "ifNo": { "outcome": "o", "confidence": "likely", "reason": "r", "sources": ["GK"] }
      }],
      "terms": [
        {
          "id": "t", "when": {}, "ask": { "id": "q", "text": "t" },
          "weight": { "current": 2, "2019": 0 }, "reason": "r", "sources": ["GK"]
        },
        { "id": "u", "weight": -1, "reason": "r", "sources": [] }
      ],
      "verdicts": [
        { "score": { "atLeast": 3 }, "outcome": "o", "confidence": "likely", "reason": "r" },
        {
          "score": 2, "withoutPoints": true, "outcome": "o", "confidence": "undecided",
          "reason": "r"
        }
      ],
      "alternatives": [{
        "outcome": "o", "when": {}, "why": "w", "ask": { "id": "q", "text": "t" },
        "becomesOutcome": true, "sources": []
      }],
      "doubt": { "when": { "tabCount": 1 }, "confidence": "likely", "reason": "r" },
      "unsure": {
        "when": { "tabCount": 2 }, "reason": "r", "ask": { "id": "own-question", "text": "t" }
      }
    }
    """#

  static let equivalent = #"""
    {
      "id": "ribbon", "title": "t", "summary": "s",
      "apis": {
        "mac-catalyst": [{ "api": "A", "since": "14.0", "note": "n" }],
        "appkit": [{ "api": "A" }], "uikit": [], "swiftui": []
      },
      "prefer": [{ "platform": "appkit", "from": "11.0", "use": "u", "before": "b" }],
      "steps": { "mac-catalyst": ["s"], "appkit": [], "uikit": [], "swiftui": ["s"] },
      "menu": ["new-item"],
      "toolbar": [{ "title": "t", "placement": "leading", "command": "back", "stays": true }], "sources": ["GK"]
    }
    """#

  static let shortcuts = #"""
    {
      "standard": [{
        "id": "i", "title": "t", "menu": "Go", "key": "⌘N", "alternate": "⌥⌘N", "system": true,
        "always": true, "when": "editsText", "navigates": true, "enabled": "e", "reach": "app",
        "buttons": ["Go"], "noun": "Go", "sources": ["GK"]
      }],
      "sections": { "keys": ["⌘1"], "enabled": "e", "sources": ["GK"] },
      "reserved": [{ "owner": "o", "keys": ["⌘Q"], "words": ["Quit"], "titles": ["Quit"], "sources": ["GK"] }],
      "conflicts": [{
        "key": "⌘T", "clashes": "c", "when": "always", "instead": "⇧⌘T", "title": "t",
        "sources": ["GK"]
      }],
      "menus": [{ "menu": "View", "words": ["Show"], "sources": ["GK"] }]
    }
    """#

  static let configuration = #"""
    {
      "for": ["mac", "ipad"], "platform": "all", "edition": 2019, "fail-on": "required", "rules": "Rules",
      "include": ["Tests/Host/**"], "exclude": ["*.xib"], "running": ["start.txt"],
      "disabled-rules": ["tab-bar/badge", { "rule": "tab-bar/icon-only", "reason": "r" }],
      "tabs": [
        { "object": "Main.storyboard#a-b", "titles": ["One", "Two"] },
        { "items": [{ "title": "t", "symbol": "s", "storyboard": "S", "identifier": "i" }] },
        { "items": [{ "title": "t", "key": "k", "shows": "A", "ignore": "r", "at": "A.swift:1", "has": "h", "by": "b" }] }
      ],
      "answers": { "one": true, "two": "no", "three": { "Main.storyboard#a-b": false }, "four": "story", "five": ["A", "B"] },
      "structures": [
        { "object": "M.storyboard#a", "tabs": ["A", { "title": "B", "shows": "C" }], "role": "root", "starts-with": "Home" },
        { "object": "M.storyboard#b", "ignore": "r", "at": ["A.swift:1"], "has": "h", "by": "b" }, { "object": "M.storyboard#c", "same-as": "M.storyboard#a" }
      ],
      "decisions": [
        { "rule": "a/b", "status": "accepted", "file": "Main.storyboard", "object": "a-b" },
        { "rule": "a/b", "status": "declined", "reason": "r", "by": "b", "date": "today" },
        {
          "outcome": "keep", "structure": "Main.storyboard#a-b", "status": "overridden",
          "reason": "r"
        },
        { "outcome": "sidebar", "status": "overridden", "object": "a-b", "reason": "r" }
      ]
    }
    """#

  static let words = #"""
    {
      "settings": { "titles": ["Settings"], "symbols": ["gear"] },
      "actions": { "verbs": ["Add"], "symbols": ["plus"], "perspectives": ["Now"], "answers": ["OK"] },
      "search": { "titles": ["Search"], "symbols": ["glass"] },
      "onboarding": { "words": ["intro"] }, "editors": { "verbs": ["Edit"] },
      "refreshing": { "older": ["old"] },
      "live": { "programs": ["Live"], "recordings": ["DVR"] },
      "wholeScreen": { "words": ["camera"] }, "glances": { "titles": ["Now"] }, "vague": { "titles": ["Home"] }, "sources": ["GK"]
    }
    """#

  static let plan = #"""
    {
      "effort": {
        "small": { "from": 1, "to": 8 }, "medium": { "from": 9, "to": 16 },
        "large": { "from": 17, "to": 17 }
      },
      "furtherPlace": 10,
      "phases": [
        { "id": "a", "title": "t", "why": "w", "rules": ["own/one", "own/*"] },
        { "id": "b", "title": "t", "why": "w", "after": ["a"], "rules": ["menu/*"] }
      ]
    }
    """#
}
