import { Button, Stack, Text, Title } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';

/** The form for the user's own password in place of the provisional one. */
export function OwnPassword() {
  const { own } = useTexts('office');
  const texts = useTexts('office-access');
  const { form, saving, sending } = useActionForm('updateOwnPassword', {
    values: { current_password: '', password: '' },
    request: (values) => values,
    refreshes: ['getOfficeSession'],
    done: '',
  });
  return (
    <ActionForm saving={saving}>
      <title>{`${texts.own_password} · Ribambelle`}</title>
      <Stack>
        <Title order={1}>{texts.own_password}</Title>
        <Text>{texts.own_password_help}</Text>
        <PasswordField
          label={texts.provisional_password}
          autoComplete="current-password"
          size="md"
          data-autofocus
          {...form.getInputProps('current_password')}
        />
        <PasswordField
          label={own.new_password}
          description={own.password_help}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={sending}>
          {texts.go_on}
        </Button>
      </Stack>
    </ActionForm>
  );
}
