internal import CFuzzer

// `Fuzzer PART [libFuzzer's options and folders]`: random input to one of the parts that read what
// others wrote. An input that ends the process, or breaks what the part promises, is written to a
// file and told.

/// An input; copied, as the parts take arrays.
func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// libFuzzer's functions carry no state, so each part has one of its own.
let parts: [String: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32] = [
  "decoder": {
    DecoderFuzzing.run(bytes($0, $1))
    return 0
  },
  "input": {
    InputFuzzing.run(bytes($0, $1))
    return 0
  },
  "engine": {
    EngineFuzzing.run(bytes($0, $1))
    return 0
  },
  "journal": {
    JournalFuzzing.run(bytes($0, $1))
    return 0
  },
  "configuration": {
    ConfigurationFuzzing.run(bytes($0, $1))
    return 0
  },
  "locale": {
    LocaleFuzzing.run(bytes($0, $1))
    return 0
  },
  "markup": {
    MarkupFuzzing.run(bytes($0, $1))
    return 0
  },
  "message": {
    MessageFuzzing.run(bytes($0, $1))
    return 0
  },
]

guard CommandLine.argc > 1, let part = parts[CommandLine.arguments[1]] else {
  fatalError("the first argument is one of \(parts.keys.sorted().joined(separator: ", "))")
}
var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
  CommandLine.unsafeArgv.advanced(by: 1)
_ = LLVMFuzzerRunDriver(&count, &arguments, part)
