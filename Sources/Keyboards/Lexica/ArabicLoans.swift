extension ArabicLexicon {
  /// French words of the Levant and the Maghreb, as they are written in chats; the list is our own.
  ///
  /// An accent is none of the rules' letters: `voila` is `voilà` too.
  static let loans: StaticString = """
    exact dAkwr d'accord dakor d'acc
    exact sA sa ca
    exact fA va
    exact fwAlA voila
    exact $wkwlA chocolat chokola shokola
    exact byzw bisou bisous
    exact twjwr toujours
    exact dyzwly desole desolee dezoli
    exact fAlyz valise valiz
    exact krwAsAn croissant croissants
    exact An$Anty enchante enchantee
    exact dw$ douche doush
    exact $wfwr chauffeur chofor
    exact kwrny$ corniche
    exact blkwn balcon balkon
    exact bAntAlwn pantalon
    exact bwtyk boutique
    exact byAn bien
    exact twnt tante
    exact mATmwAzyl mademoiselle
    exact kryf greve
    exact gAtw gateau gato
    exact byjAmA pyjama pijama
    exact kwAfwr coiffeur
    exact kAzA casa
    share ca va valise croissant croissants douche chauffeur corniche boutique mademoiselle gateau casa
    """
}
