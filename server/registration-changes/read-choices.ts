import { inOrder } from '../database/statements.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { loadRegistrationForm, type RegistrationForm } from '../activities/index.ts';
import { leftOn, lockPlaces, presentRegistrationForm } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { HeldRegistration } from './held-registration-facts.ts';

/**
 * Reads the choices for a registration: all dates with their places, options and questions;
 * `locked` locks the places.
 */
export async function readChoices(
  db: Db,
  input: {
    organiser: Organiser;
    language: Language;
    held: HeldRegistration;
    locked: boolean;
    now: string;
  },
) {
  const { held, now } = input;
  const [form, places] = await inOrder(
    () => loadRegistrationForm(db, { activity_id: held.activity_id, kept_by: held.id, now }),
    () =>
      lockPlaces(db, { now, availability_ids: [held.availability_id], unlocked: !input.locked }),
  );
  const dates = [...places.dates.values()].toSorted((one, other) =>
    one.start_at < other.start_at ? -1 : 1,
  );
  return {
    form: presentRegistrationForm(
      { ...form, prices: withOwn(form.prices, held) },
      textReader(input),
    ),
    dates: dates.map((date) => ({ ...date, places_left: leftOn(places, date) })),
    places,
  };
}

/**
 * Returns the prices with the registration's own pieces counted among those left: it may keep them.
 */
function withOwn(
  prices: RegistrationForm['prices'],
  held: HeldRegistration,
): RegistrationForm['prices'] {
  const ownPrices = held.options.map(({ price_id }) => price_id);
  return prices.map((price) =>
    price.left !== null && ownPrices.includes(price.id)
      ? { ...price, left: price.left + held.quantity }
      : price,
  );
}
