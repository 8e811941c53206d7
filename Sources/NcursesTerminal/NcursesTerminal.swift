internal import CNcurses
internal import Screen

