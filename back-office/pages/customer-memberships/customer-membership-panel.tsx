import { Button, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyLink } from '../sold/family-link.tsx';
import { SoldFoot } from '../sold/sold-foot.tsx';
import { SoldPayments } from '../sold/sold-payments.tsx';
import { ToGiveBack } from '../sold/to-give-back.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import { RecurringButton } from './recurring-button.tsx';
import { MembershipState } from './membership-state.tsx';

type Membership = Answer<'getOfficeCustomerMembership'>;

/**
 * The panel of a sold membership: its buyer, its member, its cycles, its money, and its
 * cancellation.
 */
export function CustomerMembershipPanel() {
  const { membership = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomerMembership', { membership });
  const panel = usePanel('/customer-memberships');
  const texts = useTexts('office-customer-memberships');
  if (data === undefined) return <PanelWaiting list="/customer-memberships" error={error} />;
  return (
    <SidePanel title={data.title} onClose={panel.close} foot={<Foot membership={data} />}>
      <MembershipFacts membership={data} />
      <ToGiveBack sold={data} words={texts} />
      <SoldPayments sold={data} />
      <Cycles membership={data} />
    </SidePanel>
  );
}

function MembershipFacts({ membership }: { membership: Membership }) {
  const texts = useTexts('office-customer-memberships');
  const formats = useFormats();
  const { participant, total_amount, paid_amount, expires_at, cart } = membership;
  const { recurring, automatic_renewal, recurring_offered } = membership;
  const renewal =
    automatic_renewal === null
      ? texts.renews_no_more
      : texts.renews_itself(
          formats.date(automatic_renewal.renews_at),
          formats.price(automatic_renewal.price),
        );
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  return (
    <Facts
      rows={[
        [texts.state, <MembershipState key="state" status={membership.status} />],
        [texts.family, <FamilyLink key="family" sold={membership} />],
        [texts.participant, participant?.fullname ?? texts.anybody],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
        [texts.recurring, recurring ? renewal : recurring_offered ? texts.renews_by_hand : null],
        [texts.until, formats.lastDay(expires_at)],
        [texts.sold_at, formats.moment(membership.created_at)],
        [texts.sold_by, membership.created_by],
        [texts.order, cart === null ? null : cart.reference],
        [texts.reason, membership.cancellation_message],
      ]}
    />
  );
}

/** Its cycles, the last one first: the period, the price and the amount still owed of each. */
function Cycles({ membership: { cycles } }: { membership: Membership }) {
  const texts = useTexts('office-customer-memberships');
  const formats = useFormats();
  return (
    <>
      <Title order={3} size="h5" mt="md" mb={4}>
        {texts.cycles}
      </Title>
      {cycles.toReversed().map(({ id, start_at, end_at, total_amount, outstanding_amount }) => (
        <Text key={id} size="sm">
          {[
            texts.from_until(formats.date(start_at), formats.lastDay(end_at)),
            ...(total_amount === null ? [] : [formats.price(total_amount)]),
            ...(outstanding_amount === null || outstanding_amount === 0
              ? []
              : [texts.owed(formats.price(outstanding_amount))]),
          ].join(' · ')}
        </Text>
      ))}
    </>
  );
}

function Foot({ membership }: { membership: Membership }) {
  const texts = useTexts('office-customer-memberships');
  const may = useMay();
  if (membership.status === 'CANCELLED') return null;
  const { customer, participant, renewal } = membership;
  const next = new URLSearchParams({
    customer: customer.cuid,
    offer: membership.membership.cuid,
    ...(participant === null ? {} : { participant: participant.cuid }),
  });
  return (
    <SoldFoot sold={membership}>
      {renewal !== null && may('customer-memberships.create') ? (
        <Button
          component={LinkAndBack}
          to={`/customer-memberships/new?${next.toString()}`}
          variant="default"
        >
          {texts.renew}
        </Button>
      ) : null}
      {may('customer-memberships.update') ? <RecurringButton membership={membership} /> : null}
      {may('customer-memberships.delete') ? <CancelMembership membership={membership} /> : null}
    </SoldFoot>
  );
}
