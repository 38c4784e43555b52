import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { calendarFile } from './calendar-file.ts';
import { loadDatesSince } from './calendar-views.ts';
import { findFeedOwner } from './feed-store.ts';

const KEPT_SECONDS = 365 * 24 * 3600;

/** What a calendar reads at an address: a year back, and everything to come; null for an address that is not, or no longer, one. */
export async function readFeed(
  db: Db,
  input: { organiser: Organiser; token: string; origin: string; now: string },
): Promise<string | null> {
  const { organiser, token, origin, now } = input;
  const owner = await findFeedOwner(db, { organiser_id: organiser.id, token });
  if (owner === undefined) return null;
  const rows = await loadDatesSince(db, {
    organiser_id: organiser.id,
    customer_id: owner.customer_id,
    since: addSeconds(now, -KEPT_SECONDS),
  });
  const language = asLanguage(owner.language);
  return calendarFile({ rows, organiser, language, origin });
}
