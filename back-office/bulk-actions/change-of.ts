import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { GiveBackWay } from '@ribambelle/domain/payments/give-back.ts';
import { ALL_GIVEN_BACK, type GiveBackDecided } from '../pages/registrations/give-back-fields.tsx';
import { NO_TEXT } from '../fields/bilingual-field.tsx';
import type { BulkChange, BulkKind } from './bulk-of.ts';

/** The begin or the end of registration, as entered so far. */
export interface DecidedMoment {
  readonly by: 'KEEP' | 'SET' | 'BEFORE_START' | 'NONE';
  readonly at: string | null;
  readonly days: number | null;
  readonly time: string;
}

/**
 * The values entered so far; each kind of change reads its own part. Amounts in minor units, the
 * share in percent.
 */
export interface Decided {
  readonly closed: boolean;
  /** True when dates that are closed take place for those who are registered. */
  readonly takes_place: boolean;
  readonly tell: boolean;
  readonly subject: InEachLanguage<string>;
  readonly text: InEachLanguage<string>;
  readonly capacity_by: 'SET' | 'ADD';
  readonly capacity: number | null;
  /** True when a capacity was typed, or emptied on purpose for no limit. */
  readonly capacity_said: boolean;
  readonly places: number | null;
  readonly price_by: 'SET' | 'ADD' | 'SHARE';
  readonly price: number | null;
  readonly amount: number | null;
  readonly percent: number | null;
  readonly round_to: 1 | 10 | 50 | 100;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly opens: DecidedMoment;
  readonly closes: DecidedMoment;
  readonly weeks: number | null;
  readonly holidays_off: boolean;
  readonly closed_periods_off: boolean;
  readonly skipped_days: readonly string[];
  readonly copy_closed: boolean;
  readonly copy_collaborators: boolean;
  readonly reason: string;
  readonly give_back: GiveBackDecided;
  /** Percentage of the amount paid for each, when a part goes back. */
  readonly given_percent: number | null;
  readonly taken_off: TakenOffDecided;
  readonly moved: MovedDecided;
}

/**
 * The reduction of each registration on a closed day, as entered so far: nothing, its whole part, a
 * share in percent, or an amount in minor units.
 */
export interface TakenOffDecided {
  readonly of: 'NOTHING' | 'ALL' | 'SHARE' | 'AMOUNT';
  readonly percent: number | null;
  readonly amount: number | null;
  readonly to: GiveBackWay;
  readonly label: string;
}

/** The day on which dates take place instead, as entered so far. */
export interface MovedDecided {
  readonly by: 'AFTER_LAST' | 'DAY';
  readonly day: string | null;
}

const AS_IT_IS: DecidedMoment = { by: 'KEEP', at: null, days: null, time: '18:00' };

export const NOTHING_DECIDED: Decided = {
  closed: true,
  takes_place: true,
  tell: false,
  subject: NO_TEXT,
  text: NO_TEXT,
  capacity_by: 'SET',
  capacity: null,
  capacity_said: false,
  places: null,
  price_by: 'SET',
  price: null,
  amount: null,
  percent: null,
  round_to: 100,
  add: [],
  remove: [],
  opens: { ...AS_IT_IS, time: '09:00' },
  closes: AS_IT_IS,
  // a year later, on the same weekdays
  weeks: 52,
  holidays_off: true,
  closed_periods_off: false,
  skipped_days: [],
  copy_closed: true,
  copy_collaborators: false,
  reason: '',
  // money stays as it is until a decision is made
  give_back: { ...ALL_GIVEN_BACK, how_much: 'LATER' },
  given_percent: null,
  taken_off: { of: 'NOTHING', percent: null, amount: null, to: 'ORIGIN', label: '' },
  moved: { by: 'AFTER_LAST', day: null },
};

/** Returns the requested change; null while a part of it is missing. */
export function changeOf(kind: BulkKind, decided: Decided): BulkChange | null {
  switch (kind) {
    case 'CLOSED':
      return closingOf(decided);
    case 'CAPACITY':
      if (decided.capacity_by === 'ADD')
        return decided.places === null || decided.places === 0
          ? null
          : { kind, by: 'ADD', places: decided.places };
      return decided.capacity_said ? { kind, by: 'SET', capacity: decided.capacity } : null;
    case 'PRICE':
      return priceOf(decided);
    case 'TAGS': {
      const { add, remove } = decided;
      return add.length + remove.length === 0 ? null : { kind, add: [...add], remove: [...remove] };
    }
    case 'WINDOW':
      return windowOf(decided);
    case 'CANCEL':
      return cancellingOf(decided);
    case 'MOVE':
      return movingOf(decided);
    case 'COPY': {
      const {
        weeks,
        holidays_off,
        closed_periods_off,
        copy_closed: closed,
        copy_collaborators: collaborators,
      } = decided;
      if (weeks === null || weeks < 1) return null;
      const skipped_days = [...decided.skipped_days];
      return {
        kind,
        weeks,
        holidays_off,
        closed_periods_off,
        skipped_days,
        closed,
        collaborators,
      };
    }
  }
}

