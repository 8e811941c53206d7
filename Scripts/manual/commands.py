"""The pages of the program and of its commands, from the parser's own description."""

import json
import re

from mdoc import argument, head, lines, literal, prose

FILES = [
    ("~/.config/bidiscope/config.toml", "the settings, see bidiscope-config(5); under $XDG_CONFIG_HOME where that is set"),
    ("~/.local/state/bidiscope", "what was typed and not saved, and what is remembered of files; under $XDG_STATE_HOME where that is set"),
    ("/usr/share/unicode", "the conformance files that bidiscope-check(1) reads where it is given none"),
]
ENVIRONMENT = [
    ("ACCESSIBLE", "1 means --plain: line by line, without a screen"),
    ("NO_COLOR", "no colour is used where it is set"),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "the preferred languages, of which the screen takes the first that it has"),
    ("LC_ALL, LC_CTYPE, LANG", "the locale whose direction neutral text takes where a strategy asks for it"),
    ("TERM, COLORTERM", "the terminal and its colours"),
]


def pages(dump, usage, format_pages):
    """Each page's name with its text."""
    program = json.loads(dump)["command"]
    statuses = re.findall(r"(?m)^  (\d+) +(.+)$", usage)
    shown = [each for each in program["subcommands"] if each["shouldDisplay"]]
    commands = [each for each in shown if each["commandName"] not in ("explore", "help")]
    explore = next(each for each in shown if each["commandName"] == "explore")
    result = {}
    names = []
    for command in commands:
        for name, each in [(f"bidiscope-{command['commandName']}", command)] + [
                (f"bidiscope-{command['commandName']}-{inner['commandName']}", inner)
                for inner in command.get("subcommands", []) if inner["shouldDisplay"]]:
            names.append(name)
            result[f"{name}.1"] = page(name, each, statuses, formats_of(name, format_pages))
    result["bidiscope.1"] = first_page(explore, commands, statuses, names, format_pages)
    return result


def formats_of(name, format_pages):
    """The formats that a command's page leads to."""
    words = {"bidiscope-cases": "bidiscope-cases", "bidiscope-check": "bidiscope-engine",
             "bidiscope-inspect": "bidiscope-engine"}
    return [each for each in format_pages if any(name.startswith(k) and v == each for k, v in words.items())]


def page(name, command, statuses, formats):
    text = head(name, 1, sentence(command["abstract"]))
    text += [".Sh SYNOPSIS", f".Nm {invocation(name)}"]
    text += synopsis(command)
    text += [".Sh DESCRIPTION", *lines(prose(command["abstract"]))]
    if command.get("discussion"):
        text += [".Pp", *lines(prose(command["discussion"]))]
    inner = [each for each in command.get("subcommands", []) if each["shouldDisplay"]]
    if inner:
        text += listed([(each["commandName"], each["abstract"]) for each in inner])
    text += options(command) + exit_status(statuses)
    return finished(text, [("bidiscope", 1)] + [
        (f"{name}-{each['commandName']}", 1) for each in inner] + [(each, 5) for each in formats])


def first_page(explore, commands, statuses, names, format_pages):
    text = head("bidiscope", 1, "explore bidirectional text")
    text += [".Sh SYNOPSIS", ".Nm", *synopsis(explore), ".Nm", ".Ar command", ".Op Ar options"]
    text += [".Sh DESCRIPTION", *lines(
        "Opens a text on the screen and shows, at every key, its storage order and its display order, the embedding "
        "levels, the direction of the paragraph with the reason for it, and what the selection really takes. "
        "Every level comes from the Unicode Bidirectional Algorithm (UAX #9), rule by rule. "
        "F1 lists every key; F3 explains the scalar at the caret; F9 shows what looks wrong and repairs it.")]
    text += [".Pp", "The commands print the same facts without a screen; each has a page of its own:"]
    text += listed([(each["commandName"], each["abstract"]) for each in commands])
    text += options(explore)
    text += [".Sh ENVIRONMENT", *items([(literal(name), about) for name, about in ENVIRONMENT])]
    text += [".Sh FILES", *items([(f"Pa {argument(name)}", about) for name, about in FILES])]
    text += exit_status(statuses)
    return finished(text, [(name, 1) for name in names] + [(name, 5) for name in format_pages])


def invocation(name):
    """A command as it is typed: in the dump a name has no hyphen of its own."""
    return argument(name.replace("-", " "))


def sentence(abstract):
    """What stands behind the name: no capital, no full stop."""
    return (abstract[0].lower() + abstract[1:]).rstrip(".")


def shown(command):
    return [each for each in command.get("arguments", []) if each["shouldDisplay"]]


def flags(each):
    names = sorted(each["names"], key=lambda name: name["kind"] != "short")
    return ["Fl " + ("" if name["kind"] == "short" else "Fl ") + argument(name["name"]) for name in names]


def synopsis(command):
    text = []
    for each in shown(command):
        words = f"Ar {argument(each['valueName'])}" if each["kind"] == "positional" else flags(each)[-1]
        if each["kind"] == "option":
            words += f" Ar {argument(each['valueName'])}"
        if each["isRepeating"]:
            words += " ..."
        text.append(f".Op {words}" if each["isOptional"] else f".{words}")
    return text


def options(command):
    text = []
    for each in shown(command):
        if each["kind"] == "positional":
            text.append(f".It Ar {argument(each['valueName'])}")
        else:
            value = f" Ar {argument(each['valueName'])}" if each["kind"] == "option" else ""
            text.append(".It " + " , ".join(flags(each)) + value)
        about = each.get("abstract", "")
        if each["kind"] == "option" and each.get("allValues"):
            about += f" Values: {', '.join(each['allValues'])}."
        if each["kind"] == "option" and each.get("defaultValue"):
            about += f" Default: {each['defaultValue']}."
        text += lines(prose(about))
    return [".Sh OPTIONS", ".Bl -tag -width Ds", *text, ".El"] if text else []


def exit_status(statuses):
    text = [".Sh EXIT STATUS", "The higher one counts where several apply.", ".Bl -tag -width Ds"]
    for number, about in statuses:
        text += [f".It {number}", *lines(prose(about[0].upper() + about[1:] + "."))]
    return text + [".El"]


def listed(rows):
    return items([(f"Ic {argument(name)}", about) for name, about in rows])


def items(rows):
    text = [".Bl -tag -width Ds"]
    for name, about in rows:
        text += [f".It {name}", *lines(prose(about[0].upper() + about[1:].rstrip(".") + "."))]
    return text + [".El"]


def finished(text, others):
    others = sorted(set(others), key=lambda page: (page[1], page[0]))
    text.append(".Sh SEE ALSO")
    for number, (name, section) in enumerate(others, 1):
        text.append(f".Xr {name} {section}" + (" ," if number < len(others) else ""))
    return "\n".join(text) + "\n"
