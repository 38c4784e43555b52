import { type Ask, ApiError } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { QuantityStepper } from '@ribambelle/ui/forms/quantity-stepper.tsx';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useAddition } from '../cart/use-addition.ts';
import styles from './offer-page.module.css';

/** The largest number added at once; a family that needs more adds again. */
const MOST = 20;

/** Refusals that mean that the page is outdated. */
const STALE: ReadonlySet<string> = new Set(['PRICE_CHANGED', 'RESOURCE_TAKEN']);

interface OfferFormProps {
  readonly price: number;
  readonly session: Session;
  /**
   * Returns the items for the cart: one for each (2 §5), at the price shown; null when a value is
   * missing, which the form then shows.
   */
  readonly wanted: (quantity: number) => Ask<'addCartItems'> | null;
  /** The call that returns the current price. */
  readonly shown_by: 'getBundle' | 'getMembership' | 'getVoucher' | 'listResourceAvailabilities';
  /** Other fields, above the number. */
  readonly children?: ReactNode;
  /** The words for the number; undefined when more than one makes no sense. */
  readonly several?: {
    readonly quantity: string;
    readonly fewer: string;
    readonly more: string;
    readonly total: string;
  };
  readonly texts: {
    readonly add: (count: number) => string;
    readonly by_the_way: string;
  };
}

/**
 * The form of an offer: the number, where several make sense, and the button that adds it to the
 * cart.
 */
export const OfferForm = (props: OfferFormProps): ReactElement => {
  const { price, session, several, texts } = props;
  const language = useLanguage();
  const answers = useAnswers();
  const { add, sending } = useAddition();
  const [quantity, setQuantity] = useState(1);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = useSentence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    const request = props.wanted(quantity);
    if (request === null) return;
    add(
      { customer_id: session.customer?.id, ...request },
      {
        onError: (error) => {
          setRefusal(sentence(error));
          // the next press shows the current price, or that the offer is gone
          if (error instanceof ApiError && STALE.has(error.code))
            void answers.invalidate(props.shown_by);
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {props.children}
      {several !== undefined && (
        <div className={styles.quantity}>
          <span aria-hidden="true">{several.quantity}</span>
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            min={1}
            max={MOST}
            texts={{ label: several.quantity, fewer: several.fewer, more: several.more }}
          />
        </div>
      )}
      {several !== undefined && quantity > 1 && (
        <p className={styles.total}>
          {several.total} <strong>{formatPrice({ amount: quantity * price, language })}</strong>
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
