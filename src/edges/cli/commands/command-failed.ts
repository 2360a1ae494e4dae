// A command that cannot be carried out as it was given, with a sentence that says why and what to do.
export class CommandFailed extends Error {}
