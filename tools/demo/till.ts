import { structuredCommunicationOf } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Shop, Staff } from './shop.ts';

/** How the organiser sells: what paying works, and what it costs on top. */
export interface Till {
  readonly online: boolean;
  readonly service_fee: number;
  /** How many days families have for a transfer; null for no deadline. */
  readonly payment_term_days: number | null;
  /** The version of the terms that orders accepted; null where the organiser published none. */
  readonly terms_version: number | null;
  readonly staff: readonly Staff[];
  /** The numbers in the references given out so far. */
  readonly references: Set<number>;
  /** How many of the rare things are still to happen, so that staff find them in the demo. */
  readonly rare: { late: number; waiting: number; refused: number; whole: number };
}

/** A structured communication that nobody has yet. */
export function newReference({ random }: Shop, { references }: Till): string {
  let number = random.int(1, 9_999_999_999);
  while (references.has(number)) number = random.int(1, 9_999_999_999);
  references.add(number);
  const reference = structuredCommunicationOf(number, '');
  if (!reference.ok) throw new RangeError(reference.refused);
  return reference.value;
}
