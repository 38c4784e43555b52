import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useId } from 'react';
import type { Cart } from './cart.ts';
import { CartTickets } from './cart-tickets.tsx';
import { conditionsOf } from './conditions-of.ts';
import { CouponBox } from './coupon-box.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { orderText, wordsFor } from './words-for.ts';
import { InstalmentChoice } from './instalment-choice.tsx';
import { nowAmount } from './planned-ways.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PayingNotice } from './paying-notice.tsx';
import { KeepMeans } from '../pieces/payment/keep-means.tsx';
import { OnlineMethods } from '../pieces/payment/online-methods.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useUnexpired } from './use-unexpired.ts';
import styles from './view.module.css';

export interface CheckoutProps {
  readonly cart: Cart;
  /** Called once the order is accepted: an empty cart then means that it is complete. */
  readonly onLeaving: () => void;
}

/**
 * Tickets and ways to pay on the left, the price on the right; one button that names its action
 * (3 §2, §4).
 */
export const Checkout = ({ cart, onLeaving }: CheckoutProps): ReactElement => {
  const texts = useTexts('checkout-page');
  const language = useLanguage();
  const id = useId();
  const form = useCheckoutForm({ cart, onLeaving });
  const items = useUnexpired(cart.items);
  const words = wordsFor(items, texts);
  const { totals } = cart;
  if (cart.status === 'PAYING' && !form.sending) return <PayingNotice cart={cart} />;
  const now = nowAmount(cart, form);
  const button = (
    <Button
      type="submit"
      form={id}
      size="large"
      wide
      loading={form.sending}
      disabled={form.strategy === null}
    >
      {orderText(items, { total: totals.total, texts })}
    </Button>
  );
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Split
        panel_label={texts.summary.title}
        panel={
          <div className={styles.panel}>
            <h2>{texts.summary.title}</h2>
            <CheckoutSummary
              words={words}
              totals={totals}
              strategy={form.strategy}
              way={form.way}
            />
            {cart.coupons_enabled && <CouponBox cart={cart} />}
            <div className={styles.terms}>
              {conditionsOf(items, texts).map((sentence) => (
                <p key={sentence} className={styles.small}>
                  {sentence}
                </p>
              ))}
              {form.new_terms !== null && (
                <Notice tone="yellow" title={texts.terms.changed}>
                  {texts.terms.changed_text}
                </Notice>
              )}
              <Checkbox
                label={
                  <>
                    {texts.terms.before}
                    <Link href="/terms" target="_blank">
                      {texts.terms.link}
                    </Link>
                    {texts.terms.after}
                  </>
                }
                checked={form.terms}
                onChange={(event) => form.setTerms(event.currentTarget.checked)}
                error={form.terms_missing ? texts.terms.error : undefined}
                ref={form.terms_ref}
              />
            </div>
            {form.refusal !== null && <Notice tone="red">{form.refusal}</Notice>}
            <p className={styles.recap}>
              {words.recap(
                items.length,
                formatPrice({ amount: totals.total + totals.service_fee, language }),
              )}
            </p>
            <div className={styles.wideButton}>{button}</div>
          </div>
        }
        bar={
          <>
            <span className={styles.barPrice}>
              <span className={styles.small}>{texts.summary.now}</span>
              <Price amount={now} language={language} size="card" />
            </span>
            <span className={styles.barButton}>{button}</span>
          </>
        }
      >
        <CartTickets items={items} />
        <PaymentMethods
          strategies={cart.payment_strategies}
          refused={cart.transfer_refused}
          totals={totals}
          transfer_due_at={cart.transfer_due_at}
          due_parts={cart.transfer_due_parts}
          value={form.strategy}
          way={form.way}
          onChange={form.setStrategy}
        />
        {form.ways.length > 0 && (
          <InstalmentChoice
            ways={form.ways}
            value={form.way?.cuid ?? null}
            onChange={form.setPlan}
          />
        )}
        {form.strategy?.startsWith('IMMEDIATE') === true && now > 0 && (
          <>
            <OnlineMethods
              texts={texts.online_methods}
              value={form.payment_method}
              onChange={form.setPaymentMethod}
            />
            <KeepMeans texts={texts.keep_means} agreement={form.agreement} />
          </>
        )}
      </Split>
    </form>
  );
};
