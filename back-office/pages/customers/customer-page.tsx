import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { State } from '../../lists/state.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { RecordPage, type RecordTab } from '../../shell/record-page.tsx';
import { LedOn } from '../merges/led-on.tsx';
import { MergeCustomers } from '../merges/merge-customers.tsx';
import { customerPage } from '../record-addresses.ts';
import { RecordLog } from '../audit/record-log.tsx';
import { ActAsFamily } from './act-as-family.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerParticipants } from './customer-participants.tsx';
import { CustomerPayments } from './customer-payments.tsx';
import { CustomerRegistrations } from './customer-registrations.tsx';
import { CustomerSoldBundles } from '../customer-bundles/sold-bundle.tsx';
import { CustomerSoldMemberships } from '../customer-memberships/sold-membership.tsx';
import { CustomerTags } from './customer-tags.tsx';
import { CustomerSoldVouchers } from '../customer-vouchers/sold-voucher.tsx';
import { CustomerWallet } from './customer-wallet.tsx';

type Customer = Answer<'getOfficeCustomer'>;

const TABS: readonly RecordTab<Customer>[] = [
  { path: 'overview', name: 'overview', Content: CustomerOverview },
  {
    path: 'children',
    name: 'children',
    permission: 'participants.read',
    Content: CustomerParticipants,
  },
  {
    path: 'registrations',
    name: 'registrations',
    permission: 'registrations.read',
    Content: CustomerRegistrations,
  },
  { path: 'payments', name: 'payments', permission: 'payments.read', Content: CustomerPayments },
  { path: 'wallet', name: 'wallet', permission: 'customer-wallets.read', Content: CustomerWallet },
  {
    path: 'bundles',
    name: 'bundles',
    permission: 'customer-bundles.read',
    Content: CustomerSoldBundles,
  },
  {
    path: 'memberships',
    name: 'memberships',
    permission: 'customer-memberships.read',
    Content: CustomerSoldMemberships,
  },
  {
    path: 'vouchers',
    name: 'vouchers',
    permission: 'customer-vouchers.read',
    Content: CustomerSoldVouchers,
  },
  { path: 'orders', name: 'orders', permission: 'customer-carts.read', Content: CustomerOrders },
  { path: 'notes', name: 'notes', permission: 'customer-notes.read', Content: CustomerNotes },
  { path: 'mails', name: 'mails', permission: 'mails.read', Content: CustomerMails },
  { path: 'log', name: 'log', permission: 'collaborator-logs.read', Content: RecordLog },
];

/** The page of a family, with everything that belongs to it in tabs. */
export function CustomerPage() {
  const { customer = '', tab = 'overview' } = useParams();
  const found = useCall('getOfficeCustomer', { customer });
  const texts = useTexts('office-customers');
  const kept_cuid = found.data?.cuid ?? customer;
  if (kept_cuid !== customer) return <LedOn to={customerPage(kept_cuid, tab)} />;
  return (
    <RecordPage
      path={`/customers/${customer}`}
      list={{ path: '/customers', name: texts.title }}
      found={found}
      title={({ firstname, lastname }) => `${firstname} ${lastname}`}
      Facts={OwesAndTags}
      Tools={Tools}
      tabs={TABS}
    />
  );
}

/** The facts about a family that show in every tab. */
function OwesAndTags({ record }: { record: Customer }) {
  return (
    <>
      <Owes record={record} />
      <CustomerTags record={record} />
    </>
  );
}

/**
 * The amount that a family owes; nothing for staff without access to money, or when nothing is
 * owed.
 */
function Owes({ record: { outstanding_amount } }: { record: Customer }) {
  const records = useTexts('office-records');
  const formats = useFormats();
  if (outstanding_amount === null || outstanding_amount === 0) return null;
  return <State color="amber">{records.owed(formats.price(outstanding_amount))}</State>;
}

function Tools({ record }: { record: Customer }) {
  const { cuid: customer, email, firstname, lastname } = record;
  const registrations = useTexts('office-registrations');
  const payments = useTexts('office-payments');
  const may = useMay();
  return (
    <>
      {may('registrations.create') ? (
        <Button component={LinkAndBack} to={`/registrations/new?family=${customer}`}>
          {registrations.add}
        </Button>
      ) : null}
      {may('payments.create') ? (
        <Button component={LinkAndBack} to={`/payments/new?family=${customer}`} variant="default">
          {payments.add}
        </Button>
      ) : null}
      {may('customers.impersonate') && email !== null ? (
        <ActAsFamily customer={customer} name={`${firstname} ${lastname}`} />
      ) : null}
      {may('customers.delete') ? <MergeCustomers customer={record} /> : null}
    </>
  );
}
