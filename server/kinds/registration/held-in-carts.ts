import { latest, millisOf } from '@ribambelle/domain/base/instants.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { decideTogether, type LockedPlaces, withoutCarts } from '../../availabilities/index.ts';
import type { Explanation } from '../field-errors.ts';
import type { RegistrationWish } from './item-of.ts';

type Permission = Parameters<typeof decideTogether>[1]['permission'];

/**
 * Returns an explanation when only cart items hold the wanted places: they may become free, and
 * from when on, `free_from` in the details (R9). Null when the places are gone, or kept by a
 * waiting list. It relies on rows that are already read.
 */
export function heldInCarts(
  places: LockedPlaces,
  input: {
    readonly wishes: readonly RegistrationWish[];
    readonly permission: Permission;
    readonly language: Language;
  },
): Explanation | null {
  const { wishes, permission, language } = input;
  const { now } = permission;
  if (!decideTogether(withoutCarts(places), { wishes, permission }).ok) return null;
  const free_from = latest(
    wishes.flatMap(({ availability_id }) => {
      const alone = wishes.filter((wish) => wish.availability_id === availability_id);
      const is_given = decideTogether(places, { wishes: alone, permission }).ok;
      return is_given ? [] : (places.carts_end.get(availability_id) ?? []);
    }),
  );
  if (free_from === null) return null;
  const minutes = Math.ceil((millisOf(free_from) - millisOf(now)) / 60_000);
  return { words: textsFor(language).carts.held(minutes), details: { free_from } };
}
