import type { Json } from '@ribambelle/database/json.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { decideWorth } from '@ribambelle/domain/vouchers/voucher-worth.ts';
import type { Db } from '../database/transaction.ts';
import { setShownImages } from '../files/index.ts';
import { findOfferTitle } from '../offers/index.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import type { OwnValues } from './voucher-store.ts';

/**
 * Returns the values of a form with its rich texts sanitised. Refuses both or neither of amount and
 * bundle.
 */
export function checkedVoucher(values: OwnValues): OwnValues {
  const { description } = values;
  const worth = decideWorth(values);
  if (!worth.ok) refuse(worth.refused, worth.fields);
  return {
    ...worth.value,
    description: inEachLanguage((language) => sanitise(description[language])),
  };
}

/**
 * Returns the id and title of the bundle that a form names by its cuid; null when it names none.
 * Refuses one that does not exist.
 */
export async function namedBundle(
  db: Db,
  input: { organiser_id: number; bundle: string | null },
): Promise<{ readonly id: number; readonly title: Json } | null> {
  const { organiser_id, bundle: cuid } = input;
  if (cuid === null) return null;
  const row = await findOfferTitle(db, { of: 'bundles', organiser_id, cuid });
  return row ?? refuse('BUNDLE_NOT_FOUND', { bundle: 'BUNDLE_NOT_FOUND' });
}

/** Sets the pictures of a voucher. Refuses pictures that the organiser does not have. */
export async function connectVoucher(
  db: Db,
  input: { organiser_id: number; id: number; images: readonly string[] },
): Promise<void> {
  const { organiser_id, id } = input;
  const images = [...new Set(input.images)];
  if ((await setShownImages(db, { of: 'vouchers', organiser_id, id, images })) < images.length)
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}
