import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { setShownImages } from '../files/index.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import type { OwnValues } from './voucher-store.ts';

/** What a form sent, with its rich texts sanitised. */
export function checkedVoucher(values: OwnValues): OwnValues {
  const { description } = values;
  return {
    ...values,
    description: inEachLanguage((language) => sanitise(description[language])),
  };
}

/** Writes which pictures a voucher shows. Refuses those that are not the organiser's. */
export async function connectVoucher(
  db: Db,
  input: { organiser_id: number; id: number; images: readonly string[] },
): Promise<void> {
  const { organiser_id, id } = input;
  const images = [...new Set(input.images)];
  if ((await setShownImages(db, { of: 'vouchers', organiser_id, id, images })) < images.length)
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}
