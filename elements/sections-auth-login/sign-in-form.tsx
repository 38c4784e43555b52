import { signIn } from '@ribambelle/api/sign-in/sign-in.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { PasswordInput } from '@ribambelle/ui/forms/password-input.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { FieldGroup } from '../pieces/person/auth-frame.tsx';

/** Signs in and continues to `redirect`. */
export const SignInForm = ({ redirect }: { readonly redirect: string }): ReactElement => {
  const texts = useTexts('sign-in');
  const customers = useTexts('customers');
  const call = useClient();
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: signIn.request,
    initial_values: { email: '', password: '' },
    errorText: useErrorText(),
    send: async (request) => {
      const answer = await call('signIn', request);
      await refresh();
      return answer;
    },
    onDone: ({ message }) => {
      showToast({ kind: 'success', text: message });
      navigate(redirect, { replace: true });
    },
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <FieldGroup>
        <TextInput
          label={customers.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={texts.password}
          autoComplete="current-password"
          required
          texts={texts.password_field}
          {...form.getInputProps('password')}
        />
        {refusal !== null && <Notice tone="red">{refusal}</Notice>}
        <Button type="submit" size="large" wide loading={sending}>
          {texts.sign_in}
        </Button>
      </FieldGroup>
    </form>
  );
};
