import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { TRIGGER_RULES } from '@ribambelle/domain/notifications/triggers.ts';
import type { MailFacts, WrittenMail } from '@ribambelle/mails/mail.ts';
import type { Context } from '../action.ts';
import { type DefinitionRecord, findDefinition } from '../notification-definitions/index.ts';
import { logoAddress } from '../mails/index.ts';
import { findReader, type Reader } from '../notifications/index.ts';
import type { Attachment } from '../outside/mail-port.ts';
import { siteOrigin } from '../organisers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { previewDelivery } from './preview-delivery.ts';
import { findNewest } from './newest-views.ts';
import { type DefinitionWords, findWords } from './detail-views.ts';
import { readNotificationFacts } from './notification-facts.ts';
import { DETAILS, readStandardPart, type StandardPart } from './standard-part.ts';
import { loadConcerned } from './triggered-views.ts';

export type By = Pick<Context, 'db' | 'organiser' | 'now' | 'origin' | 'originOf'> & {
  readonly collaborator: Pick<SignedInCollaborator, 'permissions'>;
};

/** A notification as one family would get it. */
export interface Previewed {
  readonly definition: DefinitionRecord;
  readonly reader: Reader;
  readonly language: Language;
  readonly facts: MailFacts['notification'];
  readonly standard: StandardPart;
  /** The number of things that can be shown. */
  readonly count: number;
}

/**
 * Reads the e-mail of a definition about one of the newest things that it is about. Refuses
 * NOT_PERMITTED without the right to read families, NOTIFICATION_DEFINITION_NOT_FOUND and
 * NOTIFICATION_NOTHING_TO_SHOW.
 */
export async function readPreview(
  by: By,
  request: {
    readonly notification_definition: string;
    readonly at: number;
    readonly language?: Language | undefined;
  },
): Promise<Previewed> {
  const definition = orRefuse(
    await findDefinition(by.db, { cuid: request.notification_definition }),
    'NOTIFICATION_DEFINITION_NOT_FOUND',
  );
  const words = await findWords(by.db, definition.id);
  return readShown(by, { ...request, definition, words });
}

/**
 * Reads an e-mail of these words about one of the newest things that a definition is about. Refuses
 * NOT_PERMITTED without the right to read families, and NOTIFICATION_NOTHING_TO_SHOW.
 */
export async function readShown(
  by: By,
  of: {
    readonly definition: DefinitionRecord;
    readonly words: DefinitionWords;
    readonly at: number;
    readonly language?: Language | undefined;
  },
): Promise<Previewed> {
  const { db, organiser, now, collaborator } = by;
  const { definition, words } = of;
  if (!collaborator.permissions.includes('customers.read')) refuse('NOT_PERMITTED');
  const { subject } = TRIGGER_RULES[definition.trigger];
  if (subject === null) refuse('NOTIFICATION_NOTHING_TO_SHOW');
  const ids = await findNewest(db, { subject, about: definition });
  const chosen = ids[Math.min(of.at, ids.length - 1)] ?? 0;
  const [concerned] = await loadConcerned(db, { subject, ids: [chosen] });
  const { id, customer_id } = orRefuse(concerned ?? null, 'NOTIFICATION_NOTHING_TO_SHOW');
  const reader = orRefuse(await findReader(db, customer_id), 'NOTIFICATION_NOTHING_TO_SHOW');
  const language = of.language ?? reader.language;
  const part = previewDelivery({ definition, subject, id, customer_id, now });
  const writing = { organiser, origin: await siteOrigin(by), language, now };
  const to_family = definition.recipient_type === 'CUSTOMERS';
  const read = await readStandardPart(db, {
    part,
    reader: to_family ? { ...reader, language } : null,
    writing,
  });
  const standard = 'skipped' in read ? DETAILS : read;
  const shown = { words, parts: [part], standard: standard.mails, writing };
  const facts = await readNotificationFacts(db, shown);
  return { definition, reader, language, facts, standard, count: ids.length };
}

/** Draws the e-mail of a preview. */
export async function drawPreview(
  { db, organiser, writeMail }: Pick<Context, 'db' | 'organiser' | 'writeMail'>,
  { language, facts }: Previewed,
): Promise<WrittenMail> {
  const sender = { ...organiser, logo: await logoAddress(db, organiser) };
  return writeMail('notification', { sender, language, facts });
}

/** Returns the title and the person of a preview; empty for an order. */
export function aboutOf({ facts }: Previewed): string {
  const [registration] = facts.registrations;
  const [membership] = facts.memberships;
  const words =
    registration === undefined
      ? [membership?.title ?? '', membership?.participant ?? '']
      : [registration.activity, registration.participant];
  return words.filter((part) => part !== '').join(' · ');
}

/** Makes the files of a preview. */
export async function filesOf({ definition, standard }: Previewed): Promise<readonly Attachment[]> {
  const files = [];
  for (const name of definition.attachments)
    for (const make of standard.files[name] ?? []) files.push(await make());
  return files;
}

/** Returns the name of the family of a preview. */
export const nameOf = ({ reader }: Previewed): string => fullname(reader);
