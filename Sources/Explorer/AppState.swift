internal import UnicodeData
internal import Screen
internal import TextModel

