import { linkOf } from '@ribambelle/elements/pieces/cart/link-of.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { periodOf } from '@ribambelle/elements/pieces/membership/period-of.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { Countdown } from '@ribambelle/ui/dates/countdown.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatDates } from '@ribambelle/texts/formats/format-dates.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { type ReactElement, useEffect, useState } from 'react';
import styles from './cart-drawer.module.css';
import type { CartItem } from './use-cart.ts';

/** Milliseconds before the end at which more time is offered. */
const OFFERED_BEFORE_END = 180_000;

/**
 * One item of the cart as a ticket: title, participant, dates, remaining hold, and removal
 * (1 §2.4).
 */
export const CartTicket = ({ item }: { readonly item: CartItem }): ReactElement => {
  const texts = useTexts('shell');
  const language = useLanguage();
  const refresh = useRefreshedCart();
  const remove = useAction('deleteCartItem', {
    shown_in: 'cart_panel',
    done: texts.removed,
    onDone: refresh,
  });
  const { availability, bundle, membership, voucher, resource } = item;
  const reading = useReading();
  const link = linkOf(item);
  const title = link.title || texts.item_types[item.type];
  const names = item.participants.map((person) => person.fullname).join(', ');
  const details = [
    ...(availability?.location
      ? [[availability.location.name, availability.location.city].filter(Boolean).join(', ')]
      : []),
    ...(bundle === null ? [] : [<Pack key="pack" item={item} />]),
    ...(membership === null ? [] : [periodOf(membership, reading)]),
    ...(resource?.location == null ? [] : [resource.location.title]),
    ...(voucher === null ? [] : [<Worth key="worth" voucher={voucher} />]),
    ...item.options.map((option) =>
      [option.title, option.content ?? option.label].filter(Boolean).join(' : '),
    ),
    ...(item.deposit > 0 ? [<DepositLine key="deposit" amount={item.deposit} />] : []),
  ];
  return (
    <TicketCard
      heading="h3"
      what={link.href === null ? title : <Link href={link.href}>{title}</Link>}
      who={item.quantity > 1 ? `${names} × ${item.quantity}` : names}
      when={<When item={item} />}
      details={details}
      kept={<TimeLeft item={item} refresh={refresh} />}
      price={
        item.type === 'REGISTRATION_REQUEST' ? (
          texts.item_types[item.type]
        ) : (
          <Price amount={item.price} language={language} size="card" />
        )
      }
      actions={
        <IconButton
          icon="trash"
          label={texts.remove_item(title)}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ item_id: item.id })}
        />
      }
    />
  );
};

const Worth = (input: { readonly voucher: NonNullable<CartItem['voucher']> }): ReactElement => (
  <>
    {useTexts('shell').worth} {formatWorth(input.voucher, useLanguage())}
  </>
);

/** The registrations that a purchased bundle pays, or the bundle that pays a registration. */
const Pack = ({ item: { type, bundle } }: { readonly item: CartItem }): ReactElement | null => {
  const texts = useTexts('shell');
  if (bundle === null) return null;
  if (type === 'REGISTRATION') return <>{texts.bundle_used(bundle.title)}</>;
  return (
    <>{bundle.capacity === null ? texts.bundle_unlimited : texts.bundle_pays(bundle.capacity)}</>
  );
};

const DepositLine = ({ amount }: { readonly amount: number }): ReactElement => (
  <>
    {useTexts('shell').deposit} <Price amount={amount} language={useLanguage()} />
  </>
);

/** The first and the last chosen day, and the number of those in between. */
const When = ({ item }: { readonly item: CartItem }): ReactElement | null => {
  const texts = useTexts('shell');
  const reading = useReading();
  const dates = [
    ...item.availability_dates.map(({ date }) => date),
    ...item.booking_dates,
  ].toSorted((one, other) => one.start_at.localeCompare(other.start_at));
  const first = dates[0] ?? item.availability;
  const last = dates.at(-1) ?? item.availability;
  if (!first || !last) return null;
  const whole =
    item.availability !== null &&
    first.start_at === item.availability.start_at &&
    last.end_at === item.availability.end_at;
  if (whole) return <>{formatDates(dates.length > 0 ? dates : [first], reading)}</>;
  const more = dates.length - 1;
  return (
    <>
      {formatDateRange(first, reading)} {more > 0 && texts.more_dates(more)}
    </>
  );
};

const TimeLeft = ({
  item,
  refresh,
}: {
  readonly item: CartItem;
  readonly refresh: () => Promise<void>;
}): ReactElement => {
  const texts = useTexts('shell');
  const is_ending = useEnding(item.expires_at);
  const extend = useAction('extendCartItems', {
    shown_in: 'cart_panel',
    done: texts.more_time_done,
    onDone: refresh,
  });
  return (
    <div className={styles.time}>
      <Countdown
        expires_at={item.expires_at}
        label={item.type === 'REGISTRATION' ? texts.kept : texts.kept_thing}
        almost_over={texts.kept_almost_over}
        onOver={() => void refresh()}
      />
      {item.extendable && is_ending && (
        <Button
          kind="white"
          size="small"
          loading={extend.isPending}
          onClick={() => extend.mutate({ item_id: item.id })}
        >
          {texts.more_time_action}
        </Button>
      )}
    </div>
  );
};

function useEnding(expires_at: string): boolean {
  const [is_ending, setEnding] = useState(false);
  useEffect(() => {
    setEnding(false);
    const timer = setTimeout(
      () => setEnding(true),
      Math.max(0, Date.parse(expires_at) - OFFERED_BEFORE_END - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [expires_at]);
  return is_ending;
}

/** Refreshes after a change of the cart: the session, and every estimate (1 §7). */
function useRefreshedCart(): () => Promise<void> {
  const answers = useAnswers();
  const refreshSession = useRefreshSession();
  return async () => {
    await Promise.all([
      refreshSession(),
      answers.invalidate('getCartItemEstimate'),
      answers.invalidate('estimateCartItem'),
    ]);
  };
}
