import type { PartialTerms } from '@ribambelle/domain/pricing/partial-registration.ts';
import type { WallTime } from '@ribambelle/domain/base/days.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Rhythm, Words } from '../shop.ts';
import type { BringKey } from './bring.ts';
import type { OptionKey, QuestionKey } from './extras.ts';

/** An activity as it is written down: what it is called, what happens, for whom, how much. */
export interface ActivityContent {
  readonly slug: string;
  readonly title: Words;
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly bring: readonly BringKey[];
  readonly ages: readonly [minimum: number | null, maximum: number | null];
  readonly rhythm: Rhythm;
  /** The days of the week on which it can be, 1 for Monday, and its hours on the wall; where absent, those that suit its rhythm. */
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
  /** One of its dates is always full. */
  readonly popular?: true;
  /** Its waiting lists keep a place for the next family, or order it for who ordered it in advance. */
  readonly waiting_list?: 'OFFER' | 'BUY';
  /** Nobody joins it once it has begun; left out, families join what comes back every week, and nothing else. */
  readonly after_start?: false;
  /** Who can register for some of its dates only, and what those cost; left out, everybody at the whole price. */
  readonly partial?: Partial<PartialTerms>;
}

/** What an activity says of registering for some of its dates. */
export function partialOf({ partial }: Pick<ActivityContent, 'partial'>): PartialTerms {
  return {
    partial_registrations: 'EVERYBODY',
    partial_price: 'WHOLE',
    partial_fee: 0,
    partial_discount: 0,
    ...partial,
  };
}
