import type { Db } from '../database/transaction.ts';
import type { Reader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { readMailOfChange } from './mail-of-change.ts';
import { findChange } from './registration-change-store.ts';
import { restorationFacts } from './restoration-facts.ts';
import { transferFacts } from './transfer-facts.ts';

/** Which change an e-mail is about, and for whom it is read. */
interface ChangeReading {
  readonly registration_change_id: number;
  readonly reader: Reader;
  readonly organiser: Organiser;
  readonly origin: string;
}

/** Reads the e-mail about a registration that was moved (1 §9.3); null for no such change. */
export async function readTransferMail(db: Db, by: ChangeReading) {
  const change = await findChange(db, by.registration_change_id);
  if (change === null) return null;
  const of = { ...by, change, factsOf: transferFacts, calendar: 'DATES_AND_LEFT' } as const;
  return readMailOfChange<'transfer'>(db, of);
}

/** Reads the e-mail about a registration that is no longer cancelled; null for no such change. */
export async function readRestorationMail(db: Db, by: ChangeReading) {
  const change = await findChange(db, by.registration_change_id);
  if (change === null) return null;
  const of = { ...by, change, factsOf: restorationFacts, calendar: 'DATES' } as const;
  return readMailOfChange<'restoration'>(db, of);
}
