import type { Amount, BasisPoints } from '@ribambelle/domain/base/money.ts';
import { NEW_FAMILIES } from './segments.ts';
import type { Words } from '../shop.ts';

/** The written content of a coupon: code, description, reduction, and least total of the cart. */
export interface CouponContent {
  readonly code: string;
  readonly title: Words;
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  readonly min_total_amount: Amount;
  readonly maximum_uses: number | null;
  readonly maximum_uses_per_customer: number | null;
  readonly active: boolean;
  /** The name of the segment that it is for; null for everybody. */
  readonly people: string | null;
}

/** The promo codes of L’Éclaircie. */
export const COUPONS: readonly CouponContent[] = [
  {
    code: 'BIENVENUE10',
    title: ['Dix pour cent de bienvenue', 'Ten percent to welcome you'],
    amount: null,
    percentage: 1_000,
    min_total_amount: 0,
    maximum_uses: null,
    maximum_uses_per_customer: 1,
    active: true,
    people: null,
  },
  {
    code: 'FRATRIE20',
    title: ['Vingt euros pour les fratries', 'Twenty euros for siblings'],
    amount: 2_000,
    percentage: null,
    min_total_amount: 25_000,
    maximum_uses: 100,
    maximum_uses_per_customer: null,
    active: true,
    people: null,
  },
  {
    code: 'ETE2025',
    title: ['L’été passé', 'Last summer'],
    amount: 1_000,
    percentage: null,
    min_total_amount: 0,
    maximum_uses: null,
    maximum_uses_per_customer: null,
    active: false,
    people: null,
  },
  {
    code: 'PREMIERE15',
    title: ['Quinze pour cent pour la première fois', 'Fifteen percent the first time'],
    amount: null,
    percentage: 1_500,
    min_total_amount: 0,
    maximum_uses: null,
    maximum_uses_per_customer: 1,
    active: true,
    people: NEW_FAMILIES,
  },
];
