import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { addressToKeep } from '@ribambelle/api/addresses/shapes.ts';
import { storedEmail } from '@ribambelle/domain/customers/names.ts';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Db, GoneMeanwhile } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import type { CustomerRow } from './customer-views.ts';

const COLUMNS = [
  'id',
  'cuid',
  'firstname',
  'lastname',
  'email',
  'email_confirmed_at',
  'pending_email',
  'phone',
  'language',
  'wallet_amount',
  'news_consented_at',
] as const;

interface Profile {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
}

/**
 * Makes a customer. Refuses CUSTOMER_EXISTS when the organiser already has one with this address,
 * also for two at once.
 */
export async function insertCustomer(
  db: Db,
  input: Profile & { password_hash: string; now: string },
): Promise<CustomerRow> {
  const { now, ...columns } = input;
  const row = await db
    .insertInto('customers')
    .values({
      ...columns,
      email: storedEmail(input.email),
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
  return row ?? refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' });
}

/** Writes a customer's profile except the e-mail address, which is changed separately. */
export async function storeProfile(
  db: Db,
  input: Omit<Profile, 'language' | 'email'> & {
    id: number;
    language: Language | null;
    /** True when they agree to receive news; null leaves it as it is. */
    news: boolean | null;
    now: string;
  },
): Promise<Omit<CustomerRow, 'email'> & { readonly email: string | null }> {
  const { id, firstname, lastname, phone, language, news, now } = input;
  return db
    .updateTable('customers')
    .set({
      firstname,
      lastname,
      phone,
      updated_at: now,
      ...(language === null ? {} : { language }),
      ...(news === null ? {} : saidByFamily(news, now)),
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(() => new GoneMeanwhile());
}

/**
 * Returns the columns of a family's own choice on news: when it agreed (the first time stays), when
 * it ended them, and no note of staff any more. A repeated choice changes nothing.
 */
function saidByFamily(news: boolean, now: string) {
  const moment = sql<string>`${now}::timestamptz`;
  const unlessChanged = <Value>(column: RawBuilder<Value>) =>
    sql<Value>`case when (news_consented_at is not null) = ${news} then ${column} end`;
  return {
    news_consented_at: news ? sql<string>`coalesce(news_consented_at, ${moment})` : null,
    news_ended_at: news
      ? sql<string | null>`news_ended_at`
      : sql<
          string | null
        >`case when news_consented_at is null then news_ended_at else ${moment} end`,
    news_noted_on: unlessChanged(sql<string | null>`news_noted_on`),
    news_noted_how: unlessChanged(sql<string | null>`news_noted_how`),
    news_noted_by: unlessChanged(sql<string | null>`news_noted_by`),
  };
}

/** Stores a customer's only address. */
export async function storeAddress(
  db: Db,
  input: { customer_id: number; address: z.output<typeof addressToKeep> },
): Promise<void> {
  const { address, ...of } = input;
  await db
    .insertInto('addresses')
    .values({ ...of, ...address })
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'customer_id']).doUpdateSet(address),
    )
    .execute();
}
