/** The states of a proof of payment. */
export const PROOF_STATES = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;

/** One state of a proof of payment. */
export type ProofState = (typeof PROOF_STATES)[number];

/** The most bytes of a proof: a photo of a telephone. */
export const MOST_PROOF_BYTES = 10 * 1024 * 1024;

/** The most proofs of a family that may wait for staff at once. */
export const MOST_WAITING_PROOFS = 10;

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Tests whether a file begins as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return PDF.every((byte, index) => bytes[index] === byte);
}
