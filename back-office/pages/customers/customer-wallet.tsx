import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { walletMovementColumns } from '@ribambelle/api/customers/belonging-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Customer = Answer<'getOfficeCustomer'>;

/** The balance of the wallet and its movements; it can be corrected with a reason. */
export function CustomerWallet({ record: customer }: { record: Customer }) {
  const texts = useTexts('office-customers');
  const records = useTexts('office-records');
  const formats = useFormats();
  const may = useMay();
  const [correcting, setCorrecting] = useState(false);
  const list = useListAddress();
  const call = useClient();
  const found = useCall(
    'listWalletMovements',
    { ...list.paging, customer: customer.cuid },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'wallet-movements',
    columns: walletMovementColumns,
    looks: { created: { width: WIDTHS.moment }, by: { width: 180 } },
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listWalletMovements', { ...paging, customer: customer.cuid })}
      above={
        <div className="office-tab-above">
          <Text fw={600}>{records.in_wallet(formats.price(customer.wallet_amount ?? 0))}</Text>
          <UnmovedCredit customer={customer} />
          {correcting ? (
            <Correction customer={customer} close={() => setCorrecting(false)} />
          ) : null}
        </div>
      }
      after={
        may('customer-wallets.correct') ? (
          <Button variant="default" onClick={() => setCorrecting(!correcting)}>
            {texts.correct}
          </Button>
        ) : null
      }
    />
  );
}

/** Since when credit has not moved, and when the family was last told of it; nothing without. */
function UnmovedCredit({ customer }: { customer: Customer }) {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  const { wallet_moved_at, credit_reminded_at } = customer;
  if (wallet_moved_at === null) return null;
  return (
    <Text size="sm" c="gray.7">
      {texts.credit_moved(formats.date(wallet_moved_at))}{' '}
      {credit_reminded_at === null
        ? texts.credit_untold
        : texts.credit_told(formats.date(credit_reminded_at))}
    </Text>
  );
}

function Correction({ customer, close }: { customer: Customer; close: () => void }) {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('correctWallet', {
    values: {
      amount: 0,
      reason: '',
    },
    request: (values) => ({
      ...values,
      customer: customer.cuid,
    }),
    refreshes: ['getOfficeCustomer', 'listOfficeCustomers', 'listWalletMovements'],
    done: texts.corrected,
    after: close,
    once: true,
  });
  const { amount } = form.getValues();
  return (
    <ActionForm
      saving={saving}
      noValidate
      className="office-inset"
      aria-label={texts.correct_title}
    >
      <Stack gap="sm">
        <Text size="sm">{texts.correct_help}</Text>
        <PriceField
          label={texts.correct_amount}
          negative
          w={180}
          {...form.getInputProps('amount')}
          onChange={(value) => form.setFieldValue('amount', value ?? 0)}
        />
        <TextInput label={texts.reason} required {...form.getInputProps('reason')} />
        <Text size="sm">
          {texts.becomes(formats.price((customer.wallet_amount ?? 0) + amount))}
        </Text>
        <Button
          type="submit"
          loading={sending}
          disabled={amount === 0}
          style={{ alignSelf: 'start' }}
        >
          {texts.correct}
        </Button>
      </Stack>
    </ActionForm>
  );
}
