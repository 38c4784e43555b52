import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import type { ReactElement } from 'react';
import type { Cart } from './cart.ts';
import styles from './view.module.css';

type Coupon = NonNullable<Cart['coupon']>;

/**
 * The coupon of the cart: its name, its reduction, and the reason when that is zero so far (3 §4).
 */
export const AttachedCoupon = (props: {
  readonly coupon: Coupon;
  /** The reduction of this cart, in minor units. */
  readonly discount: number;
  readonly removing: boolean;
  readonly onRemove: () => void;
}): ReactElement => {
  const { coupon, discount } = props;
  const { coupon: texts } = useTexts('checkout-page');
  const language = useLanguage();
  const price = (amount: number) => formatPrice({ amount, language });
  const worth =
    coupon.percentage === null
      ? price(-(coupon.amount ?? 0))
      : texts.percent(coupon.percentage / 100);
  return (
    <section className={styles.attached} aria-label={texts.label}>
      <div className={styles.attachedLine}>
        <p>
          <strong>{coupon.title}</strong>
          <span className={styles.small}>
            {[coupon.label, worth].join(' · ')}
            {coupon.min_total_amount > 0 && ` · ${texts.minimum(price(coupon.min_total_amount))}`}
          </span>
        </p>
        <Button kind="plain" size="small" loading={props.removing} onClick={props.onRemove}>
          {texts.detach}
        </Button>
      </div>
      {discount === 0 && coupon.obstacle !== null && (
        <Notice tone="yellow">{texts.obstacles[coupon.obstacle]}</Notice>
      )}
    </section>
  );
};
