"""Shapes of JSON. A shape is a test of a value, a list with one shape for its items, or an object with a shape for each
member. A "?" ends the name of a member that may be absent; "*" allows others."""
from encoding import decode


def shaped(value, shape):
    if isinstance(shape, list): return isinstance(value, list) and all(shaped(each, shape[0]) for each in value)
    if not isinstance(shape, dict): return shape(value)
    if not isinstance(value, dict): return False
    if "*" not in shape and not set(value) <= {name.rstrip("?") for name in shape}: return False
    for name, of in shape.items():
        member = name.rstrip("?")
        if not (shaped(value[member], of) if member in value else name[-1] in "?*"): return False
    return True


def text(value): return isinstance(value, str)
def count(value): return type(value) is int and value >= 0
def encoded(value): return text(value) and decode(value) is not None
def hash32(value): return text(value) and len(decode(value)) == 32
def flag(value): return isinstance(value, bool)
def anything(_): return True
def some(shape): return lambda value: shaped(value, shape) and len(value) > 0
def optional(shape): return lambda value: value is None or shaped(value, shape)
def members(names, shape): return {name: shape for name in names.split()}
