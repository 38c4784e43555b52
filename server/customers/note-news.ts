import { noteNews as endpoint } from '@ribambelle/api/customers/note-news.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { decideNews } from '@ribambelle/domain/customers/news.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockNews, storeNews } from './news-store.ts';

/**
 * Notes a family's statement to staff about news; one of today holds from now on, one of another
 * day from its beginning.
 */
export const noteNews = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { customer, agrees, how, on } = request;
  const { timezone } = organiser;
  const row = orRefuse(await lockNews(db, customer), 'CUSTOMER_NOT_FOUND');
  const had_agreed = row.news_consented_at !== null;
  const said_at = had_agreed ? row.news_consented_at : row.news_ended_at;
  const today = dayOf(now, timezone);
  const decision = decideNews(
    {
      agrees: had_agreed,
      said_on: said_at === null ? null : dayOf(said_at, timezone),
      has_address: row.email !== null,
    },
    { agrees, on, today },
  );
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const by = fullname(collaborator);
  const from = on === today ? now : spanOfDay(on, timezone).start_at;
  const note = { on, how, by };
  await storeNews(db, { id: row.id, agrees, from, noted: note, now });
  await logAct(context, {
    act: 'customers.update',
    noun: 'customers',
    cuid: row.cuid,
    summary: fullname(row),
    before: { news: had_agreed, news_noted_how: null, news_noted_on: null },
    after: { news: agrees, news_noted_how: how, news_noted_on: on },
  });
  return { message: null };
});
