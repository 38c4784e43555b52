import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import type { Client } from 'pg';
import { TERMS } from './content/terms.ts';
import type { Shop, Staff } from './shop.ts';

/** Days ago, before every purchase of the demo's families, this season and the one before. */
const PUBLISHED_DAYS_AGO = 600;

/** The first version of its terms, which is in force. */
export const DEMO_TERMS = 1;

/** Adds the terms that an organiser wrote and published; the draft is the same. */
export function addTerms({ organiser_id, now, batch }: Shop, publisher: Staff): void {
  const at = addMinutes(now, -PUBLISHED_DAYS_AGO * 24 * 60);
  batch.add('terms_drafts', { organiser_id, content: TERMS, updated_at: at });
  batch.add('terms_versions', {
    organiser_id,
    number: DEMO_TERMS,
    content: TERMS,
    published_at: at,
    published_by: publisher.id,
  });
}

/**
 * Puts the last published version in force, once its rows are there: each of the two tables refers
 * to the other.
 */
export async function holdTerms(client: Client): Promise<void> {
  await client.query(`update organisers o set terms_version = t.number
    from (select organiser_id, max(number) as number from terms_versions group by organiser_id) t
    where t.organiser_id = o.id`);
}
