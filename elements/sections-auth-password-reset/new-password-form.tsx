import { setPassword } from '@ribambelle/api/sign-in/set-password.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { FieldGroup } from '../pieces/person/auth-frame.tsx';
import { NewPasswordFields } from '../pieces/person/new-password-fields.tsx';
import { withConfirmation } from '../pieces/person/with-confirmation.ts';

/** Sets the password with the token of the link, signs in and continues (3 §4). */
export const NewPasswordForm = ({
  token,
  redirect,
}: {
  readonly token: string;
  readonly redirect: string;
}): ReactElement => {
  const texts = useTexts('sign-in');
  const call = useClient();
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: withConfirmation(setPassword.request),
    initial_values: { token, password: '', confirmation: '' },
    errorText: useErrorText(),
    send: async ({ password }) => {
      const answer = await call('setPassword', { token, password });
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
        <NewPasswordFields input={(path) => form.getInputProps(path)} />
        {refusal !== null && <Notice tone="red">{refusal}</Notice>}
        <Button type="submit" size="large" wide loading={sending}>
          {texts.keep_password}
        </Button>
      </FieldGroup>
    </form>
  );
};
