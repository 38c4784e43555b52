import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { ViewProps } from '../element.ts';
import { LoginPrompt } from '../pieces/registration-form/login-prompt.tsx';
import type { CheckoutProps } from './checkout.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { Settings } from './settings.ts';
import { useUnexpired } from './use-unexpired.ts';
import styles from './view.module.css';

const NOTHING: readonly never[] = [];

/**
 * The checkout of the current cart (3 §2): nothing without a cart, a sign-in link for a visitor.
 */
export function View(_props: ViewProps<Settings>): ReactElement {
  const texts = useTexts('checkout-page');
  const session = useSession();
  const cart = session?.cart ?? null;
  const Checkout = useCheckout(cart !== null);
  const [is_leaving, setLeaving] = useState(false);
  const has_items = useUnexpired(cart?.items ?? NOTHING).length > 0;
  return (
    <Container>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        {session !== undefined && session.customer === null && (
          <LoginPrompt title={texts.login_title} text={texts.login_text} />
        )}
        {session?.customer != null && !has_items && !is_leaving && <EmptyCart />}
        {(session === undefined || (has_items && Checkout === null)) && (
          <Skeleton shape="row" count={3} />
        )}
        {session !== undefined &&
          cart !== null &&
          (has_items || is_leaving) &&
          Checkout !== null && <Checkout cart={cart} onLeaving={() => setLeaving(true)} />}
      </div>
    </Container>
  );
}

/** Loads the checkout when there is a cart to check out. */
function useCheckout(is_needed: boolean): ComponentType<CheckoutProps> | null {
  const [Checkout, setCheckout] = useState<ComponentType<CheckoutProps> | null>(null);
  useEffect(() => {
    if (is_needed)
      void import('./checkout.tsx').then((module) => setCheckout(() => module.Checkout));
  }, [is_needed]);
  return Checkout;
}
