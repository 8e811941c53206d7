"""A stand-in for python-bidi's module of this name.

Everything is left to right, LRE and PDF are removed.
"""


def get_empty_storage():
    return {"base_level": None, "base_dir": None, "chars": [], "runs": []}


def get_base_level(text):
    return 0


def get_embedding_levels(text, storage):
    storage["chars"] = [{"ch": c, "level": storage["base_level"]} for c in text]


def explicit_embed_and_overrides(storage):
    storage["chars"] = [c for c in storage["chars"] if c["ch"] not in "\u202a\u202c"]


def resolve_weak_types(storage):
    pass


def resolve_neutral_types(storage, debug):
    pass


def resolve_implicit_levels(storage, debug):
    pass


def reorder_resolved_levels(storage, debug):
    if storage["base_level"] == 1:
        storage["chars"].reverse()
