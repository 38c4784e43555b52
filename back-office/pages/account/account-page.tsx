import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { RegistrationMails } from './registration-mails.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The user's own account: password and second factor. */
export function AccountPage() {
  const texts = useTexts('office');
  const { collaborator } = useSession();
  return (
    <Page title={texts.account}>
      <Stack p="md" maw={520} gap="md">
        <Text c="dimmed">
          {collaborator.firstname} {collaborator.lastname} · {collaborator.email}
        </Text>
        <ChangePassword />
        <RegistrationMails />
        <SecondFactor />
        <Passkeys />
        <OwnSessions />
      </Stack>
    </Page>
  );
}

function ChangePassword() {
  const texts = useTexts('office').own;
  const { form, saving, sending } = useActionForm('updateOwnPassword', {
    values: { current_password: '', password: '' },
    request: (values) => values,
    refreshes: [],
    done: texts.password_changed,
    after: () => form.setValues({ current_password: '', password: '' }),
  });
  return (
    <Paper withBorder p="md">
      <ActionForm saving={saving}>
        <Stack gap="sm">
          <Title order={2}>{texts.password}</Title>
          <PasswordField
            label={texts.current_password}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <PasswordField
            label={texts.new_password}
            description={texts.password_help}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Group>
            <Button type="submit" loading={sending}>
              {texts.change_password}
            </Button>
          </Group>
        </Stack>
      </ActionForm>
    </Paper>
  );
}
