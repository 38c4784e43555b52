import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { formatDates } from '@ribambelle/texts/formats/format-dates.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import { linkOf } from '../pieces/cart/link-of.ts';
import type { Cart } from './cart.ts';
import { periodOf } from '../pieces/membership/period-of.ts';
import { useReductionText } from '../pieces/facts/use-reduction-text.ts';

/** A ticket for one item: participant, title, dates, options and price. */
export const CartTicket = ({ item }: { readonly item: Cart['items'][number] }): ReactElement => {
  const texts = useTexts('checkout-page');
  const reading = useReading();
  const reductionText = useReductionText();
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const remove = useAction('deleteCartItem', {
    shown_in: 'cart_panel',
    done: texts.removed,
    onDone: async () => {
      await Promise.all([refresh(), answers.invalidate('estimateCartItem')]);
    },
  });
  const { availability, bundle, membership, voucher, resource } = item;
  const { title, href } = linkOf(item);
  const dates = [...item.availability_dates.map(({ date }) => date), ...item.booking_dates];
  const rows = dates.length === 0 && availability !== null ? [availability] : dates;
  return (
    <TicketCard
      heading="h2"
      who={item.participants.map(({ fullname }) => fullname).join(', ') || undefined}
      what={href === null ? title : <Link href={href}>{title}</Link>}
      when={formatDates(rows, reading) || undefined}
      details={[
        ...(availability?.location === null || availability === null
          ? []
          : [`${availability.location.name}, ${availability.location.city}`]),
        ...(bundle === null ? [] : [bundleText(item, texts)]),
        ...(membership === null ? [] : [periodOf(membership, reading)]),
        ...(resource?.location == null ? [] : [resource.location.title]),
        ...(voucher === null ? [] : [texts.worth(formatWorth(voucher, reading.language))]),
        ...(item.type === 'REGISTRATION_REQUEST' ? [texts.request_free] : []),
        ...(dates.length > 1 ? [texts.dates(dates.length)] : []),
        ...(item.quantity > 1 ? [texts.places(item.quantity)] : []),
        ...item.options.map(({ title: option, label, content }) =>
          [option, label === option ? null : label, content].filter(Boolean).join(' · '),
        ),
        ...item.reductions.map(reductionText),
        ...(item.deposit > 0
          ? [texts.deposit_of(formatPrice({ amount: item.deposit, language: reading.language }))]
          : []),
      ]}
      price={
        item.type === 'REGISTRATION_REQUEST' ? undefined : (
          <Price amount={item.price} language={reading.language} size="card" />
        )
      }
      actions={
        <IconButton
          icon="trash"
          label={texts.remove(title)}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ item_id: item.id })}
        />
      }
    />
  );
};

/**
 * Returns the number of registrations that a bought bundle pays, or the bundle that pays a
 * registration.
 */
function bundleText(
  { type, bundle }: Pick<Cart['items'][number], 'type' | 'bundle'>,
  texts: Texts['checkout-page'],
): string {
  if (bundle === null) return '';
  if (type === 'REGISTRATION') return texts.bundle_used(bundle.title);
  return bundle.capacity === null ? texts.bundle_unlimited : texts.bundle_pays(bundle.capacity);
}
