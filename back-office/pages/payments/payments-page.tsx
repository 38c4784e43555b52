import { paymentColumns } from '@ribambelle/api/payments/payment-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '../availabilities/week.ts';
import { usePaymentLooks } from './use-payment-looks.tsx';

const STATES = [
  'PENDING',
  'PAID',
  'REFUSED',
  'ABANDONED',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'VOIDED',
] as const;
const ATTENTIONS = ['WAITING', 'LATE', 'REFUND_REFUSED'] as const;
const METHODS = ['ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER'] as const;

/** All payments; one opens beside the list, and a received one can be recorded there. */
export function PaymentsPage() {
  const texts = useTexts('office-payments');
  const list = useListAddress();
  const call = useClient();
  const filters = {
    search: list.search,
    state: STATES.find((state) => state === list.filter('state')),
    method: METHODS.find((method) => method === list.filter('method')),
    attention: ATTENTIONS.find((attention) => attention === list.filter('attention')),
    received_from: dayIn(list.filter('received_from')),
    received_to: dayIn(list.filter('received_to')),
    sort: orderIn(paymentColumns, list),
  };
  const found = useCall(
    'listOfficePayments',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'payments',
    columns: paymentColumns,
    looks: usePaymentLooks(),
  });
  return (
    <ListPage
      {...{
        path: '/payments',
        title: texts.title,
        search: texts.search,
        list,
        found,
        table,
        views: 'payments',
      }}
      filters={<Filters list={list} />}
      printed={(paging) => call('listOfficePayments', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'payments', filters, columns })}
      add={{ permission: 'payments.create', label: texts.add }}
    />
  );
}

/** A day of the address, where a report leads here. */
const dayIn = (text: string | null) => (text !== null && isDay(text) ? text : undefined);

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-payments');
  const states = STATES.map((value) => ({ value, label: texts.stateOf(value) }));
  const methods = METHODS.map((value) => ({ value, label: texts.methodOf(value) }));
  const attentions = ATTENTIONS.map((value) => ({ value, label: texts.attentions[value] }));
  return (
    <>
      <FilterSelect list={list} name="state" label={texts.state} options={states} w={130} />
      <FilterSelect list={list} name="method" label={texts.method} options={methods} w={125} />
      <FilterSelect
        list={list}
        name="attention"
        label={texts.attention}
        options={attentions}
        w={150}
      />
    </>
  );
}
