import { listSecurityEvents as endpoint } from '@ribambelle/api/logs/list-security-events.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findSecurityEvents } from './security-event-views.ts';

/** A page of the security log. */
export const listSecurityEvents = action(endpoint, async (context) => {
  const { db, request, organiser, language } = context;
  const { type, actor_kind, from, to } = request;
  const filters = {
    type,
    actor_kind,
    from_at: from === undefined ? undefined : spanOfDay(from, organiser.timezone).start_at,
    before_at: to === undefined ? undefined : spanOfDay(to, organiser.timezone).end_at,
  };
  const { rows, count } = await findSecurityEvents(db, {
    organiser_id: organiser.id,
    filters,
    ...pageOf(request),
  });
  return {
    data: rows.map(({ id, details, ...row }) => ({
      ...row,
      cuid: String(id),
      details: listDetails(details, { language, currency: organiser.currency }),
    })),
    count,
  };
});

/** Facts as people read them: an amount is written out, what else is no text as JSON writes it. */
function listDetails(
  details: Json,
  reading: { language: Language; currency: string },
): { name: string; value: string }[] {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return [];
  return Object.entries(details).map(([name, value]) => ({
    name,
    value:
      name === 'amount' && typeof value === 'number'
        ? formatPrice({ ...reading, amount: value })
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
  }));
}
