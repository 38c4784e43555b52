import type { voucher } from '@ribambelle/api/vouchers/shapes.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { shownImages } from '../files/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentGivenBundle } from './given-bundle-views.ts';
import { loadVoucherImages, type VoucherRow } from './voucher-views.ts';

/** Returns vouchers as the site shows them, with their pictures, in one query for all of them. */
export async function presentVouchers(
  db: Db,
  input: { rows: readonly VoucherRow[]; organiser: Organiser; language: Language },
): Promise<z.infer<typeof voucher>[]> {
  const { rows } = input;
  const text = textReader(input);
  const ids = rows.map(({ id }) => id);
  const images = await loadVoucherImages(db, ids);
  const imagesOf = Map.groupBy(images, ({ owner_id }) => owner_id);
  return rows.map(({ id, cuid, title, description, price, amount, duration, bundle }) => ({
    id,
    cuid,
    title: text(title),
    description: text(description),
    price,
    amount,
    bundle: presentGivenBundle(bundle, text),
    duration,
    images: shownImages(imagesOf.get(id), text),
  }));
}
