import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAddition } from '@ribambelle/elements/pieces/cart/use-addition.ts';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';

/**
 * Puts the next cycle of a membership into the cart and goes to the checkout, or says when the
 * cycle will be available.
 */
export const Renewal = (props: {
  readonly membership: Answer<'getAccountMembership'>;
  readonly customer_id: number;
}): ReactElement | null => {
  const texts = useTexts('account');
  const reading = useReading();
  const { add, sending } = useAddition();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { membership, customer_id } = props;
  const { renewal, renewable_from, participant } = membership;
  if (renewal === null)
    return renewable_from === null ? null : (
      <p className={styles.soft}>
        {texts.membership_renewable(formatDate(renewable_from, { ...reading, year: true }))}
      </p>
    );
  const renew = () => {
    setRefusal(null);
    const one = {
      membership_id: membership.membership.id,
      participant_id: participant?.id ?? null,
      total_amount: renewal.price,
    };
    add({ customer_id, memberships: [one] }, { onError: ({ message }) => setRefusal(message) });
  };
  return (
    <section className={styles.panel} aria-labelledby="renewal">
      <h2 id="renewal" className={styles.panelTitle}>
        {texts.membership_renew}
        <strong>{formatPrice({ amount: renewal.price, language: reading.language })}</strong>
      </h2>
      <p>{texts.membership_renews_until(lastDay(renewal.end_at, reading))}</p>
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <p>
        <Button onClick={renew} loading={sending}>
          {texts.membership_renew_button}
        </Button>
      </p>
    </section>
  );
};
