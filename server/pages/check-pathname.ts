import { pathnameProblem } from '@ribambelle/domain/website/own-pathnames.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { isPathnameTaken } from './page-views.ts';

/**
 * Refuses an address that a page of the organiser's own cannot have: PATHNAME_INVALID,
 * PATHNAME_RESERVED, PATHNAME_TAKEN. The pages are locked.
 */
export async function checkPathname(
  db: Db,
  input: {
    readonly pathname: string;
    readonly type: 'DEFAULT' | 'AVAILABILITY';
    readonly page_id: number | null;
  },
): Promise<void> {
  const { pathname, type, page_id } = input;
  const problem = pathnameProblem(pathname, type);
  if (problem !== null) refuse(problem, { pathname: problem });
  if (await isPathnameTaken(db, { pathname, page_id }))
    refuse('PATHNAME_TAKEN', { pathname: 'PATHNAME_TAKEN' });
}
