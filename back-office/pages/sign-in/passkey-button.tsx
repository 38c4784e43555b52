import { Alert, Button, Stack } from '@mantine/core';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { call } from '../../data/client.ts';
import { hasPasskeys, signWithPasskey } from '../../data/passkeys.ts';

/** Signs in with a key that the user chooses in the browser; nothing in a browser without keys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const office = useTexts('office');
  const texts = useTexts('office-access');
  const [failure, setFailure] = useState('');
  const [is_sending, setSending] = useState(false);
  const signIn = async () => {
    setSending(true);
    setFailure('');
    try {
      const { options } = await call('startPasskeySignIn', {});
      const credential = await signWithPasskey(options);
      if (credential === null) {
        setFailure(texts.passkey_not_used);
        return;
      }
      await call('signInWithPasskey', { credential });
      await onSignedIn();
    } catch (error) {
      setFailure(error instanceof Error ? sentenceOf(error, office.no_answer) : office.no_answer);
    } finally {
      setSending(false);
    }
  };
  if (!hasPasskeys()) return null;
  return (
    <Stack gap="xs">
      {failure === '' ? null : (
        <Alert color="yellow" role="alert">
          {failure}
        </Alert>
      )}
      <Button variant="default" size="md" loading={is_sending} onClick={() => void signIn()}>
        {texts.sign_in_with_passkey}
      </Button>
    </Stack>
  );
}
