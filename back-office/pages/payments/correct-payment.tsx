import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { MONEY_REFRESHES } from './money-refreshes.ts';

type Payment = Answer<'getOfficePayment'>;

/**
 * The button that corrects a recorded payment, and its form: amount, day, method, note, and reason.
 */
export function CorrectPayment({ payment }: { payment: Payment }) {
  const texts = useTexts('office-payments');
  return (
    <FormDialog
      title={texts.correct_title}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.correct}
        </Button>
      )}
    >
      {(close) => <CorrectForm payment={payment} close={close} />}
    </FormDialog>
  );
}

function CorrectForm({ payment, close }: { payment: Payment; close: () => void }) {
  const texts = useTexts('office-payments');
  const { form, saving, sending } = useActionForm('correctPayment', {
    values: {
      amount: payment.amount,
      received_at: payment.received_at ?? '',
      method: RECORDED_METHODS.find((method) => method === payment.method) ?? 'OTHER',
      note: payment.message,
      reason: '',
    },
    refreshes: MONEY_REFRESHES,
    done: texts.corrected,
    after: close,
    once: true,
    request: (values) => ({ ...values, payment: payment.cuid, version: payment.version }),
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <PriceField
          label={texts.received}
          description={texts.correct_help}
          {...form.getInputProps('amount')}
          onChange={(amount) => form.setFieldValue('amount', amount ?? 0)}
        />
        <TextInput
          label={texts.received_on}
          type="date"
          w={180}
          {...form.getInputProps('received_at')}
        />
        <SegmentedControl
          aria-label={texts.how}
          data={RECORDED_METHODS.map((value) => ({ value, label: texts.methodOf(value) }))}
          {...form.getInputProps('method')}
        />
        <TextInput label={texts.note} {...form.getInputProps('note')} />
        <TextInput label={texts.correct_reason} required {...form.getInputProps('reason')} />
        <SendFoot close={close} sending={sending}>
          {texts.correct_title}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
