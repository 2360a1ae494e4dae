/** The error of a step of a verifier that finds no contradiction and no proof. */
export class Unproved extends Error {}
