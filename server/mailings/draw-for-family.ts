import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { WrittenMail } from '@ribambelle/mails/mail.ts';
import type { Context } from '../action.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import { decideFamilies, type DecidedFamily } from './draft.ts';
import { factsFor } from './fill-mail.ts';
import type { MailingRecord } from './mailing-store.ts';
import { picturesOf } from '../mail-templates/index.ts';
import { logoAddress } from '../mails/index.ts';
import { siteOrigin } from '../organisers/index.ts';
import { type FamilyFacts, loadFacts } from './variable-values-views.ts';

type By = Pick<
  Context,
  'db' | 'organiser' | 'language' | 'now' | 'writeMail' | 'origin' | 'originOf'
> & {
  readonly collaborator: SignedInCollaborator;
};

/**
 * Finds the families of a draft, and the family at position `at` among those that would get it;
 * null for none. It reads in `language`, else in its own.
 */
export async function familyAt(
  by: By,
  of: {
    readonly draft: MailingRecord;
    readonly at: number;
    readonly language?: Language | undefined;
  },
): Promise<{
  readonly families: readonly DecidedFamily[];
  readonly chosen: DecidedFamily | null;
  readonly family: FamilyFacts | null;
}> {
  const { draft, at, language } = of;
  const families = await decideFamilies(by, draft);
  const recipients = families.filter(({ held_back }) => held_back === null);
  const selection = recipients.slice(at, at + 1);
  const [family] = selection.length === 0 ? [] : await loadFacts(by.db, selection);
  return {
    families,
    chosen: selection[0] ?? null,
    family: family === undefined ? null : { ...family, language: language ?? family.language },
  };
}

/** Draws the e-mail of a draft as one family would get it. */
export async function drawForFamily(
  by: By,
  { draft, family }: { draft: MailingRecord; family: FamilyFacts },
): Promise<WrittenMail> {
  const { db, organiser, writeMail } = by;
  const origin = await siteOrigin(by);
  const { language } = family;
  const sender = { ...organiser, logo: await logoAddress(db, organiser) };
  const pictures = await picturesOf(db, draft.content);
  const facts = factsFor({ ...draft, pictures }, { organiser, origin, language, family });
  return writeMail('mailing', { sender, language, facts });
}
