import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { fillIn } from '@ribambelle/domain/mailings/variables.ts';
import type { MailFacts, Sender, WriteMail, WrittenMail } from '@ribambelle/mails/mail.ts';
import { drawnBlocks, type picturesOf } from '../mail-templates/index.ts';
import { newsTokenOf } from '../mails/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Vault } from '../vault/vault.ts';
import { type FilledTexts, fillTexts } from './fill-texts.ts';
import type { MailingValues } from './mailing-store.ts';
import { inHtml, valuesOf } from './variable-values.ts';
import type { FamilyFacts } from './variable-values-views.ts';

interface From {
  readonly organiser: Organiser;
  /** The address of the organiser's site. */
  readonly origin: string;
}

/** The texts of a mailing, and the pictures that it shows. */
export interface MailingTexts extends Pick<MailingValues, 'purpose' | 'subject' | 'content'> {
  readonly pictures: Awaited<ReturnType<typeof picturesOf>>;
}

/**
 * Returns the content of a mailing in a language, else in the organiser's, else in the one in which
 * it was written (R21); variables are not filled in.
 */
function mailingFacts(
  { purpose, subject, content, pictures }: MailingTexts,
  input: From & { readonly language: Language; readonly fill?: FilledTexts },
): MailFacts['mailing'] {
  const { language, organiser, origin, fill } = input;
  const by = { language, fallback: organiser.language };
  const usual = `${origin}/${language}`;
  const drawing = { ...by, origin, usual, ...(fill === undefined ? {} : { fill }) };
  return {
    subject: pickText(subject, by),
    blocks: drawnBlocks({ content, pictures }, drawing).filter(isOwn),
    profile: purpose === 'NEWS' ? `${origin}/${language}/account/profile` : null,
  };
}

/** Returns the same for one family, its variables filled in. */
export function factsFor(
  mailing: MailingTexts,
  input: From & { readonly language: Language; readonly family: FamilyFacts },
): MailFacts['mailing'] {
  const fill = fillTexts(input.family, input);
  const { subject, ...facts } = mailingFacts(mailing, { ...input, fill });
  return { ...facts, subject: fill.line(subject) };
}

/** Tests for the blocks of a mailing: a notification has others too. */
function isOwn(
  block: ReturnType<typeof drawnBlocks>[number],
): block is MailFacts['mailing']['blocks'][number] {
  return block.type === 'TEXT' || block.type === 'PICTURE' || block.type === 'BUTTON';
}

/** The placeholder for a family's token in an e-mail that is drawn for all families. */
const TOKEN_OF_EACH = 'token-of-this-family';

/**
 * Draws the e-mail of a mailing once in each language; variables are not filled in, and news have
 * the link that ends them.
 */
export async function drawTemplates(
  mailing: MailingTexts,
  { writeMail, sender, ...from }: From & { readonly writeMail: WriteMail; readonly sender: Sender },
): Promise<ReadonlyMap<Language, WrittenMail>> {
  const mailsByLanguage = new Map<Language, WrittenMail>();
  for (const language of LANGUAGES) {
    const of = mailingFacts(mailing, { ...from, language });
    const stop = `${from.origin}/${language}/newsletters/unsubscribe?token=${TOKEN_OF_EACH}`;
    const facts = { ...of, profile: of.profile === null ? null : stop };
    mailsByLanguage.set(language, await writeMail('mailing', { sender, language, facts }));
  }
  return mailsByLanguage;
}

/** Fills in the e-mail of one family, from the one that was drawn in its language. */
export function filledMail(
  template: WrittenMail,
  input: { readonly family: FamilyFacts; readonly organiser: Organiser; readonly vault: Vault },
): WrittenMail {
  const { family, organiser, vault } = input;
  const token = newsTokenOf({ organiser_id: organiser.id, customer: family.cuid }, vault);
  const values = valuesOf(family, { language: family.language, organiser });
  return {
    subject: fillIn(template.subject, { values }),
    html: fillIn(template.html.replaceAll(TOKEN_OF_EACH, token), { values, write: inHtml }),
    text: fillIn(template.text.replaceAll(TOKEN_OF_EACH, token), { values }),
  };
}
