import Foundation

/// How colours are seen: with all cones, or without those for long, middle or short waves.
///
/// The matrices on linear red, green and blue are those of Machado, Oliveira and Fernandes (2009)
/// for severity 1.
struct ColorVision {
  var rows: [[Double]]

  static let all = [
    ColorVision(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    ColorVision(rows: [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ]),
    ColorVision(rows: [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ]),
    ColorVision(rows: [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ]),
  ]
}

/// A colour of CIELAB under D65.
struct Lab {
  var l: Double
  var a: Double
  var b: Double

  init(_ l: Double, _ a: Double, _ b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  /// A colour of sRGB as it is seen.
  init(_ color: (red: Int, green: Int, blue: Int), _ vision: ColorVision) {
    let linear = [color.red, color.green, color.blue].map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func product(_ row: [Double], _ values: [Double]) -> Double {
      zip(row, values).map { $0 * $1 }.reduce(0, +)
    }
    let seen = vision.rows.map { min(1, max(0, product($0, linear))) }
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = curve(product([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047)
    let y = curve(product([0.2126729, 0.7151522, 0.0721750], seen))
    let z = curve(product([0.0193339, 0.1191920, 0.9503041], seen) / 1.08883)
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The difference by CIEDE2000.
  func difference(from other: Lab) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    func half(_ chroma: Double) -> Double {
      sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7)))
    }
    func hue(_ a: Double, _ b: Double) -> Double {
      guard a != 0 || b != 0 else { return 0 }
      let degrees = atan2(b, a) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - half(meanChroma))
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (hue(a1, b), hue(a2, other.b))
    let isGrey = c1 * c2 == 0
    var turn = isGrey ? 0 : h2 - h1
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    let deltaHue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    var meanHue = h1 + h2
    if !isGrey {
      if abs(h1 - h2) <= 180 {
        meanHue /= 2
      } else {
        meanHue = (meanHue + (meanHue < 360 ? 360 : -360)) / 2
      }
    }
    let meanLight = (l + other.l) / 2
    let mean = (c1 + c2) / 2
    let first = 1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue))
    let t = first + 0.32 * cos(radians(3 * meanHue + 6)) - 0.2 * cos(radians(4 * meanHue - 63))
    let angle = 30 * exp(-pow((meanHue - 275) / 25, 2))
    let light = pow(meanLight - 50, 2)
    let ofLight = (other.l - l) / (1 + 0.015 * light / sqrt(20 + light))
    let ofChroma = (c2 - c1) / (1 + 0.045 * mean)
    let ofHue = deltaHue / (1 + 0.015 * mean * t)
    let rotation = -sin(radians(2 * angle)) * 2 * half(mean)
    let squares = ofLight * ofLight + ofChroma * ofChroma + ofHue * ofHue
    return sqrt(squares + rotation * ofChroma * ofHue)
  }
}
