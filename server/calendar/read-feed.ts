import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { calendarFile } from './calendar-file.ts';
import { loadDatesSince } from './calendar-views.ts';
import { findFeedOwner } from './feed-store.ts';

const KEPT_SECONDS = 365 * 24 * 3600;

/**
 * Returns the calendar at an address: one year back, and everything ahead; null for an invalid or
 * replaced address.
 */
export async function readFeed(
  db: Db,
  input: { organiser: Organiser; token: string; origin: string; now: string },
): Promise<string | null> {
  const { organiser, token, origin, now } = input;
  const owner = await findFeedOwner(db, token);
  if (owner === undefined) return null;
  const rows = await loadDatesSince(db, {
    customer_id: owner.customer_id,
    since: addSeconds(now, -KEPT_SECONDS),
  });
  const language = asLanguage(owner.language);
  return calendarFile({ rows, organiser, language, origin });
}
