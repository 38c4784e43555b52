import { Button, Stack, Title } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import { useSearchParams } from 'react-router';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The page of the link for a new password; afterwards the user signs in with it. */
export function NewPasswordPage({ token }: { token: string }) {
  const { own } = useTexts('office');
  const [, setQuery] = useSearchParams();
  const { form, saving, sending } = useActionForm('setCollaboratorPassword', {
    values: { password: '' },
    request: (values) => ({ ...values, token }),
    refreshes: [],
    done: own.password_chosen,
    after: () => setQuery({}, { replace: true }),
  });
  return (
    <SignInFrame>
      <title>{`${own.new_password} · Ribambelle`}</title>
      <ActionForm saving={saving}>
        <Stack>
          <Title order={1}>{own.new_password}</Title>
          <PasswordField
            label={own.new_password}
            description={own.password_help}
            autoComplete="new-password"
            size="md"
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" loading={sending}>
            {own.change_password}
          </Button>
        </Stack>
      </ActionForm>
    </SignInFrame>
  );
}
