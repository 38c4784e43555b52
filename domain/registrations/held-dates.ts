import { type Decision, permit, refuse } from '../base/refusal.ts';

/** A participant on a date. */
export interface HeldDate {
  readonly participant_id: number;
  readonly date_id: number;
}

/** Dates wanted for a participant; without a participant nothing can be held twice. */
export interface DatesWanted {
  readonly participant_id: number | null;
  readonly date_ids: readonly number[];
}

/**
 * The number of chosen dates that a participant has already: by registration, and in the cart
 * alone.
 */
export interface AlreadyHeld {
  readonly registered: number;
  readonly in_cart: number;
}

/**
 * Returns the number of chosen dates on which a participant already has a place; the form shows it
 * next to the name.
 */
export function alreadyHeld(
  { participant_id, date_ids }: DatesWanted,
  held: { readonly registered: readonly HeldDate[]; readonly in_cart: readonly HeldDate[] },
): AlreadyHeld {
  const datesOf = (rows: readonly HeldDate[]) =>
    new Set(
      rows.filter((row) => row.participant_id === participant_id).map(({ date_id }) => date_id),
    );
  const registered = datesOf(held.registered);
  const in_cart = datesOf(held.in_cart);
  return {
    registered: date_ids.filter((id) => registered.has(id)).length,
    in_cart: date_ids.filter((id) => in_cart.has(id) && !registered.has(id)).length,
  };
}

/**
 * Decides that nobody gets a second place on a date (R27), neither besides the held ones nor within
 * the wishes themselves. Several places for one participant are a quantity of one registration
 * (R23). Blames `<index of the wish>.participant_id`.
 */
export function decideHeldOnce(
  wishes: readonly DatesWanted[],
  held: readonly HeldDate[],
): Decision<null, 'ALREADY_REGISTERED'> {
  const takenKeys = new Set(held.map(keyOf));
  const fields: Record<string, 'ALREADY_REGISTERED'> = {};
  for (const [index, { participant_id, date_ids }] of wishes.entries()) {
    if (participant_id === null) continue;
    const keys = date_ids.map((date_id) => keyOf({ participant_id, date_id }));
    if (keys.some((key) => takenKeys.has(key)))
      fields[`${index}.participant_id`] = 'ALREADY_REGISTERED';
    for (const key of keys) takenKeys.add(key);
  }
  return Object.keys(fields).length === 0 ? permit(null) : refuse('ALREADY_REGISTERED', fields);
}

function keyOf({ participant_id, date_id }: HeldDate): string {
  return `${participant_id}:${date_id}`;
}
