import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';

/**
 * The consequences of a cancellation, to the cent: what stays due and why, what comes back and how,
 * and the conditions that say so.
 */
export const CancelPreview = ({
  preview,
}: {
  readonly preview: Answer<'getCancellationPreview'>;
}): ReactElement => {
  const texts = useTexts('account').cancellation;
  const reading = useReading();
  const money = (amount: number) => formatPrice({ amount, language: reading.language });
  const { conditions, started_amount, fee_amount, outstanding_amount, back } = preview;
  const { waiting_amount, bundle_place_returned } = preview;
  return (
    <>
      {conditions !== '' && (
        <p className={styles.soft}>
          <strong>{texts.conditions}</strong> {conditions}
        </p>
      )}
      <dl className={styles.facts}>
        {started_amount > 0 && <Fact name={texts.started}>{money(started_amount)}</Fact>}
        {preview.total_amount > 0 && (
          <Fact name={texts.fee}>{fee_amount > 0 ? money(fee_amount) : texts.no_fee}</Fact>
        )}
        {preview.change_fee_amount > 0 && (
          <Fact name={texts.change_fee}>{money(preview.change_fee_amount)}</Fact>
        )}
        {preview.dropped_amount > 0 && (
          <Fact name={texts.dropped}>{money(preview.dropped_amount)}</Fact>
        )}
        {outstanding_amount > 0 && (
          <Fact name={texts.outstanding}>{money(outstanding_amount)}</Fact>
        )}
        {back.length > 0 && (
          <Fact name={texts.back}>
            {back.map(({ amount, way, method, paid_at }, index) => (
              <div key={index}>
                <strong>{money(amount)}</strong>
                <div className={styles.soft}>
                  {`${way === 'PROVIDER' ? texts.back_online(method) : texts.back_wallet} · ${texts.paid_on(formatDate(paid_at, reading))}`}
                </div>
              </div>
            ))}
          </Fact>
        )}
      </dl>
      {preview.online_amount > 0 && <p className={styles.soft}>{texts.takes_days}</p>}
      {waiting_amount > 0 && <p>{texts.waits(money(waiting_amount))}</p>}
      {bundle_place_returned !== null && (
        <p>{bundle_place_returned ? texts.place_returned : texts.place_lost}</p>
      )}
    </>
  );
};
