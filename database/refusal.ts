/** A reason to stop that a person can act upon: commands print its one sentence, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
