import { Button, Stack, Text, Title } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { useLanguageChoice } from '../../texts/language-choice.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { AdministratorFields, OrganiserFields, SiteFields } from './setup-fields.tsx';
import { firstValues } from './setup-values.ts';

/** The form of the one-time address: an organisation, its site and who runs it. Whoever sends it is signed in. */
export function SetupPage({ token }: { token: string }) {
  const texts = useTexts('office-setup');
  const link = useCall('describeSetup', { token });
  if (link.error !== null)
    return (
      <SignInFrame>
        <title>{`${texts.over} · Ribambelle`}</title>
        <Stack>
          <Title order={1}>{texts.over}</Title>
          <Text>{link.error.message}</Text>
          <Button component="a" href="/" variant="default">
            {texts.sign_in}
          </Button>
        </Stack>
      </SignInFrame>
    );
  return link.data === undefined ? <Waiting /> : <SetupForm token={token} />;
}

function SetupForm({ token }: { token: string }) {
  const texts = useTexts('office-setup');
  const navigate = useNavigate();
  const { language } = useLanguageChoice();
  const { form, saving, sending } = useActionForm('setUpOrganiser', {
    values: firstValues(language),
    request: (values) => ({ ...values, token }),
    refreshes: ['getOfficeSession'],
    after: () => void navigate('/', { replace: true }),
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
          <AdministratorFields bind={(path) => form.getInputProps(path)} />
          <Button type="submit" size="md" loading={sending}>
            {texts.submit}
          </Button>
        </Stack>
      </ActionForm>
    </SignInFrame>
  );
}
