# The directions of lines by RTLtextarea's share of code units, with the entities of
# ruby-twitter-text. The original's script is in no package: its arithmetic is stated here once
# more.
require 'json'
require 'twitter-text'

RIGHT = /[\u0590-\u083F\u08A0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/
SPACES = /\A[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+\z/

def units(text)
  text.encode('UTF-16LE').bytesize / 2
end

def direction(line)
  plain = line.gsub(/[\u200E\u200F]/, '')
  right = plain.scan(RIGHT).length
  return 'ltr' if right.zero?
  entities = Twitter::Extractor.extract_mentioned_screen_names(plain).sum { |name| units(name) + 1 }
  entities += Twitter::Extractor.extract_urls(plain).sum { |url| units(url) }
  length = units(plain.gsub(SPACES, '')) - entities
  length.positive? && right.to_f / length > 0.3 ? 'rtl' : 'ltr'
end

puts JSON.generate(JSON.parse($stdin.read).map { |text| text.map { |line| direction(line) } })
