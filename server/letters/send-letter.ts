import type { TenantDoor } from '../events/tenant-door.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Outside } from '../outside/outside.ts';
import { keepLetter, type LetterToKeep, noteDelivery } from './letter-store.ts';

/** Where a letter is sent from: what every job has. */
export interface LetterDoor {
  readonly organiser: Organiser;
  readonly origin: string;
  readonly outside: Outside;
  readonly inTenant: TenantDoor;
  readonly now: string;
}

/** A letter to send. `secret` is for a link that must not stay in the database once it is delivered. */
export type LetterToSend = Omit<LetterToKeep, 'organiser_id' | 'now'> & { readonly secret?: boolean };

/**
 * Keeps a letter under its key and delivers it, once: a job that is run again finds it delivered. When the mail server fails, the
 * letter stays queued with the reason and the job fails, so that the queue tries again. Its Message-ID never changes.
 */
export async function sendLetter(door: LetterDoor, { secret, ...letter }: LetterToSend): Promise<void> {
  const { organiser, now, inTenant } = door;
  const waiting = await inTenant((db) => keepLetter(db, { ...letter, organiser_id: organiser.id, now }));
  if (waiting.state !== 'QUEUED') return;
  const hostname = new URL(door.origin).hostname;
  const note = (state: 'SENT' | 'KEPT' | 'QUEUED', error: string | null) => {
    const forget = state === 'SENT' && secret === true;
    return inTenant((db) => noteDelivery(db, { organiser_id: organiser.id, id: waiting.id, state, error, forget, now }));
  };
  try {
    const outcome = await door.outside.mail.send({
      from: { name: organiser.name, address: organiser.email || `noreply@${hostname}` },
      to: waiting.recipient,
      ...{ subject: waiting.subject, html: waiting.html, text: waiting.text, message_id: `<${waiting.cuid}@${hostname}>` },
    });
    await note(outcome === 'sent' ? 'SENT' : 'KEPT', null);
  } catch (error) {
    await note('QUEUED', error instanceof Error ? error.message.slice(0, 500) : 'unknown');
    throw error;
  }
}
