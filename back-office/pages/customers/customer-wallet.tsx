import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Rows } from './customer-belongings.tsx';

type Customer = Answer<'getOfficeCustomer'>;

/** What is in the wallet and how it came there; it can be corrected with a reason. */
export function CustomerWallet({ customer }: { customer: Customer }) {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  const may = useMay();
  const [correcting, setCorrecting] = useState(false);
  return (
    <>
      <Group justify="space-between" py="sm">
        <Text fw={600}>{formats.price(customer.wallet_amount ?? 0)}</Text>
        {may('customer-wallets.correct') ? (
          <Button size="compact-sm" variant="light" onClick={() => setCorrecting(!correcting)}>
            {texts.correct}
          </Button>
        ) : null}
      </Group>
      {correcting ? <Correction customer={customer} close={() => setCorrecting(false)} /> : null}
      <Rows rows={customer.movements ?? []}>
        {(row) => (
          <Line
            key={row.cuid}
            figure={formats.price(row.amount)}
            dimmed={[formats.moment(row.created_at), row.made_by, row.message]
              .filter((part) => part !== '')
              .join(' · ')}
          >
            {texts.reasonOf(row.reason)}
          </Line>
        )}
      </Rows>
    </>
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
    refreshes: ['getOfficeCustomer', 'listOfficeCustomers'],
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
          {...{ label: texts.correct_amount, negative: true, w: 180 }}
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
