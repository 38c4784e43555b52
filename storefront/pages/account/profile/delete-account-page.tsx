import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
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
      {({ customer, account }) => (
        <DeleteAccount fullname={customer.fullname} credit={account.wallet.amount} />
      )}
    </AccountFrame>
  );
};

const DeleteAccount = ({
  fullname,
  credit,
}: {
  readonly fullname: string;
  readonly credit: number;
}): ReactElement => {
  const [given_up, giveUp] = useState(false);
  const language = useLanguage();
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
      button={texts.delete_account}
      back="/account/profile"
      sending={remove.isPending}
      refusal={remove.error === null ? null : sentenceOf(remove.error, shell.unknown_error)}
      onConfirmed={(confirmation) => remove.mutate({ confirmation, give_up_credit: given_up })}
    >
      {texts.delete_account_follows}
      {credit > 0 && (
        <Checkbox
          label={texts.give_up_credit(formatPrice({ amount: credit, language }))}
          checked={given_up}
          onChange={({ target }) => giveUp(target.checked)}
        />
      )}
    </ConfirmationForm>
  );
};
