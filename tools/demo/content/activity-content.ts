import type { PartialTerms } from '@ribambelle/domain/pricing/partial-registration.ts';
import type { WallTime } from '@ribambelle/domain/base/days.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Rhythm, Words } from '../shop.ts';
import type { BringKey } from './bring.ts';
import type { OptionKey, QuestionKey } from './extras.ts';

/** The written content of an activity: its name, description, audience and price. */
export interface ActivityContent {
  readonly slug: string;
  readonly title: Words;
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly bring: readonly BringKey[];
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
  /** Locations of `content/locations.ts`, the usual one first. */
  readonly at: readonly string[];
  readonly level: 'first' | 'all' | 'advanced';
  readonly language: 'fr' | 'en' | 'nl' | 'both';
  readonly options: readonly OptionKey[];
  readonly questions: readonly QuestionKey[];
  /** True when one of its dates is always full. */
  readonly popular?: true;
  /**
   * The mode in which its waiting lists keep a place for the next family, or order it for one that
   * ordered in advance.
   */
  readonly waiting_list?: 'OFFER' | 'BUY';
  /** False when nobody joins after the start; by default, families join weekly activities only. */
  readonly after_start?: false;
  /**
   * The terms of registering for some of its dates only; by default, everybody can, at the whole
   * price.
   */
  readonly partial?: Partial<PartialTerms>;
}

/** Returns the terms of an activity for registering for some of its dates. */
export function partialOf({ partial }: Pick<ActivityContent, 'partial'>): PartialTerms {
  return {
    partial_registrations: 'EVERYBODY',
    partial_price: 'WHOLE',
    partial_fee: 0,
    partial_discount: 0,
    ...partial,
  };
}
