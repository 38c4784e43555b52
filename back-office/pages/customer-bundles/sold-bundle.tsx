import { Anchor, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import { customerBundleFilterSet } from '@ribambelle/api/customer-bundles/customer-bundle-filters.ts';
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
import { registrationPage } from '../record-addresses.ts';
import { CancelWithMoney } from '../sold/cancel-with-money.tsx';
import { SellButton } from '../sold/sell-button.tsx';
import { SoldPanel } from '../sold/sold-panel.tsx';

type Bundle = Answer<'getOfficeCustomerBundle'>;

const State = codedState('office-customer-bundles', {
  CANCELLED: 'gray',
  EXPIRED: 'gray',
  USED_UP: 'petrol',
  VALID: 'green',
});

const LIST = {
  call: 'listOfficeCustomerBundles',
  name: 'customer-bundles',
  columns: customerBundleColumns,
} as const;

function useLooks(): LooksOf<typeof LIST.call, typeof LIST.columns> {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  return {
    participant: {
      under: 'family',
      render: ({ participant }) => participant?.fullname ?? texts.anybody,
    },
    capacity: {
      width: WIDTHS.registrations,
      render: ({ capacity }) => capacity ?? texts.unlimited,
    },
    state: { render: ({ status }) => <State status={status} /> },
    until: {
      width: WIDTHS.date,
      render: ({ expires_at }) =>
        expires_at === null ? texts.no_end : formats.lastDay(expires_at),
    },
  };
}

/** Every sold bundle, the newest first; one opens beside the list. */
export function CustomerBundlesPage() {
  const texts = useTexts('office-customer-bundles');
  return (
    <DeclaredListPage
      {...LIST}
      path="/customer-bundles"
      filters={customerBundleFilterSet}
      filtered="sold"
      looks={useLooks()}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'customer-bundles', ...of })}
      add={{ permission: 'customer-bundles.create', label: texts.sell }}
    />
  );
}

/** The bundles that a family bought. */
export function CustomerSoldBundles({ record: { cuid: customer } }: { record: { cuid: string } }) {
  const texts = useTexts('office-customer-bundles');
  return (
    <ListOfRecord
      {...LIST}
      of={{ customer }}
      looks={useLooks()}
      without={['family']}
      hrefOf={({ cuid }) => `/customer-bundles/${cuid}`}
      after={
        <SellButton family={customer} list="customer-bundles">
          {texts.sell}
        </SellButton>
      }
    />
  );
}

/**
 * The panel of a sold bundle: its buyer, its participant, its uses, its money, and its
 * cancellation.
 */
export function CustomerBundlePanel() {
  const { bundle = '' } = useParams();
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const may = useMay();
  return (
    <SoldPanel
      list="/customer-bundles"
      found={useCall('getOfficeCustomerBundle', { bundle })}
      words={texts}
      titleOf={({ title }) => title}
      renderFacts={(
        { status, participant, used, capacity, expires_at },
        { family, money, sale },
      ) => [
        [texts.state, <State key="state" status={status} />],
        family,
        [texts.participant, participant?.fullname ?? texts.anybody],
        [
          texts.used,
          capacity === null ? texts.used_unlimited(used) : texts.used_of(used, capacity),
        ],
        ...money,
        [texts.until, expires_at === null ? texts.no_end : formats.lastDay(expires_at)],
        ...sale,
      ]}
      renderBelow={(sold) => <Uses bundle={sold} />}
      isOver={({ status }) => status === 'CANCELLED'}
      renderButtons={(sold) => (may('customer-bundles.delete') ? <Cancel bundle={sold} /> : null)}
    />
  );
}

/** The button that cancels it; the price of its uses stays due. */
function Cancel({ bundle }: { bundle: Bundle }) {
  const { cuid, customer, paid_amount, due_of_uses: due } = bundle;
  return (
    <CancelWithMoney
      name="cancelCustomerBundle"
      sold={{ customer, paid_amount, due }}
      words={useTexts('office-customer-bundles')}
      right="customer-bundles.refund"
      refreshes={['getOfficeCustomerBundle', 'listOfficeCustomerBundles']}
      request={(values) => ({ ...values, bundle: cuid })}
    />
  );
}

/** The registrations that it paid. */
function Uses({ bundle: { registrations } }: { bundle: Bundle }) {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const may = useMay();
  return (
    <>
      <Title order={3} size="h5" mt="md" mb={4}>
        {texts.uses}
      </Title>
      {registrations.length === 0 ? <Text c="dimmed">{texts.no_uses}</Text> : null}
      {registrations.map(({ cuid, title, participant, start_at, quantity, given_back }) => {
        const words = `${formats.date(start_at)} · ${title} · ${participant}${quantity > 1 ? ` × ${quantity}` : ''}`;
        return (
          <Text key={cuid} size="sm" {...(given_back ? { c: 'dimmed' } : {})}>
            {may('registrations.read') ? (
              <Anchor component={LinkAndBack} to={registrationPage(cuid)}>
                {words}
              </Anchor>
            ) : (
              words
            )}
            {given_back ? ` (${texts.given_back})` : ''}
          </Text>
        );
      })}
    </>
  );
}
