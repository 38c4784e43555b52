import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ALL_OF_IT, givenNow, MoneyGivenBack, wishOf } from '../sold/money-given-back.tsx';

const REFRESHES = [
  'getOfficeRegistration',
  'listOfficeRegistrations',
  'getOfficeCustomer',
  'listOfficePayments',
  'listOfficeWaitingList',
] as const;

type Registration = Answer<'getOfficeRegistration'>;

/**
 * The button that cancels a registration, and the questions before it: the reason, who is told, and
 * the use of the money.
 */
export function CancelRegistration({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  return (
    <FormDialog
      title={texts.cancel_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="subtle" color="red" onClick={open}>
          {texts.cancel}
        </Button>
      )}
    >
      {(close) => <CancelForm registration={registration} close={close} />}
    </FormDialog>
  );
}

function CancelForm({ registration, close }: { registration: Registration; close: () => void }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const mailWords = useMailWords(registration.customer.cuid);
  const place = usePlaceWord(registration);
  const paid = registration.paid_amount ?? 0;
  const wallet_paid = sumAmounts(
    registration.payments.filter(({ method }) => method === 'WALLET').map(({ amount }) => amount),
  );
  const asks_for_money = useMay()('payments.refund') && paid > 0;
  const { form, saving, sending } = useActionForm('cancelOfficeRegistration', {
    values: { message: '', tells: true, ...ALL_OF_IT },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    once: true,
    after: close,
    request: ({ message, tells, ...money }) => ({
      message,
      tells,
      registration: registration.cuid,
      give_back: asks_for_money ? wishOf(money) : null,
    }),
  });
  const values = form.getValues();
  const given_amount = asks_for_money ? givenNow(values, paid) : 0;
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>
          {place} {moneyWord(registration, { texts, formats, asks: asks_for_money })}
        </Text>
        <Textarea
          label={texts.reason}
          required
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('message')}
        />
        <Checkbox
          label={texts.tells}
          description={mailWords('')}
          {...form.getInputProps('tells', { type: 'checkbox' })}
        />
        {wallet_paid > 0 ? (
          <Text size="sm">{texts.credit_returns(formats.price(wallet_paid))}</Text>
        ) : null}
        {asks_for_money ? (
          <MoneyGivenBack
            left={paid}
            errors={form.errors}
            money={values}
            decide={(decided) => form.setValues(decided)}
          />
        ) : null}
        <SendFoot
          close={close}
          sending={sending}
          color="red"
          disabled={asks_for_money && values.decided.how_much === 'PART' && given_amount <= 0}
        >
          {given_amount > 0 ? texts.give.submit(formats.price(given_amount)) : texts.cancel}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}

/**
 * Returns the sentence about the freed place: those on the waiting list come first (R18). Empty
 * until that is known.
 */
function usePlaceWord({ availability }: Registration): string {
  const texts = useTexts('office-registrations');
  const allowed = useMay()('waiting-list-registrations.read');
  const request = { availability: availability.cuid, page_size: 1 };
  const line = useCall('listOfficeWaitingList', request, { enabled: allowed });
  if (allowed && line.data === undefined && !line.isError) return '';
  const waiting_count = line.data?.count ?? 0;
  return waiting_count === 0 ? texts.cancel_message : texts.cancel_waiting(waiting_count);
}

/** Returns the sentence about the money, for staff who do not decide on it here. */
function moneyWord(
  { paid_amount }: Registration,
  by: {
    readonly texts: ReturnType<typeof useTexts<'office-registrations'>>;
    readonly formats: ReturnType<typeof useFormats>;
    readonly asks: boolean;
  },
): string {
  if (paid_amount === null) return '';
  if (paid_amount === 0) return by.texts.cancel_nothing;
  const amount = by.formats.price(paid_amount);
  return by.asks ? by.texts.give.paid(amount) : by.texts.cancel_refund(amount);
}