function cancellingOf(decided: Decided): BulkChange | null {
  const { reason, give_back, given_percent, tell, subject, text } = decided;
  if (reason.trim() === '') return null;
  const { how_much, to, kept_label } = give_back;
  const message = tell && hasText(subject) && hasText(text) ? { subject, text } : null;
  if (tell && message === null) return null;
  const change = { kind: 'CANCEL' as const, reason, message };
  if (how_much === 'LATER') return { ...change, give_back: null };
  if (how_much !== 'ALL' && kept_label.trim() === '') return null;
  if (how_much !== 'PART')
    return { ...change, give_back: { what: { of: how_much }, to, kept_label } };
  const share = Math.round((given_percent ?? 0) * 100);
  if (share < 1 || share > 9_999) return null;
  return { ...change, give_back: { what: { of: 'SHARE', share }, to, kept_label } };
}

function hasText(each: InEachLanguage<string>): boolean {
  return Object.values(each).some((one) => one.trim() !== '');
}

function closingOf({ closed, takes_place, tell, ...decided }: Decided): BulkChange | null {
  const { subject, text, taken_off } = decided;
  if (!closed) return { kind: 'CLOSED', closed };
  const give_back = takes_place ? null : takenOffOf(taken_off);
  if (give_back === undefined || (tell && !(hasText(subject) && hasText(text)))) return null;
  const message = tell ? { subject, text } : null;
  const off = takes_place ? {} : { takes_place };
  return { kind: 'CLOSED', closed, message, ...off, ...(give_back === null ? {} : { give_back }) };
}

/**
 * Returns the reduction for a closed day; null for none, undefined while a part of it is missing.
 */
function takenOffOf({ of, percent, amount, to, label }: TakenOffDecided) {
  if (of === 'NOTHING') return null;
  if (label.trim() === '') return undefined;
  if (of === 'ALL') return { what: { of }, to, label };
  if (of === 'AMOUNT')
    return amount === null || amount < 1 ? undefined : { what: { of, amount }, to, label };
  const share = Math.round((percent ?? 0) * 100);
  return share < 1 || share > 9_999 ? undefined : { what: { of, share }, to, label };
}

function movingOf({ moved, tell, subject, text }: Decided): BulkChange | null {
  if (tell && !(hasText(subject) && hasText(text))) return null;
  const change = { kind: 'MOVE' as const, message: tell ? { subject, text } : null };
  if (moved.by === 'AFTER_LAST') return { ...change, to: { by: 'AFTER_LAST' } };
  return moved.day === null ? null : { ...change, to: { by: 'DAY', day: moved.day } };
}

function windowOf({ opens, closes }: Decided): BulkChange | null {
  if (opens.by === 'KEEP' && closes.by === 'KEEP') return null;
  const from = momentOf(opens);
  const until = momentOf(closes);
  if (from === null || until === null) return null;
  return {
    kind: 'WINDOW',
    ...(from === 'KEEP' ? {} : { opens: from }),
    ...(until === 'KEEP' ? {} : { closes: until }),
  };
}

/** Returns the moment to send; null while a part of it is missing. */
function momentOf({ by, at, days, time }: DecidedMoment) {
  switch (by) {
    case 'KEEP':
      return 'KEEP' as const;
    case 'NONE':
      return { by: 'SET' as const, at: null };
    case 'SET':
      return at === null ? null : { by, at };
    case 'BEFORE_START':
      return days === null || time === '' ? null : { by, days, time };
  }
}

function priceOf(decided: Decided): BulkChange | null {
  const { price_by, price, amount, percent, round_to } = decided;
  switch (price_by) {
    case 'SET':
      return price === null ? null : { kind: 'PRICE', by: 'SET', price };
    case 'ADD':
      return amount === null || amount === 0 ? null : { kind: 'PRICE', by: 'ADD', amount };
    case 'SHARE':
      return percent === null || percent === 0
        ? null
        : { kind: 'PRICE', by: 'SHARE', share: Math.round(percent * 100), round_to };
  }
}
