import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { z } from 'zod';

const amount = z.int().default(0);
const lines = z.object({
  base_price: z.int(),
  options: z.array(z.object({ label: z.string(), amount: z.int() })).default([]),
  partial_registration_total_fee: amount,
  partial_registration_total_discount: amount,
  bundle_total: amount,
  reductions: z
    .array(
      z.object({
        kind: z.enum(['MEMBER', 'DISCOUNT', 'VOLUME_DISCOUNT']),
        label: z.record(z.string(), z.string()),
        amount: z.int(),
      }),
    )
    .default([]),
  coupon_total: amount,
  change_fee_total: amount,
});

/** The amounts taken off a price before its reductions, in order. */
const BEFORE = ['partial_registration_total_discount', 'bundle_total'] as const;

/**
 * Returns the composition of a price, line by line; a registration whose lines were not kept shows
 * its total alone.
 */
export function presentPriceLines(
  row: { readonly price_lines: unknown; readonly total_amount: number },
  { language, text }: { readonly language: Language; readonly text: (column: Json) => string },
): readonly { readonly label: string; readonly amount: number }[] {
  const { registrations, cart } = textsFor(language);
  const words = { ...cart.lines, coupon_total: registrations.coupon_total };
  const result = lines.safeParse(row.price_lines);
  if (!result.success) return [{ label: registrations.base_price, amount: row.total_amount }];
  const price = result.data;
  const fee = price.partial_registration_total_fee;
  return [
    { label: registrations.base_price, amount: price.base_price },
    ...price.options.map((option) => ({ label: option.label, amount: option.amount })),
    { label: words.partial_registration_total_fee, amount: fee },
    ...BEFORE.map((name) => ({ label: words[name], amount: -price[name] })),
    ...price.reductions.map((one) => ({
      label: words.reductions[one.kind](text(one.label)),
      amount: -one.amount,
    })),
    { label: words.coupon_total, amount: -price.coupon_total },
    { label: registrations.fee_line, amount: price.change_fee_total },
  ].filter((line, index) => index === 0 || line.amount !== 0);
}
