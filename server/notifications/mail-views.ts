import type { listSentMails } from '@ribambelle/api/notifications/list-sent-mails.ts';
import type { AnswerOf, RequestOf } from '@ribambelle/api/endpoint.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { RESENDABLE } from './sending-store.ts';

type Line = AnswerOf<typeof listSentMails>['data'][number];

const STATE = sql<Line['state']>`state`.as('state');
const FAILURE = sql<Line['failure']>`failure`.as('failure');

/** A page of e-mails, the newest first, and how many there are (exactly up to 10 000). */
export async function findMails(
  db: Db,
  input: {
    organiser_id: number;
    search: string | undefined;
    customer: string | undefined;
    state: RequestOf<typeof listSentMails>['state'];
    limit: number;
    offset: number;
  },
) {
  const { state } = input;
  const pattern = searchPattern(input.search);
  let matching = db.selectFrom('sent_mails').where('organiser_id', '=', input.organiser_id);
  if (pattern !== null)
    matching = matching.where(
      sql<boolean>`searchable(recipient || ' ' || subject) like ${pattern}`,
    );
  if (input.customer !== undefined)
    matching = matching.where(
      sql<boolean>`customer_id = (select id from customers where organiser_id = ${input.organiser_id} and cuid = ${input.customer})`,
    );
  if (state === 'UNSENT') matching = matching.where(sql<boolean>`unsent`);
  else if (state !== undefined) matching = matching.where('state', '=', state);
  const rows = await matching
    .select(['cuid', 'recipient', 'subject', 'created_at'])
    .select([STATE, FAILURE])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(input.limit)
    .offset(input.offset)
    .execute();
  const counted = await db
    .selectFrom(matching.select('id').limit(MOST_COUNTED).as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: counted.count };
}

/** One e-mail; undefined for none. One with a secret link comes without its words, whoever asks. */
export async function findMail(db: Db, input: { organiser_id: number; mail: string }) {
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
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.mail)
    .executeTakeFirst();
}
