import { Button, Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { DUE_AFTER_REFUND, type DueAfterRefund } from '@ribambelle/domain/payments/due-refund.ts';
import type { RefundWay } from '@ribambelle/domain/payments/refund-ways.ts';
import { groupIban } from '@ribambelle/domain/bank-transfers/iban.ts';
import { AccountFields } from '../../fields/account-fields.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MONEY_REFRESHES } from './money-refreshes.ts';

type Payment = Answer<'getOfficePayment'>;

const NOT_SAID: DueAfterRefund | null = null;

/** The button that refunds a payment, and its questions: how much, how, and why. */
export function RefundPayment({ payment }: { payment: Payment }) {
  const texts = useTexts('office-payments');
  return (
    <FormDialog
      title={texts.refund_title}
      renderButton={(open) => (
        <Button variant="subtle" color="red" onClick={open}>
          {texts.refund}
        </Button>
      )}
    >
      {(close) => <RefundForm payment={payment} close={close} />}
    </FormDialog>
  );
}

function RefundForm({ payment, close }: { payment: Payment; close: () => void }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const ways = waysOf(payment);
  const { form, saving, sending } = useActionForm('refundPayment', {
    values: {
      amount: suggestedAmount(payment),
      to: ways[0] ?? 'WALLET',
      reason: '',
      used: false,
      due: NOT_SAID,
      holder: payment.last_account?.holder ?? payment.customer.name,
      iban: groupIban(payment.last_account?.iban ?? ''),
    },
    refreshes: MONEY_REFRESHES,
    done: texts.refunded,
    after: close,
    once: true,
    request: ({ holder, iban, ...values }) => ({
      ...values,
      payment: payment.cuid,
      ...(values.to === 'TRANSFER' ? { holder, iban } : {}),
    }),
  });
  const due = Math.min(form.values.amount, payment.refundable_amount) - payment.credit_amount;
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <PriceField
          label={texts.refund_amount}
          description={texts.refund_most(formats.price(payment.refundable_amount))}
          {...form.getInputProps('amount')}
          onChange={(amount) => form.setFieldValue('amount', amount ?? 0)}
        />
        <Radio.Group label={texts.refund_to} {...form.getInputProps('to')}>
          <Stack gap={6} mt={6}>
            {ways.map((way) => (
              <Radio key={way} value={way} label={texts.refund_ways[way]} />
            ))}
          </Stack>
        </Radio.Group>
        {form.values.to === 'TRANSFER' ? (
          <AccountFields
            holder={form.values.holder}
            iban={form.values.iban}
            onChange={(account) => form.setValues(account)}
            errors={form.errors}
          />
        ) : null}
        <TextInput label={texts.reason} required {...form.getInputProps('reason')} />
        {due > 0 ? (
          <Radio.Group label={texts.refund_due(formats.price(due))} {...form.getInputProps('due')}>
            <Stack gap={6} mt={6}>
              {DUE_AFTER_REFUND.map((way) => (
                <Radio key={way} value={way} label={texts.refund_due_ways[way]} />
              ))}
            </Stack>
          </Radio.Group>
        ) : null}
        {form.errors['used'] === undefined && !form.values.used ? null : (
          <Checkbox
            label={texts.refund_used}
            {...form.getInputProps('used', { type: 'checkbox' })}
          />
        )}
        <SendFoot close={close} sending={sending} color="red">
          {texts.refund}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}

function waysOf(payment: Payment): readonly RefundWay[] {
  if (payment.method === 'WALLET') return ['WALLET'];
  return payment.provider !== null && payment.provider_reference !== null
    ? ['PROVIDER', 'WALLET', 'TRANSFER', 'BANK']
    : ['BANK', 'TRANSFER', 'WALLET'];
}

/** Returns the credit when there is one, otherwise the whole refundable amount. */
function suggestedAmount({ credit_amount, refundable_amount }: Payment): number {
  return credit_amount > 0 ? credit_amount : refundable_amount;
}
