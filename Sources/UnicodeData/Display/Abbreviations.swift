/// Short names of control, format and space characters.
///
/// Source: the aliases of type *abbreviation* in NameAliases.txt, the first of each scalar, except
/// `EM` for U+0019 (whose first is `EOM`).
enum Abbreviations {
  /// The standard abbreviation of a scalar, or nil. O(1).
  static func abbreviation(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFE00...0xFE0F: "VS\(scalar.value - 0xFE00 + 1)"
    case 0xE0100...0xE01EF: "VS\(scalar.value - 0xE0100 + 17)"
    default: byScalar[scalar.value]
    }
  }

  /// The scalar of an abbreviation in capitals, or nil. O(1).
  static func scalar(of abbreviation: String) -> Unicode.Scalar? {
    if abbreviation.hasPrefix("VS"), let number = UInt32(abbreviation.dropFirst(2)) {
      switch number {
      case 1...16: return Unicode.Scalar(0xFE00 + number - 1)
      case 17...256: return Unicode.Scalar(0xE0100 + number - 17)
      default: return nil
      }
    }
    return byAbbreviation[abbreviation]
  }

  private static let byAbbreviation: [String: Unicode.Scalar] = byScalar.reduce(into: [:]) {
    $0[$1.value] = Unicode.Scalar($1.key)
  }

  private static let byScalar: [UInt32: String] = {
    var result: [UInt32: String] = [:]
    for entry in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = entry.split(separator: "=")
      if let value = UInt32(parts[0], radix: 16) { result[value] = String(parts[1]) }
    }
    return result
  }()

  private static let table = """
    0000=NUL 0001=SOH 0002=STX 0003=ETX 0004=EOT 0005=ENQ 0006=ACK 0007=BEL 0008=BS 0009=HT
    000A=LF 000B=VT 000C=FF 000D=CR 000E=SO 000F=SI 0010=DLE 0011=DC1 0012=DC2 0013=DC3 0014=DC4
    0015=NAK 0016=SYN 0017=ETB 0018=CAN 0019=EM 001A=SUB 001B=ESC 001C=FS 001D=GS 001E=RS 001F=US
    0020=SP 007F=DEL 0080=PAD 0081=HOP 0082=BPH 0083=NBH 0084=IND 0085=NEL 0086=SSA 0087=ESA
    0088=HTS 0089=HTJ 008A=VTS 008B=PLD 008C=PLU 008D=RI 008E=SS2 008F=SS3 0090=DCS 0091=PU1
    0092=PU2 0093=STS 0094=CCH 0095=MW 0096=SPA 0097=EPA 0098=SOS 0099=SGC 009A=SCI 009B=CSI
    009C=ST 009D=OSC 009E=PM 009F=APC 00A0=NBSP 00AD=SHY 034F=CGJ 061C=ALM 180B=FVS1 180C=FVS2
    180D=FVS3 180E=MVS 180F=FVS4 200B=ZWSP 200C=ZWNJ 200D=ZWJ 200E=LRM 200F=RLM 202A=LRE 202B=RLE
    202C=PDF 202D=LRO 202E=RLO 202F=NNBSP 205F=MMSP 2060=WJ 2066=LRI 2067=RLI 2068=FSI 2069=PDI
    FEFF=BOM
    """
}
