import Foundation
import Languages
import Testing

/// The copied loop, compiled and run, finds what the pane shows.
@Suite struct LanguageLoopTests {
  @Test func theCopiedSourceFindsWhatThePaneShows() throws {
    let wishes = ["en_US:ar_LB", "nn:sr_Latn", "zh_TW:pt_PT:he"]
    let offers = [
      ["ar", "en", "fr"], ["da", "sr", "nb", "hr", "en"],
      ["zh-Hans", "zh-Hant", "pt-BR", "yi", "iw"],
    ]
    let surveys = zip(wishes, offers).map { wish, offered in
      LocaleSurvey(
        PreferredLocales(environment: ["LANG": "en_US.UTF-8", "LANGUAGE": wish]), offered: offered)
    }
    #expect(surveys[0].matches.map(\.available) == ["en", "ar"])
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, survey) in surveys.enumerated() {
      let file = folder.appending(path: "loop\(index).swift")
      try Data(survey.swiftSource.utf8).write(to: file)
      let program = folder.appending(path: "loop\(index)").path
      let built = try run(["swiftc", "-swift-version", "6", "-o", program, file.path])
      #expect(built.status == 0, "\(built.output)")
      let printed = try run([program]).output
      #expect(
        printed == survey.matches.map(\.available).joined(separator: " ") + "\n", "\(wishes[index])"
      )
    }
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
