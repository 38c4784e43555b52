import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { dayText } from '@ribambelle/elements/pieces/facts/day-text.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { formatDay, formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';
import { FileLink } from '../file-link.tsx';
import { Missing } from '../missing.tsx';
import { Failed } from '../paged-list.tsx';
import { PayRest } from '../payment/pay-rest.tsx';
import { Fact } from '../fact.tsx';
import { RegistrationRow } from '../registrations/registration-row.tsx';
import { BookingRow } from '../bookings/booking-row.tsx';
import { BundleRow } from '../bundles/bundle-row.tsx';
import { CycleOfOrder } from '../memberships/cycle-row.tsx';
import { RequestRow } from '../registrations-requests/request-row.tsx';
import { VoucherRow } from '../vouchers/voucher-row.tsx';
import { PaymentBadge } from './payment-badge.tsx';

/** One order with its purchases (3 §2). */
export const CartPage = (): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { cart: cuid = '' } = useParams();
  const { data, error, refetch } = useCall('getAccountCart', { cuid });
  const title =
    data === undefined
      ? texts.cart
      : texts.cart_of(dayOf(data.processed_at ?? data.created_at, reading));
  return (
    <AccountFrame
      tab="carts"
      title={title}
      back={{ href: '/account/carts', label: texts.tabs.carts }}
      badges={data !== undefined && <PaymentBadge {...data} />}
      action={data !== undefined && <Files cart={data} />}
    >
      {(session) => {
        if (data !== undefined) return <Detail cart={data} session={session} />;
        if (error instanceof ApiError && error.status === 404)
          return (
            <Missing title={texts.cart_missing} href="/account/carts" action={texts.all_carts} />
          );
        return error === null ? (
          <Skeleton shape="text" count={2} />
        ) : (
          <Failed retry={() => void refetch()} />
        );
      }}
    </AccountFrame>
  );
};

/** The kinds of purchase that have dates. */
const HAS_DATES: ReadonlySet<string> = new Set(['REGISTRATION', 'BOOKING']);

/** The files of an order: its dates, and its receipt. */
const Files = ({ cart }: { readonly cart: Answer<'getAccountCart'> }): ReactElement => {
  const calendar = useTexts('calendar');
  const receipts = useTexts('receipts');
  return (
    <div className={styles.actions}>
      {cart.items.some(({ type, cancelled }) => HAS_DATES.has(type) && !cancelled) && (
        <FileLink path={`/carts/${cart.cuid}/calendar`} icon="calendar">
          {calendar.add}
        </FileLink>
      )}
      {cart.paid_amount > 0 && (
        <FileLink path={`/carts/${cart.cuid}/receipt`} icon="download">
          {receipts.download}
        </FileLink>
      )}
    </div>
  );
};

const dayOf = (instant: string, { language, time_zone }: Reading): string =>
  formatDay(dayText(localTimeOf(instant, time_zone)), language);

const Detail = ({
  cart,
  session,
}: {
  readonly cart: Answer<'getAccountCart'>;
  readonly session: SignedIn;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const money = (amount: number) => formatPrice({ amount, language: reading.language });
  return (
    <>
      <PayRest
        account={session.account}
        customer={session.customer}
        amount={cart.outstanding_amount}
        deposit={0}
        reference={cart.reference}
        transfer={cart.bank_transfer}
      />
      <Section title={texts.items_title}>
        <div>
          {cart.items.map((item) => {
            switch (item.type) {
              case 'BOOKING':
                return <BookingRow key={item.booking.id} booking={item.booking} />;
              case 'BUNDLE':
                return <BundleRow key={item.bundle.id} bundle={item.bundle} />;
              case 'MEMBERSHIP':
                return <CycleOfOrder key={item.membership.cuid} membership={item.membership} />;
              case 'REGISTRATION_REQUEST':
                return (
                  <RequestRow
                    key={item.registrations_request.id}
                    request={item.registrations_request}
                  />
                );
              case 'VOUCHER':
                return <VoucherRow key={item.voucher.id} voucher={item.voucher} />;
              case 'REGISTRATION':
                return (
                  <RegistrationRow key={item.registration.id} registration={item.registration} />
                );
            }
          })}
        </div>
      </Section>
      <dl className={styles.facts}>
        {cart.coupon !== null && (
          <Fact name={texts.coupon}>
            {texts.coupon_used({ ...cart.coupon, amount: money(cart.coupon.amount) })}
          </Fact>
        )}
        {cart.service_fee_amount > 0 && (
          <Fact name={texts.service_fee}>{money(cart.service_fee_amount)}</Fact>
        )}
        <Fact name={texts.total}>
          <strong>{money(cart.total_amount)}</strong>
          {cart.paid_amount > 0 && (
            <div className={styles.soft}>{texts.paid(money(cart.paid_amount))}</div>
          )}
        </Fact>
        <Fact name={texts.reference}>{cart.structured_communication}</Fact>
        <Fact name={texts.created_on}>{formatInstant(cart.created_at, reading)}</Fact>
        {cart.processed_at !== null && (
          <Fact name={texts.processed_on}>{formatInstant(cart.processed_at, reading)}</Fact>
        )}
        {cart.terms !== null && (
          <Fact name={texts.terms}>
            <Link href={`/terms?version=${cart.terms.number}`}>
              {texts.terms_version(cart.terms.number)}
            </Link>
            <div className={styles.soft}>
              {texts.terms_accepted(formatInstant(cart.terms.accepted_at, reading))}
            </div>
          </Fact>
        )}
      </dl>
    </>
  );
};
