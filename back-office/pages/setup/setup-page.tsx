import { Button, Stack, Text, Title } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { useLanguageChoice } from '../../texts/language-choice.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { AdministratorFields, OrganiserFields, SiteFields } from './setup-fields.tsx';
import { SetupLogo } from './setup-logo.tsx';
import { firstValues } from './setup-values.ts';

/**
 * The page of a one-time address: the form of an organisation, its site and its administrator. Its
 * sender is signed in.
 */
export function SetupPage({ token }: { token: string }) {
  const texts = useTexts('office-setup');
  const link = useCall('describeSetup', { token }, { enabled: token !== '' });
  if (token === '') return <NoSetup title={texts.no_token} text={texts.no_token_text} />;
  if (link.error !== null) return <NoSetup title={texts.over} text={link.error.message} />;
  return link.data === undefined ? <Waiting /> : <SetupForm token={token} />;
}

/** The reason why the form is not available, and a link to the sign-in. */
function NoSetup({ title, text }: { title: string; text: string }) {
  const texts = useTexts('office-setup');
  return (
    <SignInFrame>
      <title>{`${title} · Ribambelle`}</title>
      <Stack>
        <Title order={1}>{title}</Title>
        <Text>{text}</Text>
        <Button component="a" href="/" variant="default">
          {texts.sign_in}
        </Button>
      </Stack>
    </SignInFrame>
  );
}

function SetupForm({ token }: { token: string }) {
  const texts = useTexts('office-setup');
  const navigate = useNavigate();
  const { language } = useLanguageChoice();
  const [logo, setLogo] = useState<File | null>(null);
  const upload = useAction('uploadLogo', { refreshes: [], done: '' });
  const begin = async () => {
    // a refused logo is reported, and can be chosen again in the settings
    if (logo !== null) await upload.mutateAsync({ name: logo.name, file: logo }).catch(() => null);
    void navigate('/', { replace: true });
  };
  const { form, saving, sending } = useActionForm('setUpOrganiser', {
    values: firstValues(language),
    request: (values) => ({ ...values, token }),
    refreshes: ['getOfficeSession'],
    after: () => void begin(),
  });
  return (
    <SignInFrame wide>
      <title>{`${texts.title} · Ribambelle`}</title>
      <ActionForm saving={saving} noValidate>
        <Stack gap="xl">
          <div>
            <Title order={1}>{texts.title}</Title>
            <Text c="dimmed" mt={4}>
              {texts.opening}
            </Text>
          </div>
          <OrganiserFields bind={(path) => form.getInputProps(path)} />
          <SiteFields form={form} />
          <SetupLogo logo={logo} onChange={setLogo} />
          <AdministratorFields bind={(path) => form.getInputProps(path)} />
          <Button type="submit" size="md" loading={sending || upload.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </ActionForm>
    </SignInFrame>
  );
}
