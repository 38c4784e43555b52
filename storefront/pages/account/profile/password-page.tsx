import { changePassword } from '@ribambelle/api/session/change-password.ts';
import { NewPasswordFields } from '@ribambelle/elements/pieces/person/new-password-fields.tsx';
import { withConfirmation } from '@ribambelle/elements/pieces/person/with-confirmation.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { PasswordInput } from '@ribambelle/ui/forms/password-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import styles from '../account.module.css';

/** Changes the password, given the present one. */
export const PasswordPage = (): ReactElement => {
  const texts = useTexts('account');
  return (
    <AccountFrame
      tab="profile"
      title={texts.change_password}
      back={{ href: '/account/profile', label: texts.profile }}
    >
      {() => <PasswordForm />}
    </AccountFrame>
  );
};

const PasswordForm = (): ReactElement => {
  const texts = useTexts('account');
  const words = useTexts('sign-in');
  const call = useClient();
  const navigate = useNavigate();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: withConfirmation(changePassword.request),
    initial_values: { current_password: '', password: '', confirmation: '' },
    errorText: useErrorText(),
    send: ({ current_password, password }) =>
      call('changePassword', { current_password, password }),
    onDone: ({ message }) => {
      showToast({ kind: 'success', text: message });
      navigate('/account/profile');
    },
  });
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PasswordInput
        label={texts.current_password}
        autoComplete="current-password"
        required
        texts={words.password_field}
        {...form.getInputProps('current_password')}
      />
      <NewPasswordFields input={(path) => form.getInputProps(path)} />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" loading={sending}>
        {words.keep_password}
      </Button>
    </form>
  );
};
