import { Button, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import { customerMembershipFilterSet } from '@ribambelle/api/customer-memberships/customer-membership-filters.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { codedState } from '../../lists/coded-state.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { ListOfRecord } from '../../lists/list-of-record.tsx';
import type { LooksOf } from '../../lists/use-declared-list.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { SellButton } from '../sold/sell-button.tsx';
import { SoldPanel } from '../sold/sold-panel.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import { RecurringButton } from './recurring-button.tsx';

type Membership = Answer<'getOfficeCustomerMembership'>;

const State = codedState('office-customer-memberships', {
  CANCELLED: 'gray',
  EXPIRED: 'gray',
  UPCOMING: 'petrol',
  ACTIVE: 'green',
});

const LIST = {
  call: 'listOfficeCustomerMemberships',
  name: 'customer-memberships',
  columns: customerMembershipColumns,
} as const;

function useLooks(): LooksOf<typeof LIST.call, typeof LIST.columns> {
  const texts = useTexts('office-customer-memberships');
  const formats = useFormats();
  return {
    participant: {
      under: 'family',
      render: ({ participant }) => participant?.fullname ?? texts.anybody,
    },
    state: { render: ({ status }) => <State status={status} /> },
    until: { width: WIDTHS.date, render: ({ expires_at }) => formats.lastDay(expires_at) },
  };
}

/** Every sold membership, the newest first; one opens beside the list. */
export function CustomerMembershipsPage() {
  const texts = useTexts('office-customer-memberships');
  return (
    <DeclaredListPage
      {...LIST}
      path="/customer-memberships"
      filters={customerMembershipFilterSet}
      filtered="sold"
      looks={useLooks()}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'customer-memberships', ...of })}
      add={{ permission: 'customer-memberships.create', label: texts.sell }}
    />
  );
}

/** The memberships that a family bought. */
export function CustomerSoldMemberships({
  record: { cuid: customer },
}: {
  record: { cuid: string };
}) {
  const texts = useTexts('office-customer-memberships');
  return (
    <ListOfRecord
      {...LIST}
      of={{ customer }}
      looks={useLooks()}
      without={['family']}
      hrefOf={({ cuid }) => `/customer-memberships/${cuid}`}
      after={
        <SellButton family={customer} list="customer-memberships">
          {texts.sell}
        </SellButton>
      }
    />
  );
}

/**
 * The panel of a sold membership: its buyer, its member, its cycles, its money, and its
 * cancellation.
 */
export function CustomerMembershipPanel() {
  const { membership = '' } = useParams();
  const texts = useTexts('office-customer-memberships');
  const formats = useFormats();
  return (
    <SoldPanel
      list="/customer-memberships"
      found={useCall('getOfficeCustomerMembership', { membership })}
      words={texts}
      titleOf={({ title }) => title}
      renderFacts={(sold, { family, money, sale }) => [
        [texts.state, <State key="state" status={sold.status} />],
        family,
        [texts.participant, sold.participant?.fullname ?? texts.anybody],
        ...money,
        [texts.recurring, renewalText(sold, { texts, formats })],
        [texts.until, formats.lastDay(sold.expires_at)],
        ...sale,
      ]}
      renderBelow={(sold) => <Cycles membership={sold} />}
      isOver={({ status }) => status === 'CANCELLED'}
      renderButtons={(sold) => <Buttons membership={sold} />}
    />
  );
}

/** Returns what follows its end: its renewal, or none; null when there is nothing to say. */
function renewalText(
  { recurring, recurring_offered, automatic_renewal }: Membership,
  by: {
    texts: ReturnType<typeof useTexts<'office-customer-memberships'>>;
    formats: ReturnType<typeof useFormats>;
  },
): string | null {
  const { texts, formats } = by;
  if (!recurring) return recurring_offered ? texts.renews_by_hand : null;
  if (automatic_renewal === null) return texts.renews_no_more;
  const { renews_at, price } = automatic_renewal;
  return texts.renews_itself(formats.date(renews_at), formats.price(price));
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

function Buttons({ membership }: { membership: Membership }) {
  const texts = useTexts('office-customer-memberships');
  const may = useMay();
  const { customer, participant, renewal } = membership;
  const next = new URLSearchParams({
    customer: customer.cuid,
    offer: membership.membership.cuid,
    ...(participant === null ? {} : { participant: participant.cuid }),
  });
  return (
    <>
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
    </>
  );
}
