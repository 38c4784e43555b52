import { ApiError, type Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { QuantityStepper } from '@ribambelle/ui/forms/quantity-stepper.tsx';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useAddition } from '../pieces/cart/use-addition.ts';
import styles from './view.module.css';

/** So many are added at once; whoever needs more adds again. */
const MOST = 20;

export interface AddFormProps {
  readonly voucher: Pick<Answer<'getVoucher'>, 'id' | 'price'>;
  readonly session: Session;
}

/** How many, and into the cart: one entry for each (2 §5), at the price that is shown. */
export const AddForm = ({ voucher, session }: AddFormProps): ReactElement => {
  const texts = useTexts('vouchers');
  const language = useLanguage();
  const answers = useAnswers();
  const { add, sending } = useAddition();
  const [quantity, setQuantity] = useState(1);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    const one = { voucher_id: voucher.id, total_amount: voucher.price };
    add(
      {
        customer_id: session.customer?.id,
        vouchers: Array.from({ length: quantity }, () => one),
      },
      {
        onError: (error) => {
          setRefusal(error.message);
          // what it costs now is shown where it is pressed again
          if (error instanceof ApiError && error.code === 'PRICE_CHANGED')
            void answers.invalidate('getVoucher');
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.quantity}>
        <span aria-hidden="true">{texts.quantity}</span>
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={MOST}
          texts={{ label: texts.quantity, fewer: texts.fewer, more: texts.more }}
        />
      </div>
      {quantity > 1 && (
        <p className={styles.total}>
          {texts.total}{' '}
          <strong>{formatPrice({ amount: quantity * voucher.price, language })}</strong>
        </p>
      )}
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" size="large" wide loading={sending}>
        {texts.add(quantity)}
      </Button>
      <p className={styles.footnote}>{texts.by_the_way}</p>
    </form>
  );
};
