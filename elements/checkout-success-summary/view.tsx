import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { BookingTickets } from './booking-tickets.tsx';
import { BundleTickets } from './bundle-tickets.tsx';
import { MembershipTickets } from './membership-tickets.tsx';
import { Outcome } from './outcome.tsx';
import { PaymentState } from './payment-state.tsx';
import { RequestTickets } from './request-tickets.tsx';
import { RegistrationTickets } from './registration-tickets.tsx';
import type { Settings } from './settings.ts';
import { TransferBox } from './transfer-box.tsx';
import { usePendingPayment } from './use-pending-payment.ts';
import { VoucherTickets } from './voucher-tickets.tsx';
import styles from './view.module.css';

/** The kinds of purchase, in the order in which the account is opened at one of them. */
const KINDS = [
  'registrations',
  'registrations_requests',
  'bookings',
  'bundles',
  'memberships',
  'vouchers',
] as const;

/**
 * The result of a cart: confirmed, waiting for its payment, or open again; the purchases, the
 * amount paid and how to pay the rest (3 §2).
 */
export function View({ params }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('checkout-success');
  const session = useSession();
  const signed_in = session?.customer != null;
  const call = useCall(
    'getCheckoutSuccess',
    { cart: params['cart'] ?? '' },
    { enabled: signed_in },
  );
  usePendingPayment(call);
  const { data: success } = call;
  if (success === undefined) {
    return (
      <Container width="text">
        <div className={styles.page}>
          {call.isError || (session !== undefined && !signed_in) ? (
            <Missing />
          ) : (
            <Skeleton shape="row" count={3} />
          )}
        </div>
      </Container>
    );
  }
  const bought_kind = KINDS.find((kind) => success[kind].length > 0) ?? 'registrations';
  return (
    <Container width="text">
      <div className={styles.page}>
        <Outcome
          done={success}
          can_pay_again={session?.cart?.cuid === success.cart.cuid && session.cart.items.length > 0}
        />
        {success.cart.status === 'PROCESSED' && (
          <>
            {success.bank_transfer !== null && success.outstanding_amount > 0 && (
              <TransferBox transfer={success.bank_transfer} collected_by={success.collected_by} />
            )}
            {success.registrations.length > 0 && (
              <RegistrationTickets registrations={success.registrations} />
            )}
            {success.registrations_requests.length > 0 && (
              <RequestTickets requests={success.registrations_requests} />
            )}
            {success.bookings.length > 0 && <BookingTickets bookings={success.bookings} />}
            {success.memberships.length > 0 && (
              <MembershipTickets memberships={success.memberships} />
            )}
            {success.bundles.length > 0 && <BundleTickets bundles={success.bundles} />}
            {success.vouchers.length > 0 && <VoucherTickets vouchers={success.vouchers} />}
            <PaymentState done={success} />
            <section className={styles.next}>
              <h2>{texts.account_title}</h2>
              <p>{texts.account_text}</p>
              <p className={styles.actions}>
                <Link
                  href={`/account/${bought_kind.replace('_', '-')}`}
                  className={buttonClass({ kind: 'primary' })}
                >
                  {texts.account_of[bought_kind]}
                </Link>
                <Link href="/" className={buttonClass({ kind: 'plain' })}>
                  {texts.home}
                </Link>
              </p>
            </section>
          </>
        )}
      </div>
    </Container>
  );
}

const Missing = (): ReactElement => {
  const texts = useTexts('checkout-success');
  return (
    <EmptyState
      title={texts.missing_title}
      text={texts.missing_text}
      action={
        <Link href="/account" className={buttonClass({ kind: 'white' })}>
          {texts.account}
        </Link>
      }
    />
  );
};
