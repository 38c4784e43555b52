import { Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { answers } from '../../data/client.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Stands at every address while nobody is signed in. */
export function SignInPage() {
  const texts = useTexts('office').sign_in;
  return (
    <SignInFrame>
      <title>{`${texts.title} · Ribambelle`}</title>
      <SignInForm
        title={<Title order={1}>{texts.title}</Title>}
        onSignedIn={() => answers.invalidate('getOfficeSession')}
      />
    </SignInFrame>
  );
}
