import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { PriceField } from '../../fields/price-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';

type Method = 'TRANSFER' | 'CASH' | 'OTHER';

const REFRESHES = [
  'listOfficePayments',
  'getOfficeCustomer',
  'listOfficeCustomers',
  'listOfficeRegistrations',
  'getOfficeRegistration',
  'getDebts',
] as const;
const METHODS: readonly Method[] = ['TRANSFER', 'CASH', 'OTHER'];

/** Records money that came in: whose it is, how much, and where it will go. */
export function RecordPaymentPanel() {
  const texts = useTexts('office-payments');
  const panel = usePanel('/payments');
  const may = useMay();
  const [query] = useSearchParams();
  const [family, setFamily] = useFamily(query.get('customer'));
  const { form, submit, sending } = useActionForm('recordPayment', {
    values: {
      communication: query.get('communication') ?? '',
      amount: 0,
      method: METHODS[0] ?? 'TRANSFER',
      note: '',
    },
    refreshes: REFRESHES,
    done: texts.recorded,
    after: ({ cuid }: { cuid: string }) => panel.open(cuid),
    once: true,
    request: ({ communication, ...values }) => ({
      ...values,
      communication: communication || null,
      customer: family?.cuid ?? null,
    }),
  });
  const { communication, amount } = form.getValues();
  const [asked] = useDebouncedValue(communication.replaceAll(/\D/g, ''), 300);
  const ready = asked.length === 12 || (asked === '' && family !== null);
  const who = asked.length === 12 ? { communication: asked } : { customer: family?.cuid ?? '' };
  const { data: owed } = useCall('getDebts', who, { enabled: ready });
  const foot = (
    <Button type="submit" form="payment" loading={sending} disabled={amount <= 0 || !ready}>
      {texts.record}
    </Button>
  );
  return (
    <SidePanel title={texts.add} onClose={panel.close} dirty={form.isDirty()} foot={foot}>
      <form id="payment" onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            {...{
              label: texts.by_communication,
              description: texts.communication_help,
              'data-autofocus': true,
              inputMode: 'numeric',
            }}
            {...form.getInputProps('communication')}
          />
          {may('customers.read') && communication === '' ? (
            <FamilyChoice value={family} onChange={setFamily} />
          ) : null}
          <PriceField
            label={texts.received}
            {...form.getInputProps('amount')}
            onChange={(value) => form.setFieldValue('amount', value ?? 0)}
            w={180}
          />
          <SegmentedControl
            aria-label={texts.how}
            data={METHODS.map((value) => ({ value, label: texts.methodOf(value) }))}
            {...form.getInputProps('method')}
          />
          <TextInput label={texts.note} {...form.getInputProps('note')} />
          {ready && owed !== undefined ? (
            <Owed owed={owed} amount={amount} take={(all) => form.setFieldValue('amount', all)} />
          ) : null}
        </Stack>
      </form>
    </SidePanel>
  );
}

function Owed(props: {
  owed: {
    customer: { name: string };
    outstanding_amount: number;
    debts: { label: string; amount: number }[];
  };
  amount: number;
  take: (all: number) => void;
}) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const { owed, amount } = props;
  const { name } = owed.customer;
  const all =
    amount === owed.outstanding_amount ? undefined : (
      <Button size="compact-sm" variant="light" onClick={() => props.take(owed.outstanding_amount)}>
        {texts.take_all}
      </Button>
    );
  return (
    <div className="office-inset" aria-live="polite">
      {owed.debts.length === 0 ? (
        <Text>{texts.owes_nothing(name)}</Text>
      ) : (
        <Section
          title={`${texts.owes(name)} ${formats.price(owed.outstanding_amount)}`}
          tools={all}
        >
          {owed.debts.map((debt, index) => (
            <Line key={`${index}`} figure={formats.price(debt.amount)}>
              {debt.label}
            </Line>
          ))}
        </Section>
      )}
      {amount > owed.outstanding_amount ? (
        <Text mt="sm" fw={600}>
          {texts.left_over(formats.price(amount - owed.outstanding_amount))}
        </Text>
      ) : null}
    </div>
  );
}
