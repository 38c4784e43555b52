import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ApiError } from '@ribambelle/api/client.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { PriceField } from '../../fields/price-field.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { AFTER_CHANGE } from './after-change.ts';
import { ChangeFoot, ChangePreview } from './change-preview.tsx';
import { TodayPrice } from './today-price.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** Milliseconds without typing before a price or its reason is previewed. */
const PAUSE_MILLIS = 300;

/** The button that sets the price of a registration, and the dialog with the preview. */
export function SetPrice({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registration-changes');
  return (
    <FormDialog
      title={texts.set_price_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="subtle" size="compact-sm" onClick={open}>
          {texts.set_price}
        </Button>
      )}
    >
      {(close) => <PriceForm registration={registration} close={close} />}
    </FormDialog>
  );
}

/**
 * The form of the price: amount and reason, with the effect of the difference, and the e-mail to
 * the family.
 */
function PriceForm({ registration, close }: { registration: Registration; close: () => void }) {
  const texts = useTexts('office-registration-changes');
  const textOf = useErrorText();
  const { cuid, version, total_amount: before } = registration;
  const [amount, setAmount] = useState(before);
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(true);
  const isChanged = amount !== before;
  useUnsaved({
    isUnsaved: () => isChanged || reason !== '',
    discard: () => {
      setAmount(before);
      setReason('');
    },
  });
  const values = { registration: cuid, total_amount: amount ?? 0, reason };
  const [request] = useDebouncedValue(values, PAUSE_MILLIS);
  const { data, error } = useCall('previewRegistrationPrice', request, { keep_previous: true });
  const set_action = useAction('setRegistrationPrice', {
    refreshes: [...AFTER_CHANGE, 'previewRegistrationPrice'],
    done: texts.price_is_set,
  });
  const fields = set_action.error instanceof ApiError ? set_action.error.fields : {};
  const { reason: code } = fields;
  const send = () =>
    set_action.mutate({ ...values, version, tell }, { onSuccess: () => leaveFreely(close) });
  const preview = data === undefined || !isChanged ? undefined : { ...data, objection: null };
  return (
    <Stack>
      <Text>{texts.set_price_help}</Text>
      <PriceField label={texts.new_price} value={amount} onChange={setAmount} />
      <TodayPrice registration={registration} amount={amount} onTake={setAmount} />
      <TextInput
        label={texts.price_reason}
        required
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={code === undefined ? null : textOf(code)}
      />
      <ChangePreview preview={preview} tell={tell} onTell={setTell} help={texts.tell_help} />
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.set_price}
        sending={set_action.isPending}
        ready={amount !== null && isChanged && data !== undefined}
      />
    </Stack>
  );
}
