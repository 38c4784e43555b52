import { Button, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { AFTER_CHANGE } from './after-change.ts';
import { ChangeFoot, ChangePreview } from './change-preview.tsx';
import { NOTHING_ASIDE } from './objections.tsx';
import { holdingOf, useWaiver } from './set-aside.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** The button that takes back a cancellation, and the dialog with the preview. */
export function RestoreRegistration({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registration-changes');
  return (
    <FormDialog
      title={texts.restore_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.restore}
        </Button>
      )}
    >
      {(close) => <Restoration registration={registration} close={close} />}
    </FormDialog>
  );
}

/**
 * The preview of the restoration: the amount owed again, the objections, and the e-mail to the
 * family.
 */
function Restoration({ registration, close }: { registration: Registration; close: () => void }) {
  const texts = useTexts('office-registration-changes');
  const [aside, setAside] = useState(NOTHING_ASIDE);
  const [tell, setTell] = useState(true);
  const request = { registration: registration.cuid, ...aside };
  const { data: preview, error } = useCall('previewRegistrationRestoration', request, {
    keep_previous: true,
  });
  const restore = useAction('restoreRegistration', {
    refreshes: [...AFTER_CHANGE, 'previewRegistrationRestoration'],
    done: texts.restored,
  });
  const waiver = useWaiver({
    objection: preview?.objection,
    lacks: false,
    holding: holdingOf(registration),
  });
  const send = () =>
    restore.mutate(
      {
        ...request,
        total_amount: preview?.total_amount ?? null,
        waiver: waiver.request,
        tell,
      },
      { onSuccess: () => leaveFreely(close) },
    );
  return (
    <Stack>
      <Text>{texts.restore_from}</Text>
      <ChangePreview
        waiver={waiver.field}
        preview={preview}
        aside={aside}
        onAside={setAside}
        tell={tell}
        onTell={setTell}
      />
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.restore}
        sending={restore.isPending}
        ready={waiver.ready}
      />
    </Stack>
  );
}
