import type { Context } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import {
  decideFamilies,
  type DecidedFamily,
  findDraft,
  knownVariables,
  refuseUnknownVariables,
  segmentOf,
} from './draft.ts';
import { refuseWithoutText } from './has-text.ts';
import type { MailingRecord } from './mailing-store.ts';

type By = Pick<Context, 'db' | 'organiser' | 'language' | 'now'> & {
  readonly collaborator: Pick<SignedInCollaborator, 'permissions'>;
};

/**
 * Finds the families that get a mailing now, and those from which it is held back. Refuses
 * MAILING_WITHOUT_TEXT, MAILING_VARIABLE_UNKNOWN, MAILING_NOBODY, and as `decideFamilies`.
 */
export async function findRecipients(
  by: By,
  mailing: MailingRecord,
): Promise<{ readonly families: readonly DecidedFamily[]; readonly count: number }> {
  refuseWithoutText(mailing);
  const families = await decideFamilies(by, mailing);
  const segment = await segmentOf(by.db, mailing.recipients);
  refuseUnknownVariables(mailing, knownVariables(mailing.recipients, segment));
  const count = families.filter(({ held_back }) => held_back === null).length;
  if (count === 0) refuse('MAILING_NOBODY');
  return { families, count };
}

/**
 * Locks a draft that is to be sent or planned as it was read, and finds its families. Refuses
 * MAILING_CHANGED, MAILING_RECIPIENTS_CHANGED, and as `findDraft` and `findRecipients`.
 */
export async function lockReady(
  by: By,
  request: { readonly mailing: string; readonly as_read: number; readonly families: number },
) {
  const draft = await findDraft(by.db, { mailing: request.mailing, lock: 'UPDATE' });
  if (draft.version !== request.as_read) refuse('MAILING_CHANGED');
  const found = await findRecipients(by, draft);
  if (found.count !== request.families) refuse('MAILING_RECIPIENTS_CHANGED');
  return { draft, ...found };
}
