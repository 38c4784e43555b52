/**
 * A reason to stop that a person can act upon: commands print its one sentence without a stack
 * trace.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
