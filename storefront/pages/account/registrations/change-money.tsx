import type { Answer } from '@ribambelle/api/client.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';

/**
 * The money of a change that gives something up, to the cent: the fee, the part that comes back by
 * the provider or waits for staff, and the conditions that say so. Nothing for a change without.
 */
export const ChangeMoney = ({
  estimate,
}: {
  readonly estimate: Answer<'estimateRegistration'>;
}): ReactElement | null => {
  const texts = useTexts('account').cancellation;
  const language = useLanguage();
  const money = (amount: number) => formatPrice({ amount, language });
  const { conditions, fee_amount, online_amount, waiting_amount } = estimate;
  if (fee_amount + online_amount + waiting_amount === 0) return null;
  const rows = [
    { name: texts.fee, amount: fee_amount, more: null },
    { name: texts.back, amount: online_amount, more: texts.back_online('') },
  ].filter(({ amount }) => amount > 0);
  return (
    <div className={styles.words} aria-live="polite">
      {conditions !== '' && (
        <p className={styles.soft}>
          <strong>{texts.conditions}</strong> {conditions}
        </p>
      )}
      <dl className={styles.facts}>
        {rows.map(({ name, amount, more }) => (
          <Fact key={more ?? name} name={name}>
            <strong>{money(amount)}</strong>
            {more !== null && <div className={styles.soft}>{more}</div>}
          </Fact>
        ))}
      </dl>
      {online_amount > 0 && <p className={styles.soft}>{texts.takes_days}</p>}
      {waiting_amount > 0 && <p>{texts.waits(money(waiting_amount))}</p>}
    </div>
  );
};
