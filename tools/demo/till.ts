import { structuredCommunicationOf } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Shop, Staff } from './shop.ts';

/** The organiser's terms of sale: whether payment works online, and the fee on top. */
export interface Till {
  readonly online: boolean;
  readonly service_fee: number;
  /** Days that families have for a transfer; null without a deadline. */
  readonly payment_term_days: number | null;
  /** The version of the terms that orders accepted; null when the organiser published none. */
  readonly terms_version: number | null;
  readonly staff: readonly Staff[];
  /** The numbers in the references given out so far. */
  readonly references: Set<number>;
  /** The number of rare cases still to come, so that staff find them in the demo. */
  readonly rare: { late: number; waiting: number; refused: number; whole: number };
}

/** Returns a structured communication not in use yet. */
export function newReference({ random }: Shop, { references }: Till): string {
  let number = random.int(1, 9_999_999_999);
  while (references.has(number)) number = random.int(1, 9_999_999_999);
  references.add(number);
  const reference = structuredCommunicationOf(number, '');
  if (!reference.ok) throw new RangeError(reference.refused);
  return reference.value;
}
