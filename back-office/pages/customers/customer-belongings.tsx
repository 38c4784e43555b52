import { Anchor, Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MoneyState } from '../payments/money-state.tsx';
import { PaymentState } from '../registrations/payment-state.tsx';

type Customer = Answer<'getOfficeCustomer'>;

/** The rows, or that there are none. */
export function Rows<Row>(props: { rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  const texts = useTexts('office-customers');
  if (props.rows.length > 0) return <>{props.rows.map(props.children)}</>;
  return (
    <Text c="gray.7" py="sm">
      {texts.none}
    </Text>
  );
}

/** The newest registrations of a family. */
export function CustomerRegistrations({ rows }: { rows: NonNullable<Customer['registrations']> }) {
  const formats = useFormats();
  const texts = useTexts('office-customers');
  const dueOf = ({ due_at, cancelled_at }: (typeof rows)[number]) =>
    due_at === null || cancelled_at !== null ? '' : ` · ${texts.due(formats.due(due_at))}`;
  const remainsOf = ({ total_amount, paid_amount, cancelled_at }: (typeof rows)[number]) =>
    cancelled_at === null &&
    total_amount !== null &&
    paid_amount !== null &&
    paid_amount > 0 &&
    paid_amount < total_amount
      ? ` · ${texts.remains(formats.price(total_amount - paid_amount))}`
      : '';
  return (
    <Rows rows={rows}>
      {(row) => (
        <Line
          key={row.cuid}
          dimmed={`${formats.date(row.start_at)}${remainsOf(row)}${dueOf(row)}`}
          figure={
            <Group gap="md" wrap="nowrap">
              <PaymentState {...row} />
              {row.total_amount === null ? null : formats.price(row.total_amount)}
            </Group>
          }
        >
          <Anchor component={LinkAndBack} to={`/registrations/${row.cuid}`}>
            {`${row.participant_name} · ${row.activity_title}`}
          </Anchor>
        </Line>
      )}
    </Rows>
  );
}

/** Its newest payments. */
export function CustomerPayments({ rows }: { rows: NonNullable<Customer['payments']> }) {
  const formats = useFormats();
  const texts = useTexts('office-payments');
  return (
    <Rows rows={rows}>
      {(row) => (
        <Line
          key={row.cuid}
          dimmed={formats.moment(row.created_at)}
          figure={
            <Group gap="md" wrap="nowrap">
              <MoneyState state={row.state} />
              {formats.price(row.amount)}
            </Group>
          }
        >
          <Anchor component={LinkAndBack} to={`/payments/${row.cuid}`}>
            {texts.methodOf(row.method)}
          </Anchor>
        </Line>
      )}
    </Rows>
  );
}

/** Its newest carts and orders. */
export function CustomerCarts({ rows }: { rows: NonNullable<Customer['carts']> }) {
  const formats = useFormats();
  const texts = useTexts('office-customers');
  return (
    <Rows rows={rows}>
      {(row) => (
        <Line
          key={row.cuid}
          figure={row.total_amount === null ? '' : formats.price(row.total_amount)}
          dimmed={`${formats.moment(row.created_at)} · ${texts.items(row.items)}`}
        >
          {`${row.communication} · ${texts.cartStateOf(row.status)}`}
        </Line>
      )}
    </Rows>
  );
}

/** The newest e-mails to it. */
export function CustomerMails({ rows }: { rows: NonNullable<Customer['mails']> }) {
  const formats = useFormats();
  return (
    <Rows rows={rows}>
      {(row) => (
        <Line key={row.cuid} figure={formats.moment(row.created_at)}>
          <Anchor component={LinkAndBack} to={`/mailbox/${row.cuid}`}>
            {row.subject}
          </Anchor>
        </Line>
      )}
    </Rows>
  );
}
