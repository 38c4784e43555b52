import type { membership } from '@ribambelle/api/memberships/shapes.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { shownImages } from '../files/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadMembershipImages, type MembershipRow } from './membership-views.ts';

/**
 * Returns memberships as the site shows them, with their pictures, in one query for all of them.
 */
export async function presentMemberships(
  db: Db,
  input: { rows: readonly MembershipRow[]; organiser: Organiser; language: Language },
): Promise<z.infer<typeof membership>[]> {
  const { rows } = input;
  const text = textReader(input);
  const ids = rows.map(({ id }) => id);
  const images = await loadMembershipImages(db, ids);
  const imagesOf = Map.groupBy(images, ({ owner_id }) => owner_id);
  return rows.map(({ id, cuid, title, description, price, entity, start_choice, ...period }) => ({
    id,
    cuid,
    title: text(title),
    description: text(description),
    price,
    entity,
    period_type: period.period_type,
    rolling_period_type: period.rolling_period_type,
    rolling_period_duration: period.rolling_period_duration,
    fixed_period_start_at: period.fixed_period_start_at,
    fixed_period_end_at: period.fixed_period_end_at,
    start_choice,
    recurring: period.recurring,
    renewal_days_before: period.renewal_days_before,
    images: shownImages(imagesOf.get(id), text),
  }));
}
