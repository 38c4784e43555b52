import { LAST_DAY_FIELDS } from '@ribambelle/domain/base/last-day.ts';
import type { texts as auditTexts } from '@ribambelle/texts/fr/office-audit.ts';

interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  /** True when the values before and after may not be seen. */
  readonly hidden?: boolean;
}

/** The words, amounts and days of changes in the reader's language. */
export interface Voice {
  readonly texts: typeof auditTexts;
  readonly price: (amount: number) => string;
  readonly moment: (instant: string) => string;
  readonly lastDay: (end: string) => string;
  readonly day: (day: string) => string;
  /** Returns the name of a day of the week, 1 for Monday to 7 for Sunday. */
  readonly weekday: (day: number) => string;
  readonly permissionOf: (permission: string) => string;
  /** The ways to pay and to give back, by their codes. */
  readonly codes: ReadonlyMap<string, string>;
}

/** The names of amounts and percentages, in tables as in the log. */
const AMOUNT = /(^|_)(amount|price|deposit|fee|discount)$/;
const PERCENTAGE = /(^|_)percentage$/;
/** Fields for which the log keeps the number before, and the names after. */
const COUNTED = new Set(['options', 'questions', 'availabilities']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Values in the log without words: identities, and values longer than the log keeps. */
const WORDLESS = /^c[0-9a-f]{23}$|^[[{]/;

/**
 * Returns a change of the log in words: amounts in money, instants in the organiser's zone,
 * permissions as those added and removed.
 */
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

/**
 * Returns an instant as people write it, anything else unchanged: the summary of a moved day is its
 * instant.
 */
export function writtenSummary(summary: string, moment: (instant: string) => string): string {
  return INSTANT.test(summary) ? moment(summary) : summary;
}

/** Returns a value of a record in words; null when it has none. */
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
  const before = wordsOf(from) ?? [];
  const after = wordsOf(to) ?? [];
  const rightNames = (rights: readonly string[]) => rights.map(voice.permissionOf).join(', ');
  const added_rights = after.filter((right) => !before.includes(right));
  const removed_rights = before.filter((right) => !after.includes(right));
  const parts = [
    added_rights.length === 0 ? '' : voice.texts.added(rightNames(added_rights)),
    removed_rights.length === 0 ? '' : voice.texts.removed(rightNames(removed_rights)),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * Returns the words of a list in the log; null when it is not a list of words, or holds identities.
 */
function wordsOf(value: string): readonly string[] | null {
  try {
    const items: unknown = JSON.parse(value);
    if (!Array.isArray(items)) return null;
    const words = items.filter(
      (one): one is string => typeof one === 'string' && !WORDLESS.test(one),
    );
    return words.length === items.length ? words : null;
  } catch {
    return null;
  }
}
