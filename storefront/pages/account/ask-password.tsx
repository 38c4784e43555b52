import { askingPassword } from '@ribambelle/api/asking-password.ts';
import { confirmPassword } from '@ribambelle/api/session/confirm-password.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { CallProvider, useClient } from '@ribambelle/client/data/call-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { PasswordInput } from '@ribambelle/ui/forms/password-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import styles from './account.module.css';

type End = (given: boolean) => void;

/**
 * Provides a dialog that requests the password for an act that needs a recent one, and then
 * performs it (R29).
 */
export const AskPassword = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const call = useClient();
  const texts = useTexts('account');
  const [end, setEnd] = useState<{ readonly with: End } | null>(null);
  const askingCall = useMemo(
    () => askingPassword(call, () => new Promise<boolean>((resolve) => setEnd({ with: resolve }))),
    [call],
  );
  const finish: End = (is_confirmed) => {
    setEnd(null);
    end?.with(is_confirmed);
  };
  return (
    <CallProvider call={askingCall}>
      {children}
      <Dialog
        open={end !== null}
        onClose={() => finish(false)}
        title={texts.confirm_password}
        close_label={texts.keep}
      >
        {end !== null && <PasswordForm onGiven={() => finish(true)} />}
      </Dialog>
    </CallProvider>
  );
};

const PasswordForm = ({ onGiven }: { readonly onGiven: () => void }): ReactElement => {
  const texts = useTexts('account');
  const words = useTexts('sign-in');
  const call = useClient();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: confirmPassword.request,
    initial_values: { password: '' },
    errorText: useErrorText(),
    send: (request) => call('confirmPassword', request),
    onDone: onGiven,
  });
  const { getInputNode } = form;
  useEffect(() => {
    getInputNode('password')?.focus();
  }, [getInputNode]);
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>{texts.confirm_password_why}</p>
      <PasswordInput
        label={texts.current_password}
        autoComplete="current-password"
        required
        texts={words.password_field}
        {...form.getInputProps('password')}
      />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" loading={sending}>
        {texts.confirm_password_go_on}
      </Button>
    </form>
  );
};
