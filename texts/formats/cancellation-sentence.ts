import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import type {
  CancellationPolicy,
  PolicyDestination,
  PolicyStep,
} from '@ribambelle/domain/cancellation-policies/policy.ts';
import { formatPrice } from './format-price.ts';
import { numberFormat } from './formatters.ts';

/** The words of one language for the conditions on which families cancel. */
export interface CancellationWords {
  readonly free: string;
  readonly share: (percentage: string) => string;
  readonly share_of_rest: (percentage: string) => string;
  readonly always: (fee: string) => string;
  readonly until_days: (days: number, fee: string) => string;
  readonly until_start: (fee: string) => string;
  readonly between: (from: number, to: number, fee: string) => string;
  readonly on_day: (days: number, fee: string) => string;
  readonly then_until_start: (fee: string) => string;
  readonly then_until_end: (fee: string) => string;
  readonly never: string;
  readonly then_never: string;
  readonly money: Readonly<Record<PolicyDestination, string>>;
}

/**
 * Writes a policy for families, one sentence a step: `Until 14 days before the start: free.`, and
 * then what becomes of money that is no longer due.
 */
export function cancellationSentence(
  { steps, money_to }: CancellationPolicy,
  { words, language }: { readonly words: CancellationWords; readonly language: Language },
): string {
  const last = steps.at(-1);
  if (last === undefined) return words.never;
  const sentences = steps.map((step, index) => {
    const fee = feeOf(step, { words, language });
    const from = steps[index - 1]?.until_days ?? null;
    return from === null ? first(step, { words, fee }) : next(step, { words, fee, from: from - 1 });
  });
  const end = last.until_days === null ? [] : [words.then_never];
  return [...sentences, ...end, words.money[money_to]].join(' ');
}

/** Writes the fee of a step: `free`, `20 %`, `€15.00`. */
function feeOf(
  { until_days, fee_percentage, fee_amount }: PolicyStep,
  { words, language }: { readonly words: CancellationWords; readonly language: Language },
): string {
  if (fee_percentage > 0) {
    const share = numberFormat(HABITS[language].locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    }).format(fee_percentage / 10_000);
    return until_days === null ? words.share_of_rest(share) : words.share(share);
  }
  return fee_amount > 0 ? formatPrice({ amount: fee_amount, language }) : words.free;
}

interface Writing {
  readonly words: CancellationWords;
  readonly fee: string;
}

function first({ until_days }: PolicyStep, { words, fee }: Writing): string {
  if (until_days === null) return words.always(fee);
  return until_days === 0 ? words.until_start(fee) : words.until_days(until_days, fee);
}

/** Writes a step that begins a number of days before the first date. */
function next(
  { until_days }: PolicyStep,
  { words, fee, from }: Writing & { readonly from: number },
): string {
  if (until_days === null) return words.then_until_end(fee);
  if (until_days === 0) return words.then_until_start(fee);
  return until_days === from ? words.on_day(from, fee) : words.between(from, until_days, fee);
}
