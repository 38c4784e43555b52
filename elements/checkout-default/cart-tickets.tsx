import { earliest } from '@ribambelle/domain/base/instants.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Countdown } from '@ribambelle/ui/dates/countdown.tsx';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { CartTicket } from './cart-ticket.tsx';
import type { Cart } from './cart.ts';
import { wordsFor } from './words-for.ts';
import styles from './view.module.css';

interface CartTicketsProps {
  readonly items: readonly Cart['items'][number][];
}

/**
 * The items as tickets, and the time for which their places are kept; it can be extended once (WCAG
 * 2.2.1).
 */
export const CartTickets = ({ items }: CartTicketsProps): ReactElement => {
  const texts = useTexts('checkout-page');
  const words = wordsFor(items, texts);
  const refresh = useRefreshSession();
  const extend = useAction('extendCartItems', {
    shown_in: 'cart_panel',
    done: texts.extended,
    onDone: refresh,
  });
  const expires_at = earliest(items.map((item) => item.expires_at));
  return (
    <section className={styles.tickets} aria-label={words.tickets(items.length)}>
      {expires_at !== null && (
        <div className={styles.kept}>
          <Countdown
            expires_at={expires_at}
            label={words.countdown}
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
        {items.map((item, index) => (
          <li key={item.id} className={styles.ticketAndMore}>
            <CartTicket item={item} />
            {item.availability !== null &&
              items.findLastIndex((other) => other.availability?.id === item.availability?.id) ===
                index && <AnotherParticipant availability={item.availability} />}
          </li>
        ))}
      </ul>
      <Link href="/activities" className={buttonClass({ kind: 'white' })}>
        <Icon name="search" />
        {texts.keep_looking}
      </Link>
    </section>
  );
};

/** A link below the last ticket of an availability, back to it for the rest of the family. */
const AnotherParticipant = ({
  availability: { cuid, activity },
}: {
  readonly availability: NonNullable<Cart['items'][number]['availability']>;
}): ReactElement => {
  const texts = useTexts('checkout-page');
  return (
    <Link
      href={`/availabilities/${activity.slug}/${cuid}#registration`}
      className={buttonClass({ kind: 'plain', size: 'small' })}
    >
      <Icon name="plus" />
      {texts.another_participant(activity.title)}
    </Link>
  );
};
