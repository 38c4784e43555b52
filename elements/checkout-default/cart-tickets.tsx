import { earliest } from '@ribambelle/domain/base/instants.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Countdown } from '@ribambelle/ui/dates/countdown.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { CartTicket } from './cart-ticket.tsx';
import type { Cart } from './cart.ts';
import styles from './view.module.css';

interface CartTicketsProps {
  readonly items: readonly Cart['items'][number][];
}

/** The items as tickets, and how long their places are kept; more time can be had once (WCAG 2.2.1). */
export const CartTickets = ({ items }: CartTicketsProps): ReactElement => {
  const texts = useTexts('checkout-page');
  const refresh = useRefreshSession();
  const extend = useAction('extendCartItems', {
    place: 'cart_panel',
    done: texts.extended,
    onDone: refresh,
  });
  const expires_at = earliest(items.map((item) => item.expires_at));
  return (
    <section className={styles.tickets} aria-label={texts.tickets(items.length)}>
      {expires_at !== null && (
        <div className={styles.kept}>
          <Countdown
            expires_at={expires_at}
            label={texts.countdown}
            almost_over={texts.almost_over}
            onOver={() => void refresh()}
          />
          {items.some((item) => item.extendable) && (
            <Button
              kind="white"
              size="small"
              loading={extend.isPending}
              onClick={() => extend.mutate({})}
            >
              {texts.extend}
            </Button>
          )}
        </div>
      )}
      <ul className={styles.ticketList}>
        {items.map((item) => (
          <li key={item.id}>
            <CartTicket item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
};
