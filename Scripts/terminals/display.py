"""A virtual display, and pictures of it."""

import collections
import functools
import mmap
import os
import select
import struct
import subprocess
import zlib

SIZE = (1400, 1250)


class Display:
    """An X server without a screen, whose pixels are a file."""

    def __init__(self, folder):
        os.makedirs(folder)
        reader, writer = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", folder,
             "-nocursor", "-nolisten", "tcp", "-noreset", "-ac"],
            pass_fds=(writer,), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        answer = b""
        while not answer.endswith(b"\n"):
            if not select.select([reader], [], [], 20)[0]:
                raise RuntimeError("Xvfb does not start")
            answer += os.read(reader, 16)
        os.close(reader)
        self.name = ":" + answer.decode().strip()
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The header of an XWD file, and its colours.
        header = struct.unpack(">25I", self.memory[:100])
        self.start, self.stride = header[0] + header[19] * 12, header[12]

    def picture(self):
        return Picture(self.memory[self.start:self.start + self.stride * SIZE[1]], self.stride)

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=10)


class Picture:
    """The pixels of the whole display, four bytes each: blue, green, red and nothing."""

    def __init__(self, pixels, stride):
        self.pixels, self.stride = pixels, stride

    def box(self, left, top, right, bottom):
        """The pixels of a rectangle, row after row."""
        return b"".join(self.pixels[row * self.stride + left * 4:row * self.stride + right * 4]
                        for row in range(top, bottom))

    def save(self, path, left, top, right, bottom):
        """Writes a PNG file of a rectangle."""
        pixels = self.box(left, top, right, bottom)
        colours = bytearray(len(pixels) // 4 * 3)
        colours[0::3], colours[1::3], colours[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
        width = (right - left) * 3
        rows = b"".join(b"\0" + colours[at:at + width] for at in range(0, len(colours), width))

        def chunk(kind, data):
            check = zlib.crc32(kind + data)
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

        header = struct.pack(">IIBBBBB", right - left, bottom - top, 8, 2, 0, 0, 0)
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
                       + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Grid:
    """Where the cells are, found by what two marked corners changed."""

    def __init__(self, blank, corners, size):
        self.columns, self.rows = size
        stride = blank.stride
        changed = [row for row in range(SIZE[1]) if blank.pixels[row * stride:(row + 1) * stride]
                   != corners.pixels[row * stride:(row + 1) * stride]]
        if not changed:
            raise RuntimeError("the corners were not drawn")
        self.top, self.bottom = changed[0], changed[-1] + 1
        columns = [index // 4 for row in (changed[0], changed[-1]) for index in range(0, stride, 4)
                   if blank.pixels[row * stride + index:row * stride + index + 4]
                   != corners.pixels[row * stride + index:row * stride + index + 4]]
        self.left, self.right = min(columns), max(columns) + 1
        self.width = (self.right - self.left) / self.columns
        self.height = (self.bottom - self.top) / self.rows
        self.background = blank.box(self.left, self.top, self.left + 1, self.top + 1)[:3]

    @property
    def edges(self):
        return self.left, self.top, self.right, self.bottom

    def cell(self, picture, row, column, columns=1):
        """The shape that stands in a cell, or in two."""
        left = round(self.left + column * self.width)
        top = round(self.top + row * self.height)
        pixels = picture.box(left, top, left + int(self.width * columns), top + int(self.height))
        return shape(pixels, self.background)

    def distance(self, one, other, columns=1):
        """The pixels in which two shapes differ where they differ least: each may be drawn a pixel
        to any side."""
        width, height = int(self.width * columns), int(self.height)
        return min((one ^ _moved(other, right, down, width, height)).bit_count()
                   for right in (0, -1, 1) for down in (0, -1, 1))

    def shapes(self, picture, without):
        """What stands in all cells but one."""
        return [self.cell(picture, row, column) for row in range(self.rows) for column in range(self.columns)
                if (row, column) != without]

    @property
    def slack(self):
        """The pixels of a cell that may be a neighbour's, or left over from what stood there."""
        return int(self.width) * int(self.height) * 0.07


@functools.lru_cache(maxsize=None)
def _moved(bits, right, down, width, height):
    """A shape moved by pixels; what leaves its cell is lost."""
    whole = (1 << width * height) - 1
    if right:
        edge = sum(1 << row * width + (width - 1 if right > 0 else 0) for row in range(height))
        bits = (bits & ~edge) << 1 if right > 0 else (bits & ~edge) >> 1
    return (bits << width if down > 0 else bits >> width if down < 0 else bits) & whole


@functools.lru_cache(maxsize=None)
def shape(pixels, background):
    """A bit for each pixel, whatever the colours: whether it stands out from the cell's ground."""
    points = [pixels[at:at + 3] for at in range(0, len(pixels), 4)]
    ground = background if background in points else collections.Counter(points).most_common(1)[0][0]
    contrasts = [sum(abs(a - b) for a, b in zip(point, ground)) for point in points]
    strongest = max(contrasts)
    if strongest < 40:
        return 0 if ground == background else (1 << len(points)) - 1
    return sum(1 << at for at, contrast in enumerate(contrasts) if contrast * 3 > strongest)
