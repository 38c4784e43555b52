import { Button, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useState } from 'react';
import { answers, call } from '../data/client.ts';
import { useSession } from '../data/session.tsx';
import { showSignInWith } from '../data/sign-in-question.ts';
import { PasskeyButton } from '../pages/sign-in/passkey-button.tsx';
import { SignInForm } from '../pages/sign-in/sign-in-form.tsx';

type End = (signedIn: boolean) => void;

/** Lets a user whose session ended sign in again over unsaved work, after which the calls go on. */
export function SignInDialog() {
  const texts = useTexts('office').sign_in;
  const { collaborator } = useSession();
  const [end, setEnd] = useState<{ readonly with: End } | null>(null);
  useEffect(() => {
    showSignInWith((resolve) => setEnd({ with: resolve }));
    return () => showSignInWith(null);
  }, []);
  const finish: End = (signedIn) => {
    setEnd(null);
    end?.with(signedIn);
  };
  const onSignedIn = async () => {
    const now = await call('getOfficeSession', {});
    const same = now.collaborator?.cuid === collaborator.cuid;
    finish(same);
    // another user sees nothing that was open, and sends nothing of it
    await (same ? answers.invalidate('getOfficeSession') : answers.forget('getOfficeSession'));
  };
  return (
    <Modal
      opened={end !== null}
      onClose={() => finish(false)}
      title={texts.again}
      closeOnClickOutside={false}
      withCloseButton={false}
      overlayProps={{ blur: 10, backgroundOpacity: 0.7 }}
      zIndex={600}
      centered
    >
      <Stack gap="md">
        <Text>{texts.again_why}</Text>
        <SignInForm email={collaborator.email} onSignedIn={onSignedIn} />
        <PasskeyButton onSignedIn={onSignedIn} />
        <Button variant="subtle" color="gray" onClick={() => finish(false)}>
          {texts.again_not}
        </Button>
      </Stack>
    </Modal>
  );
}
