import type { ShownWhen } from '@ribambelle/domain/activities/shown-questions.ts';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { dayOf, type WallTime } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Batch } from './batch.ts';
import { newBatch } from './batch.ts';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';

/** A text in French and English. */
export type Words = readonly [fr: string, en: string];

export const ZONE = 'Europe/Brussels';

/** An organiser in the making: its rows so far, its random source, and its present moment. */
export interface Shop {
  readonly organiser_id: number;
  readonly now: Instant;
  readonly today: Day;
  readonly random: Random;
  readonly batch: Batch;
  /** True when it has said that some of its sales are with VAT. */
  readonly mixed?: true;
}

/** A member of staff. */
export interface Staff {
  readonly id: number;
  readonly name: string;
}

export interface Option {
  readonly id: number;
  /** True when it is at the standard rate of VAT, whatever its activity is. */
  readonly taxed: boolean;
  readonly answers: readonly string[] | null;
  readonly prices: readonly {
    readonly id: number;
    readonly label: string;
    readonly amount: Amount;
    readonly percentage: number;
    /** The pieces to be left; null for no limit. */
    readonly spare: number | null;
  }[];
}

/** A question with answers ready to store; the catalogue decides how likely an option is. */
export interface Question {
  readonly id: number;
  readonly required: boolean;
  readonly shown_when: ShownWhen | null;
  readonly answers: readonly string[];
}

export type Rhythm = 'camp' | 'weekly' | 'single';

/** The part of an activity that later steps need. */
export interface Activity {
  readonly id: number;
  readonly cuid: string;
  readonly slug: string;
  readonly title: Words;
  readonly ages: readonly [minimum: number | null, maximum: number | null];
  readonly rhythm: Rhythm;
  /**
   * The possible weekdays, 1 for Monday, and its wall times; when absent, those that suit its
   * rhythm.
   */
  readonly weekdays?: readonly number[];
  readonly hours?: readonly [start: WallTime, end: WallTime];
  readonly price: Amount;
  readonly deposit: Amount;
  readonly places: number;
  readonly after_start: boolean;
  /** True when one of its dates is always full. */
  readonly popular?: true;
  readonly location_ids: readonly number[];
  readonly options: readonly Option[];
  readonly questions: readonly Question[];
}

export function newShop(name: string, now: Instant): Shop {
  const random = randomFrom(`ribambelle/${name}`);
  return { organiser_id: random.id(), now, today: dayOf(now, ZONE), random, batch: newBatch() };
}

export function bilingual(words: Words): { readonly fr: string; readonly en: string } {
  return { fr: words[0], en: words[1] };
}
