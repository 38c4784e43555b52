import { latest } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { decideDelivery, pauseUntil } from '@ribambelle/domain/notifications/deliveries.ts';
import type { NotificationAttachment } from '@ribambelle/domain/notifications/attachments.ts';
import { differentNames } from '@ribambelle/domain/notifications/file-names.ts';
import { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { deliverKept, type DueMail, sendMail } from '../mails/index.ts';
import { findReader, type Reader } from '../notifications/index.ts';
import type { JobContext } from '../queue/job.ts';
import { deliveryFacts, type DeliveryRow } from './delivery-facts.ts';
import { endDeliveries, noteSent, queueNext, setDue } from './delivery-store.ts';
import { findWords } from './detail-views.ts';
import { readNotificationFacts } from './notification-facts.ts';
import type { Writing } from './writing.ts';
import { findCollaboratorToTell, findKept, findLastSent, loadTogether } from './together-views.ts';
import { readStandardPart, type StandardPart } from './standard-part.ts';

type Context = Omit<JobContext<unknown>, 'payload'>;
type Due = DueMail<'notification'>;

const attachmentsShape = z.array(z.custom<NotificationAttachment>());

/**
 * Sends the notification of a delivery that is due, together with what else of its definition is
 * due to the same recipient: one e-mail (R40). What is no longer to be sent ends with its reason;
 * what is due later waits. May run again at any time: an e-mail that was kept is delivered, and no
 * second one is written.
 */
export async function sendNotification(context: Context, id: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const key = await context.inTenant((db) => findKept(db, id));
    if (key !== null) return deliverKept(context, key);
    try {
      return await sendMail({ ...context, name: 'notification' }, (db) =>
        readDue(db, { context, id }),
      );
    } catch (error) {
      if (!(error instanceof EndedMeanwhile) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Tries when deliveries end, by another job, while their e-mail is written. */
const MOST_TRIES = 5;

/** One of the deliveries of an e-mail ended while it was written; the rest is written anew. */
class EndedMeanwhile extends Error {
  override name = 'EndedMeanwhile';
}

/** Reads the e-mail of a delivery and of all that leaves with it; null when nothing leaves now. */
async function readDue(
  db: Db,
  { context, id }: { context: Context; id: number },
): Promise<Due | null> {
  const { organiser, now } = context;
  const rows = await loadTogether(db, { id, now });
  const parts = await settle(db, { rows, context });
  const [lead] = parts;
  if (lead === undefined) return null;
  const until = pauseUntil(await findLastSent(db, lead), {
    pause: parts.some(({ by_hand }) => by_hand) ? 0 : lead.spam_avoidance_delay,
    now,
  });
  if (until !== null) {
    await setDue(
      db,
      parts.map((part) => ({ id: part.id, due_at: until, version: part.version })),
    );
    await queueNext(db, now);
    return null;
  }
  const reader = isToFamily(lead) ? await findReader(db, lead.customer_id) : null;
  const colleague =
    lead.collaborator_id === null ? null : await findCollaboratorToTell(db, lead.collaborator_id);
  const language = reader?.language ?? asLanguage(colleague?.language ?? organiser.language);
  const writing = { organiser, origin: context.origin, language, now };
  return writeDue(db, { parts, reader, writing });
}

const isToFamily = ({ collaborator_id, address }: DeliveryRow): boolean =>
  collaborator_id === null && address === null;

/** Ends or puts off what is not to be sent now; returns the rest, the earliest first. */
async function settle(
  db: Db,
  { rows, context }: { rows: readonly DeliveryRow[]; context: Context },
): Promise<readonly DeliveryRow[]> {
  const { organiser, now } = context;
  const decisions = rows.map((row) => ({
    row,
    decision: decideDelivery(deliveryFacts(row, organiser.timezone), now),
  }));
  const later = decisions.flatMap(({ row: { id, version }, decision }) =>
    decision.state === 'WAITING' ? [{ id, version, due_at: decision.due_at }] : [],
  );
  await setDue(db, later);
  await endDeliveries(db, {
    ended: decisions.flatMap(({ row: { id }, decision }) =>
      decision.state === 'SKIPPED' || decision.state === 'HELD_BACK' ? [{ id, ...decision }] : [],
    ),
    now,
  });
  if (later.length > 0) await queueNext(db, now);
  return decisions.flatMap(({ row, decision }) => (decision.state === 'DUE' ? [row] : []));
}

/** Writes what is due into one e-mail; null when there is nothing to say about any of it. */
async function writeDue(
  db: Db,
  of: { parts: readonly DeliveryRow[]; reader: Reader | null; writing: Writing },
): Promise<Due | null> {
  const { reader, writing } = of;
  const parts: DeliveryRow[] = [];
  const standards: StandardPart[] = [];
  for (const part of of.parts) {
    const standard = await readStandardPart(db, { part, reader, writing });
    if ('skipped' in standard) {
      const ended = [{ id: part.id, state: 'SKIPPED', reason: standard.skipped } as const];
      await endDeliveries(db, { ended, now: writing.now });
    } else {
      parts.push(part);
      standards.push(standard);
    }
  }
  const [lead] = parts;
  if (lead === undefined) return null;
  const words = await findWords(db, lead.definition_id);
  const mails = standards.flatMap((standard) => standard.mails);
  const wanted = attachmentsShape.parse(words.attachments);
  const ids = parts.map(({ id }) => id);
  return {
    key: `notification ${lead.cuid}`,
    kind: lead.trigger,
    concerns: lead.waiting_list_entry_id === null ? 'ORDER' : 'OTHER',
    customer_id: reader?.id ?? null,
    recipient: lead.email ?? '',
    language: writing.language,
    valid_until: validUntil(standards),
    facts: await readNotificationFacts(db, { words, parts, standard: mails, writing }),
    attach: async () => {
      const makers = wanted.flatMap((name) => standards.flatMap(({ files }) => files[name] ?? []));
      const files = [];
      for (const make of makers) files.push(await make());
      const names = differentNames(files.map(({ name }) => name));
      return files.map((file, index) => ({ ...file, name: names[index] ?? file.name }));
    },
    kept: async (in_db, mail_id) => {
      if (!(await noteSent(in_db, { ids, mail_id, now: writing.now }))) throw new EndedMeanwhile();
    },
  };
}

/** Returns the moment from which nobody needs any of these; null when one is always useful. */
function validUntil(standards: readonly StandardPart[]): string | null {
  const ends = standards.map(({ valid_until }) => valid_until);
  return ends.some((end) => end === null) ? null : latest(ends.flatMap((end) => end ?? []));
}
