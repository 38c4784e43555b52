import { Button, Stack, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { answers } from '../../data/client.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { OwnOrganisation } from './own-organisation.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Shown at every address while nobody is signed in. */
export function SignInPage() {
  const texts = useTexts('office').sign_in;
  const access = useTexts('office-access');
  const [isForgotten, setForgotten] = useState(false);
  return (
    <SignInFrame>
      {isForgotten ? (
        <ForgottenPassword onBack={() => setForgotten(false)} />
      ) : (
        <Stack gap="xs">
          <title>{`${texts.title} · Ribambelle`}</title>
          <SignInForm
            title={<Title order={1}>{texts.title}</Title>}
            onSignedIn={() => answers.invalidate('getOfficeSession')}
          />
          <PasskeyButton onSignedIn={() => answers.invalidate('getOfficeSession')} />
          <Button variant="subtle" onClick={() => setForgotten(true)}>
            {access.forgotten}
          </Button>
          <OwnOrganisation />
        </Stack>
      )}
    </SignInFrame>
  );
}
