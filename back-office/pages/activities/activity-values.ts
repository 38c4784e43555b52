import {
  OFFER_MINUTES,
  type WaitingListMode,
} from '@ribambelle/domain/activities/waiting-list-modes.ts';
import type {
  PartialPrice,
  PartialRegistrations,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import type { Picture } from '../../fields/picture-field.tsx';

/** The values of the form of an activity; pictures with their addresses, so that they show. */
export interface ActivityValues extends Record<string, unknown> {
  readonly title: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  readonly instructions: InEachLanguage<string>;
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
  readonly default_capacity: number | null;
  /** Null means no limit. */
  readonly maximum_quantity: number | null;
  readonly default_price: number;
  readonly default_deposit: number;
  readonly allow_registrations_after_start: boolean;
  readonly published: boolean;
  readonly order: number;
  readonly categories: string[];
  /** Cuids of memberships. */
  readonly memberships: string[];
  readonly members_only: boolean;
  readonly members_days_early: number;
  /** Amount in minor units, or percentage in basis points off; one of the two is null. */
  readonly member_price: number | null;
  readonly member_percentage: number | null;
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
  readonly partial_registrations: PartialRegistrations;
  readonly partial_price: PartialPrice;
  /** Amounts in minor units for each place; one of the two is 0. */
  readonly partial_fee: number;
  readonly partial_discount: number;
  readonly waiting_list_mode: WaitingListMode;
  readonly offer_minutes: number;
  readonly pictures: readonly Picture[];
}

export const NEW_ACTIVITY: ActivityValues = {
  title: NO_TEXT,
  description: NO_TEXT,
  instructions: NO_TEXT,
  age_minimum: null,
  age_maximum: null,
  default_capacity: null,
  maximum_quantity: null,
  default_price: 0,
  default_deposit: 0,
  allow_registrations_after_start: false,
  published: true,
  order: 0,
  categories: [],
  memberships: [],
  members_only: false,
  members_days_early: 0,
  member_price: null,
  member_percentage: null,
  vat_category: null,
  partial_registrations: 'EVERYBODY',
  partial_price: 'WHOLE',
  partial_fee: 0,
  partial_discount: 0,
  waiting_list_mode: 'NOTIFY',
  offer_minutes: OFFER_MINUTES.usual,
  pictures: [],
};

export function valuesOf(activity: Answer<'getOfficeActivity'>): ActivityValues {
  const {
    title,
    description,
    instructions,
    age_minimum,
    age_maximum,
    default_capacity,
    maximum_quantity,
    default_price,
    default_deposit,
  } = activity;
  const { allow_registrations_after_start, published, order, categories, images } = activity;
  const { memberships, members_only, members_days_early } = activity;
  const { member_price, member_percentage, waiting_list_mode, offer_minutes } = activity;
  const { partial_registrations, partial_price, partial_fee, partial_discount } = activity;
  const { vat_category } = activity;
  return {
    title,
    description,
    instructions,
    age_minimum,
    age_maximum,
    default_capacity,
    maximum_quantity,
    default_price,
    default_deposit,
    allow_registrations_after_start,
    published,
    order,
    categories,
    memberships,
    members_only,
    members_days_early,
    member_price,
    member_percentage,
    vat_category,
    partial_registrations,
    partial_price,
    partial_fee,
    partial_discount,
    waiting_list_mode,
    offer_minutes,
    pictures: images,
  };
}
