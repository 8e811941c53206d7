/// Names of firms, programs and languages that are written like words.
enum BrandName {
  /// Whether a word in small letters is one.
  static func isOne(_ word: String) -> Bool { names.contains(word) }

  private static let names: Set<String> = Set(
    """
    acrobat adobe airbnb alexa amazon android angular ansible apache apple audacity azure bing \
    blender bluetooth booking chatgpt chrome chromium claude copilot debian discord django docker \
    drive dropbox eclipse edge ebay emacs evernote excel explorer facebook fedora figma firefox \
    flutter gimp git gmail gnome google huawei ikea instagram intel java kindle kotlin kubernetes \
    laravel lenovo linux mac messenger microsoft mozilla netflix nintendo nokia notepad nvidia \
    office opera oracle outlook paypal photoshop pinterest playstation powerpoint python react \
    reddit redis roku ruby rust safari samsung shazam signal siri skype slack snapchat sony spotify \
    steam swift teams telegram tesla thunderbird tiktok tinder twitch twitter typescript uber \
    ubuntu unicode unity viber visual vue waze whatsapp wifi wikipedia windows word wordpress xbox \
    xcode xiaomi yahoo youtube zoom
    """.split(separator: " ").map(String.init))
}
