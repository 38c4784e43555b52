import { cartTotals, sortedItems } from '@ribambelle/domain/carts/cart-items.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Drawer } from '@ribambelle/ui/layout/drawer.tsx';
import { usePullDown } from '@ribambelle/ui/layout/use-pull-down.ts';
import { Stack } from '@ribambelle/ui/layout/stack.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { CartTicket } from './cart-ticket.tsx';
import styles from './cart-drawer.module.css';
import { signInLinks } from './sign-in-links.ts';
import type { CartItem, ShownCart } from './use-cart.ts';

interface CartDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly cart: ShownCart;
}

/** The content of the cart, from any page (1 §2.4). */
export const CartDrawer = ({ open, onClose, cart }: CartDrawerProps): ReactElement => {
  const texts = useTexts('shell');
  const items = sortedItems(cart.items);
  const has_items = items.length > 0;
  const pull = usePullDown(onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={
        <span className={styles.handle} {...pull}>
          {texts.cart}
        </span>
      }
      close_label={texts.close}
      close_on_desktop
      footer={has_items ? <Sums items={items} onClose={onClose} /> : undefined}
    >
      {has_items ? (
        <Stack gap={4}>
          {items.map((item) => (
            <CartTicket key={item.id} item={item} />
          ))}
        </Stack>
      ) : (
        <Nothing signedIn={Boolean(cart.session?.customer)} />
      )}
    </Drawer>
  );
};

const Nothing = ({ signedIn }: { readonly signedIn: boolean }): ReactElement => {
  const texts = useTexts('shell');
  const { login } = signInLinks(useLocation());
  if (!signedIn) {
    return (
      <EmptyState
        title={texts.cart_sign_in_title}
        text={texts.cart_sign_in}
        action={
          <Link href={login} className={buttonClass()}>
            {texts.sign_in}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={texts.cart_empty_title}
      text={texts.cart_empty}
      action={
        <Link href="/activities" className={buttonClass({ kind: 'secondary' })}>
          {texts.see_activities}
        </Link>
      }
    />
  );
};

const Sums = ({
  items,
  onClose,
}: {
  readonly items: readonly CartItem[];
  readonly onClose: () => void;
}): ReactElement => {
  const texts = useTexts('shell');
  const language = useLanguage();
  const navigate = useNavigate();
  const { path } = useLocation();
  const { price, deposit, show_deposit } = cartTotals(items, useRenderedAt());
  return (
    <>
      <dl className={styles.sums}>
        <div className={`${styles.sum} ${styles.total}`}>
          <dt>{texts.total}</dt>
          <dd>
            <Price amount={price} language={language} size="card" />
          </dd>
        </div>
        {show_deposit && (
          <div className={styles.sum}>
            <dt>{texts.of_which_deposit}</dt>
            <dd>
              <Price amount={deposit} language={language} />
            </dd>
          </div>
        )}
      </dl>
      <Button
        size="large"
        wide
        onClick={() => (path === '/checkout' ? onClose() : navigate('/checkout'))}
      >
        {texts.checkout}
      </Button>
    </>
  );
};
