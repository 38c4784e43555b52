import { useAction, wordsOf } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { ConfirmationForm } from '../confirmation-form.tsx';

/** Deletes the account once the full name is typed (1 §5). */
export const DeleteAccountPage = (): ReactElement => {
  const [texts, shell] = [useTexts('account'), useTexts('shell')];
  const [refresh, navigate] = [useRefreshSession(), useNavigate()];
  const remove = useAction('deleteSession', {
    onDone: async () => {
      await refresh();
      navigate('/');
    },
  });
  return (
    <AccountFrame
      tab="profile"
      title={texts.delete_account}
      back={{ href: '/account/profile', label: texts.profile }}
    >
      {({ customer }) => (
        <ConfirmationForm
          name={customer.fullname}
          button={texts.delete_account_button}
          back="/account/profile"
          sending={remove.isPending}
          refusal={remove.error === null ? null : wordsOf(remove.error, shell.unknown_error)}
          onConfirmed={(confirmation) => remove.mutate({ confirmation })}
        >
          {texts.delete_account_follows}
        </ConfirmationForm>
      )}
    </AccountFrame>
  );
};
