"""How a check ends that does not hold."""


class Invalid(Exception):
    """The file contradicts itself, its signature or the pin."""


class Untrusted(Exception):
    """Nothing contradicts the file, and something is missing that would prove it."""


class Malformed(Exception):
    """The file, a key, the policy or the pin is not of its format."""


def need(holds, kind, says):
    if not holds: raise kind(says)
