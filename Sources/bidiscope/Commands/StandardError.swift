internal import Glibc
internal import Languages
internal import Storage
internal import SystemPackage
internal import Wording

/// What a command says beside its output and goes on.
enum StandardError {
  /// Tells in one line what went wrong.
  static func complain(_ words: Words) {
    var writer = DescriptorWriter(.standardError)
    writer.write(
      "bidiscope: \(Bidiscope.wordsOfErrors.plain(words.withValues(Printable.text)))\n".utf8)
    writer.flush()
  }
}
