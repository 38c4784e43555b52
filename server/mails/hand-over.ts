import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';
import type { RunInTenant } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { MailNotTaken } from '../outside/mail-port.ts';
import type { Outside } from '../outside/outside.ts';
import type { Vault } from '../vault/vault.ts';
import { readMailRoute } from './mail-route.ts';
import { type ClaimedMail, type Delivery, noteDelivery } from './mail-store.ts';
import { newsTokenOf } from './news-token.ts';
import { returnPathOf } from './return-path.ts';

/** The context with which an e-mail is handed over. */
export interface HandOverContext {
  readonly organiser: Organiser;
  readonly origin: string;
  readonly outside: Outside;
  readonly vault: Vault;
  readonly inTenant: RunInTenant;
  readonly now: string;
}

/**
 * Hands an e-mail to the mail server and records the outcome; returns why it was not taken, null
 * when it was. A failure that another try may mend leaves it in state `otherwise`; an address or an
 * e-mail that the server refuses for good is not tried again.
 */
export async function handOver(
  context: HandOverContext,
  input: { mail: ClaimedMail; otherwise: 'QUEUED' | 'FAILED' },
): Promise<MailFailure | null> {
  const { inTenant, now } = context;
  const { mail, otherwise } = input;
  const note = (delivery: Delivery) =>
    tryToNote(() => inTenant((db) => noteDelivery(db, { mail, now, delivery })));
  let answer: string;
  try {
    answer = await send(context, mail);
  } catch (error) {
    const failure = error instanceof MailNotTaken ? error.failure : 'OTHER';
    const words = error instanceof Error ? error.message.slice(0, 1000) : 'unknown';
    await note({ state: stateAfter(failure) ?? otherwise, failure, error: words });
    return failure;
  }
  await note({ state: 'SENT', answer });
  return null;
}

/** Milliseconds before each new try to write the note: some ten seconds in all. */
const WAITS = [50, 200, 500, 1000, 2000, 3000, 4000];

/**
 * Writes down the outcome of a delivery, and tries again when the database was busy or away for a
 * moment: an e-mail that left is never said to have failed, or to have been interrupted, because it
 * could not be noted at once.
 */
async function tryToNote(write: () => Promise<void>): Promise<void> {
  for (const wait of WAITS) {
    try {
      return await write();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return write();
}

/**
 * Returns the state of an e-mail that is not tried again, whatever tries remain; null when another
 * try may mend it.
 */
export function stateAfter(failure: MailFailure): 'REFUSED' | 'FAILED' | null {
  if (failure === 'ADDRESS_REFUSED') return 'REFUSED';
  return failure === 'MESSAGE_REFUSED' ? 'FAILED' : null;
}

/** Returns the address at which a mail program ends the news of a family. */
function newsStopOf({ organiser, vault, origin }: HandOverContext, customer: string): string {
  const token = newsTokenOf({ organiser_id: organiser.id, customer }, vault);
  return `${origin}/newsletters/unsubscribe?token=${token}`;
}

async function send(context: HandOverContext, mail: ClaimedMail): Promise<string> {
  const { organiser, outside, origin, inTenant, vault } = context;
  const { server, ...route } = await inTenant((db) => readMailRoute(db, context));
  const { bounce_domain: domain } = outside.mail;
  // an organiser's own server may refuse a sender of another domain
  const return_path =
    server !== null || domain === null
      ? null
      : returnPathOf({ organiser_id: organiser.id, mail_id: mail.id }, { vault, domain });
  const { recipient: to, subject, html, text, attachments } = mail;
  const message_id = `<${mail.cuid}@${new URL(origin).hostname}>`;
  const unsubscribe = mail.news_to === null ? null : newsStopOf(context, mail.news_to);
  const words = { subject, html, text, attachments, unsubscribe, message_id };
  return outside.mail.send({ ...route, to, return_path, ...words }, server);
}
