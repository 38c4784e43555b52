import type { listSentMails } from '@ribambelle/api/notifications/list-sent-mails.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import type { AnswerOf, RequestOf } from '@ribambelle/api/endpoint.ts';
import { sql } from 'kysely';
import { idsFound, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { withinDays } from '../lists/within-days-views.ts';
import { RESENDABLE } from './sending-store.ts';

/** An e-mail in a list. */
export type MailLine = AnswerOf<typeof listSentMails>['data'][number];

const STATE = sql<MailLine['state']>`state`.as('state');
const FAILURE = sql<MailLine['failure']>`failure`.as('failure');

/** Selects e-mails, newest first unless sorted. */
export function selectMails(input: {
  search?: string | undefined;
  customer?: string | undefined;
  state?: RequestOf<typeof listSentMails>['state'];
  /** The days on which it was written. */
  created: Parameters<typeof withinDays>[1];
  sort?: Order<typeof mailColumns> | undefined;
}): ListQuery<MailLine> {
  const { state } = input;
  const conditions = [sql`true`];
  const words = typedWords(input.search);
  if (words !== null) conditions.push(sql`id = any(${idsFound('sent_mails', words)})`);
  if (input.customer !== undefined)
    conditions.push(sql`customer_id = (select id from customers where cuid = ${input.customer})`);
  if (state === 'UNSENT') conditions.push(sql`unsent`);
  else if (state !== undefined) conditions.push(sql`state = ${state}`);
  conditions.push(...withinDays(sql`created_at`, input.created));
  const matching = sql`from sent_mails where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof mailColumns> = { created: [sql`created_at`] };
  return {
    rows: sql`select cuid, recipient, subject, state, failure, created_at ${matching}
      order by ${orderBy(input.sort ?? '-created', { orders, id: sql`id` })}`,
    counted: sql`select ${matching}`,
  };
}

/**
 * Finds an e-mail; undefined for none. One with a secret link comes without its text, for every
 * reader.
 */
export async function findMail(db: Db, mail: string) {
  return db
    .selectFrom('sent_mails as m')
    .select(['cuid', 'recipient', 'subject', 'language', 'secret', 'created_at', 'sent_at'])
    .select([
      STATE,
      FAILURE,
      sql<string>`coalesce(error, answer, '')`.as('answer'),
      sql<boolean>`${RESENDABLE}`.as('resendable'),
      sql<string>`case when secret then '' else html end`.as('html'),
      sql<string>`case when secret then '' else text end`.as('text'),
    ])
    .where('cuid', '=', mail)
    .executeTakeFirst();
}
