"""Keymaps of xkb-data, read through libxkbcommon."""

import ctypes

_library = ctypes.CDLL("libxkbcommon.so.0")


class _Names(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("rules", "model", "layout", "variant", "options")]


def _function(name, result, *arguments):
    function = getattr(_library, name)
    function.restype = result
    function.argtypes = arguments
    return function


_pointer, _word = ctypes.c_void_p, ctypes.c_uint32
_context_new = _function("xkb_context_new", _pointer, ctypes.c_int)
_keymap_new = _function(
    "xkb_keymap_new_from_names", _pointer, _pointer, ctypes.POINTER(_Names), ctypes.c_int)
_key_by_name = _function("xkb_keymap_key_by_name", _word, _pointer, ctypes.c_char_p)
_modifier = _function("xkb_keymap_mod_get_index", _word, _pointer, ctypes.c_char_p)
_state_new = _function("xkb_state_new", _pointer, _pointer)
_update = _function("xkb_state_update_mask", ctypes.c_int, _pointer, *[_word] * 6)
_level = _function("xkb_state_key_get_level", _word, _pointer, _word, _word)
_symbol = _function("xkb_state_key_get_one_sym", _word, _pointer, _word)
_scalar = _function("xkb_keysym_to_utf32", _word, _word)
_symbol_name = _function("xkb_keysym_get_name", ctypes.c_int, _word, ctypes.c_char_p, ctypes.c_size_t)


class Keymap:
    """One layout of xkb-data."""

    def __init__(self, layout, variant):
        names = _Names(b"evdev", b"pc105", layout.encode(), variant.encode(), b"")
        self._keymap = _keymap_new(_context_new(0), ctypes.byref(names), 0)
        if not self._keymap:
            raise SystemExit(f"xkb-data has no {layout}({variant})")
        self._state = _state_new(self._keymap)
        self._shift = 1 << _modifier(self._keymap, b"Shift")
        # LevelThree is the virtual modifier; every keymap of evdev maps it to Mod5.
        self._third = 1 << _modifier(self._keymap, b"Mod5")

    def levels(self, key):
        """What the key gives plain, with Shift, with AltGr and with both: a scalar, ("dead", name)
        or None."""
        code = _key_by_name(self._keymap, key.encode())
        if code == 0xFFFFFFFF:
            return [None] * 4
        result, reached = [], []
        for mask in (0, self._shift, self._third, self._shift | self._third):
            _update(self._state, mask, 0, 0, 0, 0, 0)
            reached.append(_level(self._state, code, 0))
            result.append(self._meaning(_symbol(self._state, code)))
        # A key that does not know AltGr gives the level below again: nothing of its own.
        for level in (2, 3):
            if reached[level] in reached[:level]:
                result[level] = None
        return result

    @staticmethod
    def _meaning(symbol):
        scalar = _scalar(symbol)
        if scalar >= 0x20 and scalar != 0x7F:
            return scalar
        buffer = ctypes.create_string_buffer(64)
        _symbol_name(symbol, buffer, 64)
        name = buffer.value.decode()
        return ("dead", name.removeprefix("dead_")) if name.startswith("dead_") else None
