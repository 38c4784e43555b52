import type { MailingRecipients } from '@ribambelle/api/mailings/shapes.ts';
import {
  heldBack,
  type HeldBackReason,
  type MailingPurpose,
  type MailingSource,
  MOST_FAMILIES,
} from '@ribambelle/domain/mailings/mailing.ts';
import { type MailingVariable, variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Context } from '../action.ts';
import type { Db } from '../database/transaction.ts';
import { linesOf, refuseUnknownVariables as refuseUnknownIn } from '../mail-templates/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findSegment } from '../segments/index.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { findFamilies, type FoundFamily } from './chosen-families-views.ts';
import { findMailing, type MailingRecord, type MailingValues } from './mailing-store.ts';

/** The permission needed to choose recipients from each source. */
const READ: Readonly<Record<MailingSource, Permission>> = {
  REGISTRATIONS: 'registrations.read',
  CUSTOMERS: 'customers.read',
  AVAILABILITIES: 'registrations.read',
  DATES: 'registrations.read',
  SEGMENT: 'segments.read',
};

type Segment = NonNullable<Awaited<ReturnType<typeof findSegment>>>;

/**
 * Refuses NOT_PERMITTED for news without the right to send it, and for recipients from a list that
 * the collaborator may not read.
 */
export function refuseBeyondRights(
  { purpose, recipients }: { purpose: MailingPurpose; recipients: MailingRecipients },
  permissions: readonly Permission[],
): void {
  if (purpose === 'NEWS' && !permissions.includes('newsletters.send')) refuse('NOT_PERMITTED');
  if (!may(permissions, READ[recipients.on])) refuse('NOT_PERMITTED');
}

/**
 * Finds a mailing that can change, by its cuid. Refuses MAILING_NOT_FOUND, MAILING_PLANNED while it
 * is planned, and MAILING_BEGUN once it was sent.
 */
export async function findDraft(
  db: Db,
  input: { mailing: string; lock?: 'UPDATE' },
): Promise<MailingRecord> {
  const mailing = await findUnsent(db, input);
  if (mailing.state === 'PLANNED') refuse('MAILING_PLANNED');
  return mailing;
}

/**
 * Finds a draft or a planned mailing, by its cuid. Refuses MAILING_NOT_FOUND, and MAILING_BEGUN
 * once it was sent.
 */
export async function findUnsent(
  db: Db,
  input: { mailing: string; lock?: 'UPDATE' },
): Promise<MailingRecord> {
  const mailing = orRefuse(await findMailing(db, input), 'MAILING_NOT_FOUND');
  if (mailing.state !== 'DRAFT' && mailing.state !== 'PLANNED') refuse('MAILING_BEGUN');
  return mailing;
}

/** Finds the segment that the recipients name; null for none. Refuses SEGMENT_NOT_FOUND. */
export async function segmentOf(db: Db, recipients: MailingRecipients): Promise<Segment | null> {
  if (recipients.on !== 'SEGMENT') return null;
  const { segment } = recipients;
  return orRefuse(await findSegment(db, segment), 'SEGMENT_NOT_FOUND');
}

/** Returns the variables that the text of a mailing to these recipients may contain. */
export function knownVariables(
  { on }: Pick<MailingRecipients, 'on'>,
  segment: Pick<Segment, 'entity'> | null,
): readonly MailingVariable[] {
  return variablesOf(on, segment?.entity === 'AVAILABILITIES');
}

/**
 * Refuses MAILING_VARIABLE_UNKNOWN, on the text that contains it, for words between braces that are
 * no variable of these recipients.
 */
export function refuseUnknownVariables(
  { subject, content }: Pick<MailingValues, 'subject' | 'content'>,
  variables: readonly MailingVariable[],
): void {
  const subjects = LANGUAGES.map((language) => ({
    path: `subject.${language}`,
    text: subject[language],
  }));
  refuseUnknownIn([...subjects, ...linesOf(content)], variables);
}

/** A family that a draft would go to, or the reason why it would be held back from that family. */
export interface DecidedFamily extends FoundFamily {
  readonly held_back: HeldBackReason | null;
}

/**
 * Finds the families that would get a draft now, by name, and those it would be held back from.
 * Refuses what `refuseBeyondRights` does, SEGMENT_NOT_FOUND, and MAILING_TOO_LARGE.
 */
export async function decideFamilies(
  context: Pick<Context, 'db' | 'organiser' | 'language' | 'now'> & {
    readonly collaborator: Pick<SignedInCollaborator, 'permissions'>;
  },
  mailing: Pick<MailingValues, 'purpose' | 'recipients'>,
): Promise<readonly DecidedFamily[]> {
  const { db, organiser, language, now } = context;
  const { permissions } = context.collaborator;
  const { purpose, recipients } = mailing;
  refuseBeyondRights(mailing, permissions);
  const segment = await segmentOf(db, recipients);
  const reader = { organiser, permissions, language, now };
  const families = await findFamilies(db, { recipients, reader, segment });
  if (families.length > MOST_FAMILIES) refuse('MAILING_TOO_LARGE');
  return families.map((family) => ({
    ...family,
    held_back: heldBack(
      { ...family, has_registrations: family.registration_ids.length > 0 },
      purpose,
    ),
  }));
}
