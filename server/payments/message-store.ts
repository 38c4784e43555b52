import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface MessageRow {
  readonly provider: string;
  readonly message_id: string;
  readonly provider_reference: string;
  readonly payload: object;
  readonly outcome: string;
  readonly now: string;
}

/** Keeps a provider's message, once. */
export async function insertProviderMessage(db: Db, message: MessageRow): Promise<void> {
  await sql`
    insert into provider_messages (provider, message_id, provider_reference, payload, outcome, received_at)
    values (${message.provider}, ${message.message_id}, ${message.provider_reference},
      ${JSON.stringify(message.payload)}::jsonb, ${message.outcome}, ${message.now}) on conflict do nothing`.execute(
    db,
  );
}
