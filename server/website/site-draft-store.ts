import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import type { SiteDraft } from './site-content.ts';

/**
 * Keeps the draft that a collaborator previews in place of their previous one, and returns its
 * cuid.
 */
export async function keepSiteDraft(
  db: Db,
  input: { organiser_id: number; collaborator_id: number; content: SiteDraft; now: Instant },
): Promise<string> {
  const { organiser_id, collaborator_id, now } = input;
  const content = JSON.stringify(input.content);
  const { cuid } = await db
    .insertInto('site_drafts')
    .values({ organiser_id, collaborator_id, content, updated_at: now })
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
export async function findSiteDraft(
  db: Db,
  { organiser_id, cuid }: { organiser_id: number; cuid: string },
): Promise<unknown> {
  const row = await db
    .selectFrom('site_drafts')
    .select('content')
    .where('organiser_id', '=', organiser_id)
    .where('cuid', '=', cuid)
    .executeTakeFirst();
  return row?.content;
}
