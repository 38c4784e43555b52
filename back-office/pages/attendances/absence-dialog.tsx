import { Button, Stack, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ABSENCE_REASONS } from '@ribambelle/domain/attendances/attendance.ts';
import { useState } from 'react';
import { FormDialog } from '../../panels/form-dialog.tsx';
import type { Attendee } from './register-state.ts';
import type { Marking } from './use-marking.ts';

/** Records an absence and its reason: one more press. */
export function AbsenceDialog(props: { attendee: Attendee; missAs: Marking['missAs'] }) {
  const texts = useTexts('office-attendances');
  const { participant_name } = props.attendee;
  return (
    <FormDialog
      title={texts.why_absent(participant_name)}
      renderButton={(open) => (
        <Button
          size="md"
          h={48}
          px={12}
          variant="default"
          aria-label={texts.act_of(texts.absence, participant_name)}
          onClick={open}
        >
          {texts.absence}
        </Button>
      )}
    >
      {(close) => <Reasons {...props} close={close} />}
    </FormDialog>
  );
}

function Reasons({
  attendee,
  missAs,
  close,
}: {
  attendee: Attendee;
  missAs: Marking['missAs'];
  close: () => void;
}) {
  const texts = useTexts('office-attendances');
  const [message, setMessage] = useState('');
  return (
    <Stack gap="xs">
      <TextInput
        label={texts.message}
        value={message}
        maxLength={200}
        onChange={({ target }) => setMessage(target.value)}
      />
      {ABSENCE_REASONS.map((reason) => (
        <Button
          key={reason}
          size="md"
          h={48}
          variant="default"
          onClick={() => {
            missAs(attendee, { reason, message: message.trim() });
            close();
          }}
        >
          {texts.reasons[reason]}
        </Button>
      ))}
    </Stack>
  );
}
