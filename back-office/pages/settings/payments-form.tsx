import { ActionIcon, Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { SaveButton } from './save-button.tsx';

type Payments = NonNullable<Answer<'getSettings'>['payments']>;
type Method = Payments['payment_methods'][number];

const METHODS: readonly Method[] = ['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED'];

/** The form of the payment methods, bank account, service fee and references. */
export function PaymentsForm(props: { payments: Payments; version: number }) {
  const texts = useTexts('office-organisation');
  const may = useMay()('organiser-payments.update');
  const { form, saving, sending } = useActionForm('updatePaymentSettings', {
    values: { ...props.payments },
    request: (values) => ({ ...values, version: props.version }),
    refreshes: ['getSettings'],
  });
  const { payment_methods, service_fee_percentage, online_payments_activated, test_mode } =
    form.getValues();
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Methods
            value={payment_methods}
            onChange={(value) => form.setFieldValue('payment_methods', value)}
          />
          <Checkbox
            label={texts.online}
            {...form.getInputProps('online_payments_activated', { type: 'checkbox' })}
          />
          {online_payments_activated && !test_mode ? <NobodyCollects /> : null}
          <Checkbox
            label={texts.test_mode}
            description={texts.test_mode_help}
            {...form.getInputProps('test_mode', { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.transfers}
            {...form.getInputProps('bank_transfers_activated', { type: 'checkbox' })}
          />
          <Group grow align="start">
            <TextInput label={texts.bank_account} {...form.getInputProps('bank_account')} />
            <TextInput label={texts.bank_holder} {...form.getInputProps('bank_account_holder')} />
          </Group>
          <TextInput label={texts.bic} w={200} {...form.getInputProps('bank_identifier')} />
          <Group align="start">
            <PriceField
              label={texts.fee}
              w={220}
              {...form.getInputProps('service_fee_amount')}
              onChange={(value) => form.setFieldValue('service_fee_amount', value ?? 0)}
            />
            <NumberInput
              label={texts.fee_percentage}
              w={180}
              min={0}
              max={100}
              decimalScale={2}
              decimalSeparator=","
              rightSection="%"
              value={service_fee_percentage / 100}
              onChange={(value) =>
                form.setFieldValue('service_fee_percentage', Math.round(Number(value) * 100))
              }
            />
          </Group>
          <WholeNumberField
            label={texts.payment_term}
            description={texts.payment_term_help}
            w={320}
            max={365}
            {...form.getInputProps('payment_term_days')}
          />
          <ReminderFields form={form} />
          <WholeNumberField
            label={texts.credit_reminder}
            description={texts.credit_reminder_help}
            w={420}
            max={24}
            {...form.getInputProps('credit_reminder_months')}
          />
          <WholeNumberField
            label={texts.unpaid_places}
            description={texts.unpaid_places_help}
            w={320}
            max={10_000}
            {...form.getInputProps('maximum_unpaid_places')}
          />
          <TextInput
            label={texts.prefix}
            description={texts.prefix_help}
            w={320}
            inputMode="numeric"
            maxLength={4}
            {...form.getInputProps('payment_reference_prefix')}
          />
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

/** Says that no account for real money is connected. */
function NobodyCollects() {
  const texts = useTexts('office-organisation');
  const { data } = useCall('listPaymentProviders', {});
  if (data === undefined || data.data.some(({ mode }) => mode === 'LIVE')) return null;
  return (
    <Text size="sm" c="amber.8">
      {texts.online_nobody}
    </Text>
  );
}

function Methods(props: { value: readonly Method[]; onChange: (value: Method[]) => void }) {
  const texts = useTexts('office-organisation');
  const { value, onChange } = props;
  const methods = [...value, ...METHODS.filter((method) => !value.includes(method))];
  const raise = (method: Method) => {
    const at = value.indexOf(method);
    onChange(value.toSpliced(at, 1).toSpliced(at - 1, 0, method));
  };
  return (
    <Stack gap={4} role="group" aria-label={texts.methods}>
      <Text component="div" size="sm" fw={600}>
        {texts.methods}
      </Text>
      {methods.map((method) => (
        <Group key={method} gap="xs" mih={30}>
          <Checkbox
            label={texts.method_names[method]}
            checked={value.includes(method)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, method] : value.filter((one) => one !== method))
            }
          />
          {value.indexOf(method) > 0 ? (
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={`${texts.up}: ${texts.method_names[method]}`}
              onClick={() => raise(method)}
            >
              <Icon name="up" size={15} />
            </ActionIcon>
          ) : null}
        </Group>
      ))}
    </Stack>
  );
}
