import { useAction, wordsOf } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { ConfirmationForm } from '../confirmation-form.tsx';

/** Deletes the account once the full name is typed (1 §5). */
export const DeleteAccountPage = (): ReactElement => {
  const texts = useTexts('account');
  return (
    <AccountFrame
      tab="profile"
      title={texts.delete_account}
      back={{ href: '/account/profile', label: texts.profile }}
    >
      {({ customer }) => <DeleteAccount fullname={customer.fullname} />}
    </AccountFrame>
  );
};

const DeleteAccount = ({ fullname }: { readonly fullname: string }): ReactElement => {
  const texts = useTexts('account');
  const shell = useTexts('shell');
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const remove = useAction('deleteSession', {
    onDone: async () => {
      await refresh();
      navigate('/');
    },
  });
  return (
    <ConfirmationForm
      name={fullname}
      button={texts.delete_account_button}
      back="/account/profile"
      sending={remove.isPending}
      refusal={remove.error === null ? null : wordsOf(remove.error, shell.unknown_error)}
      onConfirmed={(confirmation) => remove.mutate({ confirmation })}
    >
      {texts.delete_account_follows}
    </ConfirmationForm>
  );
};
