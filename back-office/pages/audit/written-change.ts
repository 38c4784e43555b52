import { LAST_DAY_FIELDS } from '@ribambelle/domain/base/last-day.ts';
import type { texts as auditTexts } from '@ribambelle/texts/fr/office-audit.ts';

interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  /** What it was and is may not be seen. */
  readonly hidden?: boolean;
}

/** How the parts of a change are said: the words, amounts and days of the reader's language. */
export interface Voice {
  readonly texts: typeof auditTexts;
  readonly price: (amount: number) => string;
  readonly moment: (instant: string) => string;
  readonly lastDay: (end: string) => string;
  readonly day: (day: string) => string;
  /** The name of a day of the week, 1 for Monday to 7 for Sunday. */
  readonly weekday: (day: number) => string;
  readonly permissionOf: (permission: string) => string;
  /** Ways to pay and to give back, by their code. */
  readonly codes: ReadonlyMap<string, string>;
}

/** Money and percentages go by such names, in tables as in the log. */
const AMOUNT = /(^|_)(amount|price|deposit|fee|discount)$/;
const PERCENTAGE = /(^|_)percentage$/;
/** Of these the log keeps how many there were, and which there are. */
const COUNTED = new Set(['options', 'questions', 'availabilities']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What the log keeps of things that have no words of their own: identities, and what is longer than the log. */
const WORDLESS = /^c[0-9a-f]{23}$|^[[{]/;

/** One change of the log as people say it: amounts in money, instants in the organiser's zone, rights by what came and went. */
export function writtenChange(change: Change, voice: Voice): string {
  const { texts } = voice;
  const name = texts.fieldOf(change.field);
  if (change.hidden === true) return texts.changed(name);
  if (change.field === 'permissions') return texts.change(name, writtenRights(change, voice));
  const [from, to] = [change.from, change.to].map((value) =>
    writtenValue({ field: change.field, value }, voice),
  );
  if (from === null || to === null || from === undefined || to === undefined)
    return texts.changed(name);
  return texts.change(
    name,
    change.from === '' || COUNTED.has(change.field)
      ? to
      : `${from} → ${to === '' ? texts.nothing : to}`,
  );
}

/** An instant as people write it, anything else as it is: what the log says of a moved day is its instant. */
export function writtenSummary(summary: string, moment: (instant: string) => string): string {
  return INSTANT.test(summary) ? moment(summary) : summary;
}

/** One value of a record as people say it; null for what has no words. */
export function writtenValue(input: { field: string; value: string }, voice: Voice): string | null {
  const { field, value } = input;
  if (value === 'true') return voice.texts.yes;
  if (value === 'false') return voice.texts.no;
  if (AMOUNT.test(field) && /^-?\d+$/.test(value)) return voice.price(Number(value));
  if (PERCENTAGE.test(field) && /^\d+$/.test(value)) return `${Number(value) / 100} %`;
  if (field === 'weekday' && /^[1-7]$/.test(value)) return voice.weekday(Number(value));
  if (INSTANT.test(value))
    return LAST_DAY_FIELDS.has(field) ? voice.lastDay(value) : voice.moment(value);
  if (DAY.test(value)) return voice.day(value);
  const words = wordsOf(value);
  if (words !== null) return words.map((word) => codeOf(word, voice) ?? word).join(', ');
  return WORDLESS.test(value)
    ? null
    : (codeOf(value, voice) ?? value.replaceAll(/<[^>]*>/g, ' ').trim());
}

function codeOf(code: string, { codes, texts }: Voice): string | undefined {
  return codes.get(code) ?? texts.codeOf(code);
}

function writtenRights({ from, to }: Change, voice: Voice): string {
  const [before, after] = [wordsOf(from) ?? [], wordsOf(to) ?? []];
  const named = (rights: readonly string[]) => rights.map(voice.permissionOf).join(', ');
  const added = after.filter((right) => !before.includes(right));
  const removed = before.filter((right) => !after.includes(right));
  const parts = [
    added.length === 0 ? '' : voice.texts.added(named(added)),
    removed.length === 0 ? '' : voice.texts.removed(named(removed)),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The words of a list as the log keeps it; null for what is no list of words, or one of identities. */
function wordsOf(value: string): readonly string[] | null {
  try {
    const parsed: unknown = JSON.parse(value);
    if (!Array.isArray(parsed)) return null;
    const words = parsed.filter(
      (one): one is string => typeof one === 'string' && !WORDLESS.test(one),
    );
    return words.length === parsed.length ? words : null;
  } catch {
    return null;
  }
}
