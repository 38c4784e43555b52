import type { mailingColumns } from '@ribambelle/api/mailings/mailing-columns.ts';
import type { mailingRecipientColumns } from '@ribambelle/api/mailings/mailing-recipient-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import type { getMailing } from '@ribambelle/api/mailings/get-mailing.ts';
import type { listMailingRecipients } from '@ribambelle/api/mailings/list-mailing-recipients.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type {
  MailingPurpose,
  MailingState,
  RecipientState,
} from '@ribambelle/domain/mailings/mailing.ts';
import { sql } from 'kysely';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { withinDays } from '../lists/within-days-views.ts';

/**
 * The state of a mailing for a family: that of its e-mail, once there is one. Read from a recipient
 * `r` and its e-mail `m`.
 */
const STATE = sql<RecipientState>`case
  when r.state = 'WRITTEN' then case m.state
    when 'QUEUED' then 'WAITING' when 'REFUSED' then 'BOUNCED' when 'OBSOLETE' then 'CANCELLED' else coalesce(m.state, 'CANCELLED') end
  else r.state end`;

const WITH_MAIL = sql`left join sent_mails m
  on m.organiser_id = r.organiser_id and m.mailing_id = r.mailing_id and m.customer_id = r.customer_id`;

/** A mailing in a list. */
export interface MailingRow {
  readonly id: number;
  readonly cuid: string;
  readonly subject: Json;
  readonly purpose: MailingPurpose;
  readonly state: MailingState;
  readonly author: string;
  readonly created_at: string;
  readonly begun_at: string | null;
  readonly send_at: string | null;
  readonly families: number;
  readonly sent: number;
  readonly failed: number;
}

/** Selects mailings, newest first unless sorted; searched by their subjects. */
export function selectMailings(input: {
  search?: string | undefined;
  state?: MailingState | undefined;
  /** The days on which it was written. */
  created: Parameters<typeof withinDays>[1];
  sort?: Order<typeof mailingColumns> | undefined;
}): ListQuery<MailingRow> {
  const { search, state, created, sort = '-created' } = input;
  const pattern = searchPattern(search);
  const conditions = [
    sql`true`,
    ...(pattern === null
      ? []
      : [sql`words_of((l.subject->>'fr') || ' ' || (l.subject->>'en')) like ${pattern}`]),
    ...(state === undefined ? [] : [sql`l.state = ${state}`]),
    ...withinDays(sql`l.created_at`, created),
  ];
  const matching = sql`from mailings l where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof mailingColumns> = { created: [sql`l.created_at`] };
  const order = orderBy(sort, { orders, id: sql`l.id` });
  return {
    rows: sql`select l.id, l.cuid, l.subject, l.purpose, l.state, l.created_at, l.begun_at, l.send_at,
        (select trim(c.firstname || ' ' || c.lastname) from collaborators c where c.organiser_id = l.organiser_id and c.id = l.collaborator_id) as author,
        n.families, n.sent, n.failed
      from (select l.* ${matching}) l, lateral (
        select count(*)::integer as families, count(*) filter (where m.state = 'SENT')::integer as sent,
          count(*) filter (where m.state in ('FAILED', 'REFUSED'))::integer as failed
        from mailing_recipients r ${WITH_MAIL} where r.mailing_id = l.id) n
      order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

type Results = AnswerOf<typeof getMailing>['results'];

/**
 * Finds the author of a mailing, when it was written, and its number of families in each state;
 * undefined for none.
 */
export async function findResults(db: Db, id: number) {
  const of = (state: RecipientState) => sql`count(*) filter (where s.state = ${state})::integer`;
  const { rows } = await sql<{
    author: string;
    created_at: string;
    begun_at: string | null;
    finished_at: string | null;
    send_at: string | null;
    not_begun: string | null;
    results: Results;
  }>`
    select trim(c.firstname || ' ' || c.lastname) as author, l.created_at, l.begun_at, l.finished_at,
      l.send_at, nullif(l.not_begun, '') as not_begun,
      (select jsonb_build_object('waiting', ${of('WAITING')}, 'sent', ${of('SENT')}, 'kept', ${of('KEPT')}, 'failed', ${of('FAILED')},
          'bounced', ${of('BOUNCED')}, 'held_back', ${of('HELD_BACK')}, 'cancelled', ${of('CANCELLED')})
        from (select ${STATE} as state from mailing_recipients r ${WITH_MAIL}
          where r.mailing_id = ${id}) s) as results
    from mailings l left join collaborators c on c.organiser_id = l.organiser_id and c.id = l.collaborator_id
    where l.id = ${id}`.execute(db);
  return rows[0];
}

/** A family of a mailing that was sent. */
type RecipientRow = Omit<
  AnswerOf<typeof listMailingRecipients>['data'][number],
  'name' | 'email'
> & {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
};

/** Selects the families of a mailing, by name unless sorted; searched by name. */
export function selectRecipients(input: {
  mailing_id: number;
  search?: string | undefined;
  state?: RecipientState | undefined;
  sort?: Order<typeof mailingRecipientColumns> | undefined;
}): ListQuery<RecipientRow> {
  const { mailing_id, search, state, sort = 'name' } = input;
  const pattern = searchPattern(search);
  const conditions = [
    sql`r.mailing_id = ${mailing_id}`,
    ...(pattern === null ? [] : [sql`words_of(c.firstname || ' ' || c.lastname) like ${pattern}`]),
    ...(state === undefined ? [] : [sql`${STATE} = ${state}`]),
  ];
  const matching = sql`from mailing_recipients r
    join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
    ${WITH_MAIL} where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof mailingRecipientColumns> = {
    name: [byName(sql`c.lastname`), byName(sql`c.firstname`)],
  };
  return {
    rows: sql`select c.cuid, c.firstname, c.lastname, coalesce(nullif(m.recipient, ''), c.email, '') as email, ${STATE} as state, r.held_back, m.failure,
        coalesce(m.error, m.answer, '') as answer, m.cuid as mail, m.sent_at
      ${matching} order by ${orderBy(sort, { orders, id: sql`c.id` })}`,
    counted: sql`select ${matching}`,
  };
}
