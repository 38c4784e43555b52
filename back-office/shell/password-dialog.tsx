import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../panels/dialog-foot.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useEffect, useState } from 'react';
import { showQuestionWith } from '../data/password-question.ts';
import { ActionForm } from '../fields/action-form.tsx';
import { useActionForm } from '../fields/use-action-form.ts';
import { call } from '../data/client.ts';
import { hasPasskeys, signWithPasskey } from '../data/passkeys.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type End = (given: boolean) => void;

/**
 * Asks for the user's own password when a sensitive act needs it, over everything open, and lets
 * the act go on (R29).
 */
export function PasswordDialog() {
  const texts = useTexts('office').own;
  const [end, setEnd] = useState<{ readonly with: End } | null>(null);
  useEffect(() => {
    showQuestionWith((resolve) => setEnd({ with: resolve }));
    return () => showQuestionWith(null);
  }, []);
  const finish: End = (is_confirmed) => {
    setEnd(null);
    end?.with(is_confirmed);
  };
  return (
    <Modal
      opened={end !== null}
      onClose={() => finish(false)}
      title={texts.confirm_password}
      closeButtonProps={{ 'aria-label': texts.confirm_password_not }}
      zIndex={500}
      centered
    >
      <Question onGiven={() => finish(true)} onLeft={() => finish(false)} />
    </Modal>
  );
}

function Question(props: { onGiven: () => void; onLeft: () => void }) {
  const texts = useTexts('office').own;
  const { form, saving, sending } = useActionForm('confirmOwnPassword', {
    values: { password: '' },
    request: (values) => values,
    refreshes: [],
    done: '',
    aside: true,
    after: props.onGiven,
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="md">
        <Text>{texts.confirm_password_why}</Text>
        <OwnPasskey onGiven={props.onGiven} />
        <PasswordField
          label={texts.current_password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <DialogFoot>
          <Button variant="default" onClick={props.onLeft}>
            {texts.confirm_password_not}
          </Button>
          <Button type="submit" loading={sending}>
            {texts.confirm_password_go_on}
          </Button>
        </DialogFoot>
      </Stack>
    </ActionForm>
  );
}

/**
 * The button that confirms with one of the user's own keys instead of the password, when one works
 * at this address and in this browser.
 */
function OwnPasskey({ onGiven }: { onGiven: () => void }) {
  const office = useTexts('office');
  const [failure, setFailure] = useState('');
  const [is_sending, setSending] = useState(false);
  const { data } = useCall('listPasskeys', {});
  const isHere = data?.data.some(({ host }) => host === location.hostname) === true;
  if (!isHere || !hasPasskeys()) return null;
  const prove = async () => {
    setSending(true);
    setFailure('');
    try {
      const { options } = await call('startPasskeyConfirmation', {});
      const credential = await signWithPasskey(options);
      if (credential === null) return setFailure(office.own.confirm_passkey_not);
      await call('confirmWithPasskey', { credential });
      onGiven();
    } catch (error) {
      setFailure(error instanceof Error ? sentenceOf(error, office.no_answer) : office.no_answer);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {failure === '' ? null : (
        <Alert color="yellow" role="alert">
          {failure}
        </Alert>
      )}
      <Button variant="default" loading={is_sending} onClick={() => void prove()}>
        {office.own.confirm_with_passkey}
      </Button>
    </>
  );
}
