internal import Linting
internal import UnicodeData
internal import Wording

/// What a language server answers, as a value: messages in, messages out.
struct LanguageServer {
  private var documents: [Exact<String>: OpenDocument] = [:]
  private var encoding = PositionEncoding.utf16
  /// What a project says about a file, by its path.
  private let rules: (String) throws -> FileRules
  private var isInitialized = false
  private var isShutDown = false
  /// The status with which the process ends; nil while it goes on.
  private(set) var status: Int32?

  /// A server.
  ///
  /// - Parameter rules: what a project says about a file, by its path; asked at each opening and
  ///   saving. What it throws is told to the user, and nothing counts as said.
  init(rules: @escaping (String) throws -> FileRules) { self.rules = rules }

  /// The errors of the protocol.
  private enum Fault: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case notInitialized = -32002
  }

  /// What is answered to bytes that are no JSON.
  static let notJSON: JSONValue = answer(.null, .parse, "this is not JSON")

  /// What is sent for a message.
  mutating func handle(_ message: JSONValue) -> [JSONValue] {
    guard let method = message["method"].text else {
      // An answer to nothing that was asked, or no message at all.
      if case .object(let values) = message, values["result"] != nil || values["error"] != nil {
        return []
      }
      return [Self.answer(message["id"], .invalidRequest, "a message without a method")]
    }
    let parameters = message["params"]
    if case .object(let values) = message, values["id"] != nil {
      return [request(method, message["id"], parameters)]
    }
    return notify(method, parameters)
  }

  /// What comes of the end of the input.
  mutating func end() { if status == nil { status = isShutDown ? 0 : 1 } }

  private static func answer(_ id: JSONValue, _ fault: Fault, _ words: String) -> JSONValue {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object(["code": .integer(fault.rawValue), "message": .string(words)]),
    ])
  }

  private mutating func request(
    _ method: String, _ id: JSONValue, _ parameters: JSONValue
  ) -> JSONValue {
    if method != "initialize", !isInitialized {
      return Self.answer(id, .notInitialized, "initialize comes first")
    }
    if isShutDown { return Self.answer(id, .invalidRequest, "the server is shut down") }
    let document = documents[Exact(parameters["textDocument"]["uri"].text ?? "")]
    let uri = parameters["textDocument"]["uri"].text ?? ""
    let result: JSONValue
    switch method {
    case "initialize": result = initialize(parameters)
    case "shutdown":
      isShutDown = true
      result = .null
    case "textDocument/codeAction":
      result =
        document.map {
          CodeActions.of($0, uri, encoding.range(parameters["range"], in: $0.text), encoding)
        } ?? .array([])
    case "textDocument/hover":
      result =
        document.map { HoverText.of($0, encoding.position(parameters["position"], in: $0.text)) }
        ?? .null
    case "textDocument/inlayHint":
      result =
        document.map {
          InlayHints.of($0.text, encoding.range(parameters["range"], in: $0.text), encoding)
        } ?? .array([])
    default: return Self.answer(id, .unknownMethod, "there is no method '\(method)'")
    }
    return .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    isInitialized = true
    encoding = PositionEncoding(asked: parameters["capabilities"]["general"]["positionEncodings"])
    return .object([
      "capabilities": .object([
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": .object([
          "openClose": .bool(true), "change": .integer(2), "save": .bool(true),
        ]),
        "codeActionProvider": .object(["codeActionKinds": .array([.string("quickfix")])]),
        "hoverProvider": .bool(true),
        "inlayHintProvider": .bool(true),
      ]), "serverInfo": .object(["name": .string("bidiscope")]),
    ])
  }

  private mutating func notify(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
    if method == "exit" {
      status = isShutDown ? 0 : 1
      return []
    }
    guard isInitialized, !isShutDown else { return [] }
    let item = parameters["textDocument"]
    guard let uri = item["uri"].text else { return [] }
    switch method {
    case "textDocument/didOpen":
      let path = OpenDocument.path(of: uri)
      let (rules, complaints) = said(of: path)
      let document = OpenDocument(item: item, path: path, rules: rules)
      documents[Exact(uri)] = document
      return complaints + [publish(uri, document)]
    case "textDocument/didSave":
      // The file of settings may be what was saved.
      return documents.keys.map(\.wrappedValue).sorted().flatMap { uri in
        let (rules, complaints) = said(of: documents[Exact(uri)]?.path ?? "")
        documents[Exact(uri)]?.follow(rules)
        return complaints + [publish(uri, documents[Exact(uri)])]
      }
    case "textDocument/didChange":
      documents[Exact(uri)]?.change(
        parameters["contentChanges"].elements, version: item["version"].integer, encoding)
    case "textDocument/didClose":
      documents[Exact(uri)] = nil
      return [publish(uri, nil)]
    default: return []
    }
    return documents[Exact(uri)].map { [publish(uri, $0)] } ?? []
  }

  /// What is said about a file, and what the user is told where that cannot be read.
  private func said(of path: String) -> (FileRules, [JSONValue]) {
    do {
      return (try rules(path), [])
    } catch {
      let message = WordedFailure.worded(in: error).map(\.words.english) ?? "\(error)"
      return (
        FileRules(),
        [
          .object([
            "jsonrpc": .string("2.0"), "method": .string("window/showMessage"),
            "params": .object(["type": .integer(1), "message": .string(message)]),
          ])
        ]
      )
    }
  }

  private func publish(_ uri: String, _ document: OpenDocument?) -> JSONValue {
    var values: [String: JSONValue] = ["uri": .string(uri), "diagnostics": .array([])]
    if let document {
      values["version"] = .integer(document.version)
      values["diagnostics"] = .array(
        document.findings.map { Diagnostics.of($0, document.text, encoding) })
    }
    return .object([
      "jsonrpc": .string("2.0"), "method": .string("textDocument/publishDiagnostics"),
      "params": .object(values),
    ])
  }
}
