import type { Db } from '../database/transaction.ts';
import type { RunInTenant } from '../events/run-in-tenant.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Outside } from '../outside/outside.ts';
import { findQueuedLetter, keepLetter, type LetterToKeep, noteDelivery } from './letter-store.ts';

/** Where a letter is sent from: what every job has. */
export interface LetterDoor {
  readonly organiser: Organiser;
  readonly origin: string;
  readonly outside: Outside;
  readonly inTenant: RunInTenant;
  readonly now: string;
}

/** A letter to send. `secret` is for a link that must not stay in the database once it is delivered. */
export type LetterToSend = Omit<LetterToKeep, 'organiser_id' | 'now'> & {
  readonly secret?: boolean;
};

/**
 * Writes a letter from the organiser's rows (null: none is due), keeps it under its key in the same transaction, and delivers it, once:
 * a job that is run again finds it delivered. When the mail server fails, the letter stays queued with the reason and the job fails, so
 * that the queue tries again. Its Message-ID never changes.
 */
export async function sendLetter(
  door: LetterDoor,
  write: (db: Db) => Promise<LetterToSend | null>,
): Promise<void> {
  const { organiser, now, inTenant, outside } = door;
  const waiting = await inTenant(async (db) => {
    const written = await write(db);
    if (written === null) return null;
    const { secret = false, ...letter } = written;
    const of = { organiser_id: organiser.id, key: letter.key };
    const state = outside.mail.delivers ? 'QUEUED' : 'KEPT';
    const [, queued] = await Promise.all([
      keepLetter(db, { ...letter, ...of, state, now }),
      findQueuedLetter(db, of),
    ]);
    return queued === null ? null : { ...queued, secret };
  });
  if (waiting === null) return;
  const note = (state: 'SENT' | 'QUEUED', error: string | null) => {
    const forget = state === 'SENT' && waiting.secret;
    return inTenant((db) =>
      noteDelivery(db, { organiser_id: organiser.id, id: waiting.id, state, error, forget, now }),
    );
  };
  const hostname = new URL(door.origin).hostname;
  try {
    await outside.mail.send({
      from: {
        name: organiser.name,
        address: organiser.email || `noreply@${hostname}`,
      },
      to: waiting.recipient,
      subject: waiting.subject,
      html: waiting.html,
      text: waiting.text,
      message_id: `<${waiting.cuid}@${hostname}>`,
    });
  } catch (error) {
    await note('QUEUED', error instanceof Error ? error.message.slice(0, 500) : 'unknown');
    throw error;
  }
  await note('SENT', null);
}
