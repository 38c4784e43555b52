import { Divider, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { hasPasskeys } from '../../data/passkeys.ts';
import { useSession } from '../../data/session.tsx';
import { PasswordDialog } from '../../shell/password-dialog.tsx';
import { AddPasskey } from '../account/add-passkey.tsx';
import { SetUpSecondFactor } from '../account/set-up-second-factor.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { OwnPassword } from './own-password.tsx';

/**
 * The step that comes before anything else after a sign-in; the server refuses everything else
 * meanwhile.
 */
export function PendingPage() {
  const { pending } = useSession().collaborator;
  return (
    <SignInFrame>
      {pending === 'PASSWORD' ? <OwnPassword /> : <OwnSecondFactor />}
      <PasswordDialog />
    </SignInFrame>
  );
}

function OwnSecondFactor() {
  const texts = useTexts('office-access');
  return (
    <Stack>
      <title>{`${texts.set_up} · Ribambelle`}</title>
      <Title order={1}>{texts.set_up}</Title>
      <Text>{texts.set_up_help}</Text>
      <SetUpSecondFactor />
      {hasPasskeys() ? (
        <>
          <Divider />
          <Text>{texts.or_passkey}</Text>
          <AddPasskey />
        </>
      ) : null}
    </Stack>
  );
}
