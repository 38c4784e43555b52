import { HABITS, type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { fillIn, type VariableValues } from '@ribambelle/domain/mailings/variables.ts';
import type { MailFacts, Sender, WriteMail, WrittenMail } from '@ribambelle/mails/mail.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { newsTokenOf } from '../mails/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Vault } from '../vault/vault.ts';
import { textReader } from '../texts/bilingual.ts';
import type { MailingValues } from './mailing-store.ts';
import type { FamilyFacts } from './variable-values-views.ts';

/** The most dates that are written one by one; more are written as a range. */
const MOST_DATES = 5;

interface From {
  readonly organiser: Organiser;
  /** The address of the organiser's site. */
  readonly origin: string;
}

type Texts = Pick<MailingValues, 'purpose' | 'subject' | 'text'>;

/**
 * Returns the content of a mailing in a language, else in the organiser's, else in the one in which
 * it was written (R21); variables are not filled in.
 */
function mailingFacts(
  { purpose, subject, text }: Texts,
  { language, organiser, origin }: From & { readonly language: Language },
): MailFacts['mailing'] {
  const by = { language, fallback: organiser.language };
  return {
    subject: pickText(subject, by),
    html: pickText(text, by),
    profile: purpose === 'NEWS' ? `${origin}/${language}/account/profile` : null,
  };
}

/** Returns the same for one family, its variables filled in. */
export function factsFor(
  mailing: Texts,
  input: From & { readonly language: Language; readonly family: FamilyFacts },
): MailFacts['mailing'] {
  const { language, organiser, family } = input;
  const { subject, html, profile } = mailingFacts(mailing, input);
  const values = valuesOf(family, { language, organiser });
  return {
    subject: fillIn(subject, { values }),
    html: fillIn(html, { values, write: inHtml }),
    profile,
  };
}

/** The placeholder for a family's token in an e-mail that is drawn for all families. */
const TOKEN_OF_EACH = 'token-of-this-family';

/**
 * Draws the e-mail of a mailing once in each language; variables are not filled in, and news have
 * the link that ends them.
 */
export async function drawTemplates(
  mailing: Texts,
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

/** Returns the values of the variables for a family, in its language. */
export function valuesOf(
  family: FamilyFacts,
  { language, organiser }: { readonly language: Language; readonly organiser: Organiser },
): VariableValues {
  const text = textReader({ language, organiser });
  const listOf = (words: readonly string[]) =>
    new Intl.ListFormat(HABITS[language].locale, { type: 'conjunction' }).format(new Set(words));
  return {
    firstname: family.firstname,
    lastname: family.lastname,
    children: listOf(family.children),
    activity: listOf(family.activities.map(text)),
    dates: datesText(family.times, { language, time_zone: organiser.timezone }),
  };
}

function datesText(
  times: FamilyFacts['times'],
  reading: { readonly language: Language; readonly time_zone: string },
): string {
  const wish = { ...reading, current_year: 0 };
  const sortedTimes = times.toSorted(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const [first] = sortedTimes;
  if (first === undefined) return '';
  if (sortedTimes.length <= MOST_DATES)
    return sortedTimes.map((one) => formatDateRange(one, wish)).join(' ; ');
  const end_at = sortedTimes
    .map((one) => one.end_at)
    .reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));
  return formatDateRange({ start_at: first.start_at, end_at }, { ...wish, days_only: true });
}

/** Escapes a value for HTML, in text or between quotes. */
export function inHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
