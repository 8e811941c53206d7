"""The page of a format, from a page of the documentation."""

from markdown_it import MarkdownIt

from mdoc import head, lines, literal, prose


def page(name, about, markdown, sections):
    """The sections of a Markdown page, all where none are named, as a page of the manual."""
    text = head(name, 5, about) + [".Sh DESCRIPTION"]
    wanted = sections is None
    tokens = MarkdownIt("commonmark").enable("table").parse(markdown)
    place = 0
    while place < len(tokens):
        token = tokens[place]
        if token.type == "heading_open":
            title = tokens[place + 1].content
            if token.tag != "h1":
                wanted = sections is None or title in sections
                if wanted:
                    text.append(f".Ss {literal(title)}")
            place += 3
            continue
        if wanted:
            text += body(token, tokens, place)
        place += 1
    # A paragraph is not begun where a section is.
    text = [line for number, line in enumerate(text)
            if line != ".Pp" or not text[number - 1].startswith((".Sh", ".Ss"))]
    return "\n".join(text + [".Sh SEE ALSO", ".Xr bidiscope 1"]) + "\n"


def body(token, tokens, place):
    if token.type == "fence":
        code = [(r"\&" if line[:1] in (".", "'") else "") + literal(line)
                for line in token.content.rstrip("\n").split("\n")]
        return [".Bd -literal -offset indent", *code, ".Ed"]
    if token.type == "paragraph_open":
        return [".Pp", *lines(inline(tokens[place + 1]))]
    if token.type == "tbody_open":
        return [".Bl -tag -width Ds", *rows(tokens, place), ".El"]
    return []


def rows(tokens, place):
    """The rows of a table: the first cell names what the others tell."""
    text, cells = [], []
    while tokens[place].type != "tbody_close":
        if tokens[place].type == "td_open":
            cells.append(inline(tokens[place + 1]))
        elif tokens[place].type == "tr_close":
            text += [f".It {cells[0]}", *lines("; ".join(cell for cell in cells[1:] if cell) + ".")]
            cells = []
        place += 1
    return text


def inline(token):
    """The text of a line; what is typed is bold, a link is its words."""
    text = ""
    for each in token.children:
        if each.type == "code_inline":
            text += r"\fB" + literal(each.content) + r"\fR"
        elif each.type == "text":
            text += prose(each.content)
        elif each.type in ("softbreak", "hardbreak"):
            text += " "
    return text
