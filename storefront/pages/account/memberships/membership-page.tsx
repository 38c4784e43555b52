import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';
import { PayRest } from '../payment/pay-rest.tsx';
import { PurchasePage } from '../purchase-page.tsx';
import type { SignedIn } from '../signed-in.ts';
import { Withdraw } from '../withdraw.tsx';
import { AutomaticRenewal } from './automatic-renewal.tsx';
import { CycleRow } from './cycle-row.tsx';
import { MembershipBadges } from './membership-badge.tsx';
import { Renewal } from './renewal.tsx';

type Membership = Answer<'getAccountMembership'>;

/**
 * One membership with its cycles, the amount left to pay for them, and a way to the next one
 * (3 §2).
 */
export const MembershipPage = (): ReactElement => {
  const texts = useTexts('account');
  const { membership: cuid = '' } = useParams();
  return (
    <PurchasePage
      tab="memberships"
      list="/account/memberships"
      call={useCall('getAccountMembership', { cuid })}
      title={texts.membership}
      titleOf={({ membership }) => membership.title}
      renderBadges={(membership) => <MembershipBadges membership={membership} />}
      missing={{ title: texts.membership_missing, action: texts.all_memberships }}
    >
      {(membership, session) => <Detail membership={membership} session={session} />}
    </PurchasePage>
  );
};

const Detail = (input: {
  readonly membership: Membership;
  readonly session: SignedIn;
}): ReactElement => {
  const { membership, session } = input;
  const texts = useTexts('account');
  const { cycles, status } = membership;
  // one cycle is paid at a time, the oldest first; the transfer is for the order of the last one
  const unpaid_cycle = cycles.find(({ outstanding_amount }) => outstanding_amount > 0);
  return (
    <>
      {status === 'CANCELLED' && (
        <Notice tone="yellow" title={texts.membership_cancelled_title}>
          {membership.cancellation_message}
        </Notice>
      )}
      {unpaid_cycle !== undefined && (
        <PayRest
          account={session.account}
          customer={session.customer}
          amount={unpaid_cycle.outstanding_amount}
          deposit={0}
          reference={unpaid_cycle.cuid}
          transfer={unpaid_cycle === cycles.at(-1) ? membership.bank_transfer : null}
        />
      )}
      <Renewal membership={membership} customer_id={session.customer.id} />
      {status !== 'CANCELLED' && <AutomaticRenewal membership={membership} />}
      <Facts membership={membership} />
      <section>
        <h2>{texts.membership_cycles}</h2>
        {cycles.toReversed().map((cycle) => (
          <CycleRow
            key={cycle.id}
            cycle={cycle}
            title={membership.membership.title}
            who={null}
            muted={status === 'CANCELLED'}
          />
        ))}
      </section>
      <Withdraw
        kind="MEMBERSHIP"
        purchase={membership}
        title={membership.membership.title}
        customer={session.customer}
      />
    </>
  );
};

const Facts = ({ membership }: { readonly membership: Membership }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { participant, expires_at, created_at, cart } = membership;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.membership_whose}>{participant?.fullname ?? texts.membership_yours}</Fact>
      <Fact name={texts.membership_valid_until}>
        <strong>{lastDay(expires_at, reading)}</strong>
      </Fact>
      <Fact name={texts.membership_bought}>{formatInstant(created_at, reading)}</Fact>
      {cart !== null && (
        <Fact name={texts.membership_order}>
          <Link href={`/account/carts/${cart.cuid}`}>{cart.reference}</Link>
        </Fact>
      )}
    </dl>
  );
};
