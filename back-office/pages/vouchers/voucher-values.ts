import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { secondsOf } from '@ribambelle/domain/base/durations.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { Picture } from '../../fields/picture-field.tsx';

/**
 * The values of the form of a voucher, amounts in minor units; pictures with their addresses, so
 * that they show.
 */
export interface VoucherValues extends Record<string, unknown> {
  readonly title: InEachLanguage<string>;
  readonly description: InEachLanguage<string>;
  readonly price: number;
  /** The worth: an amount, or a bundle by its cuid. */
  readonly amount: number | null;
  readonly bundle: string | null;
  /** Seconds; null for no end. */
  readonly duration: number | null;
  readonly published: boolean;
  readonly order: number;
  readonly images: readonly Picture[];
}

export const NEW_VOUCHER: VoucherValues = {
  title: NO_TEXT,
  description: NO_TEXT,
  price: 0,
  amount: 0,
  bundle: null,
  duration: secondsOf({ count: 1, unit: 'year' }),
  published: true,
  order: 0,
  images: [],
};
