internal import UnicodeData

