import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import type { SiteChange } from './site-content.ts';

/**
 * Keeps the draft that a collaborator previews in place of their previous one, and returns its
 * cuid.
 */
export async function keepSiteDraft(
  db: Db,
  input: { collaborator_id: number; content: SiteChange; now: Instant },
): Promise<string> {
  const { collaborator_id, now } = input;
  const content = JSON.stringify(input.content);
  const { cuid } = await db
    .insertInto('site_drafts')
    .values({ collaborator_id, content, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['organiser_id', 'collaborator_id'])
        .doUpdateSet({ content, updated_at: now }),
    )
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return cuid;
}

/** Finds a draft that is previewed; undefined when it is gone. */
export async function findSiteDraft(db: Db, cuid: string): Promise<unknown> {
  const row = await db
    .selectFrom('site_drafts')
    .select('content')
    .where('cuid', '=', cuid)
    .executeTakeFirst();
  return row?.content;
}
