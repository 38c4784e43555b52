import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { SumList, type SumLine } from '@ribambelle/ui/money/sum-list.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './form.module.css';
import type { Estimate } from './use-estimate.ts';

interface PriceEstimateProps {
  readonly estimates: readonly Estimate[] | null;
  readonly is_renewing: boolean;
  readonly knows_participant: boolean;
  readonly has_dates: boolean;
  /** A title for each estimate when there are several. */
  readonly titles: readonly string[];
}

/** The live price, line by line (2 §7). The last price stays visible until the new one arrives. */
export const PriceEstimate = ({
  estimates,
  is_renewing,
  knows_participant,
  has_dates,
  titles,
}: PriceEstimateProps): ReactElement => {
  const texts = useTexts('cart');
  const language = useLanguage();
  const linesOf = useLines();
  if (estimates === null)
    return (
      <p className={styles.hint}>
        {!knows_participant
          ? texts.estimate_needs_participant
          : has_dates
            ? texts.estimate_loading
            : texts.estimate_needs_date}
      </p>
    );
  const total = estimates.reduce((sum, estimate) => sum + estimate.total_price, 0);
  const partial = estimates.find(isPartOfAll);
  const deposit = estimates.reduce((sum, estimate) => sum + estimate.total_deposit, 0);
  return (
    <section className={styles.estimate} aria-label={texts.estimate} aria-busy={is_renewing}>
      <SumList
        lines={estimates.flatMap((estimate, index) =>
          linesOf(estimate, estimates.length > 1 ? titles[index] : undefined),
        )}
        total={{ label: texts.lines.total, amount: total }}
        language={language}
      />
      {partial !== undefined && (
        <p className={styles.hint}>
          {texts.estimate_of_dates[partial.partial_price](
            partial.dates_chosen,
            partial.dates_total,
          )}
        </p>
      )}
      {deposit > 0 && deposit < total && (
        <p className={styles.deposit}>
          {texts.lines.deposit(formatPrice({ amount: deposit, language }))}
        </p>
      )}
    </section>
  );
};

/**
 * Tests whether some dates are left out without a fee or discount for it: the hint then explains
 * the price (decision 0124).
 */
function isPartOfAll(estimate: Estimate): boolean {
  return (
    estimate.base_price > 0 &&
    estimate.dates_chosen < estimate.dates_total &&
    estimate.partial_registration_total_fee === 0 &&
    estimate.partial_registration_total_discount === 0
  );
}

const REDUCTIONS = ['partial_registration_total_discount', 'bundle_total'] as const;

/** Returns a function for the lines that add up to the total, without those of zero. */
function useLines(): (estimate: Estimate, title: string | undefined) => readonly SumLine[] {
  const { lines } = useTexts('cart');
  return (estimate, title) => {
    const base = title ?? lines.base_price;
    return [
      {
        label: estimate.quantity > 1 ? lines.quantity(base, estimate.quantity) : base,
        amount: estimate.base_price,
      },
      ...estimate.options.map(({ label, amount }) => ({ label, amount })),
      ...(estimate.partial_registration_total_fee > 0
        ? [
            {
              label: lines.partial_registration_total_fee,
              amount: estimate.partial_registration_total_fee,
            },
          ]
        : []),
      ...REDUCTIONS.filter((name) => estimate[name] > 0).map((name) => ({
        label: lines[name],
        amount: -estimate[name],
      })),
      ...estimate.reductions.map(({ kind, label, amount }) => ({
        label: lines.reductions[kind](label),
        amount: -amount,
      })),
    ];
  };
}
