import { COLOURS } from '../pieces/colours.ts';
import type { Drawing, MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Greeting } from '../pieces/greeting.tsx';
import { Heading } from '../pieces/heading.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import {
  amountRows,
  bookingRows,
  bundleRows,
  membershipRows,
  registrationRows,
  transferRows,
  voucherRows,
} from './order-rows.ts';
import type { OrderFacts, OrderTransfer } from './facts.ts';

/**
 * Confirms an order: the items, their price, the amount paid, and how to pay the remainder (1 §9.3
 * cart.processed, R19).
 */
export const orderMail: MailDefinition<OrderFacts> = {
  subject: ({ facts, texts, sender }) =>
    facts.registrations.length === 0
      ? texts.order_subject(sender.name)
      : texts.cart_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    return (
      <>
        <Greeting firstname={facts.firstname} texts={texts} />
        <Paragraph>{openingOf(drawing)}</Paragraph>
        {facts.registrations.map((registration, index) => (
          <div key={index}>
            <Heading>{registration.activity}</Heading>
            <Facts rows={registrationRows(registration, drawing)} />
          </div>
        ))}
        {facts.bookings.map((booking, index) => (
          <div key={index}>
            <Heading>{booking.resource}</Heading>
            <Facts rows={bookingRows(booking, drawing)} />
          </div>
        ))}
        {facts.memberships.map((membership, index) => (
          <div key={index}>
            <Heading>{membership.title}</Heading>
            <Facts rows={membershipRows(membership, drawing)} />
          </div>
        ))}
        {facts.bundles.map((bundle, index) => (
          <div key={index}>
            <Heading>{bundle.title}</Heading>
            <Facts rows={bundleRows(bundle, drawing)} />
          </div>
        ))}
        {facts.vouchers.map((voucher, index) => (
          <div key={index}>
            <Heading>{voucher.title}</Heading>
            <Facts rows={voucherRows(voucher, drawing)} />
            {voucher.paid && voucher.code !== '' ? (
              <Button href={voucher.href}>{texts.gift_redeem}</Button>
            ) : null}
          </div>
        ))}
        <Amounts rows={amountRows(drawing)} />
        {facts.collected_by === null ? null : (
          <Paragraph>{texts.order_collected(facts.collected_by)}</Paragraph>
        )}
        {facts.transfer === null ? null : <Transfer drawing={drawing} transfer={facts.transfer} />}
        <Button href={facts.href}>{texts.see_order}</Button>
        {facts.conditions.length === 0 ? null : <Heading>{texts.order_conditions}</Heading>}
        {facts.conditions.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
      </>
    );
  },
};

function Amounts({ rows }: { rows: readonly Fact[] }) {
  return (
    <div style={{ marginTop: 24, paddingTop: 16, borderTop: `1px solid ${COLOURS.line}` }}>
      <Facts rows={rows} />
    </div>
  );
}

/** The words and the code for a transfer. */
export function Transfer(input: { drawing: Drawing<unknown>; transfer: OrderTransfer }) {
  const { drawing, transfer } = input;
  const { texts } = drawing;
  return (
    <div>
      <Heading>{texts.transfer_heading}</Heading>
      <Paragraph>{texts.transfer_opening}</Paragraph>
      {transfer.qr === null ? null : (
        <img
          src={transfer.qr}
          alt={texts.transfer_qr}
          width={180}
          height={180}
          style={{ display: 'block', margin: '16px 0' }}
        />
      )}
      <Facts rows={transferRows(transfer, drawing)} />
    </div>
  );
}

function openingOf({ facts, texts }: Drawing<OrderFacts>): string {
  if (facts.ordered_in_advance) return texts.advance_opening;
  return facts.registrations.length === 0 ? texts.order_opening : texts.cart_opening;
}
