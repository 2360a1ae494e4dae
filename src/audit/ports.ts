// What the proofs of the log need from outside: Ed25519 (RFC 8032). It comes as functions, so that the proofs stay pure
// and a verifier runs in any engine.

/** Whether a signature of 64 bytes over the message is valid under a public key of 32 bytes. Never throws. */
export type VerifyEd25519 = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean

/** The signature of 64 bytes over the message. The private key stays with the function. */
export type SignEd25519 = (message: Uint8Array) => Uint8Array
