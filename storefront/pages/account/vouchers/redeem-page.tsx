import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { type FormEvent, type ReactElement, useState } from 'react';
import styles from '../account.module.css';
import { AccountFrame } from '../account-frame.tsx';

/** The page where the holder of a voucher types its code (3 §2). */
export const RedeemPage = (): ReactElement => {
  const texts = useTexts('account');
  const codes = useTexts('voucher-codes');
  return (
    <AccountFrame
      tab="vouchers"
      title={codes.redeem}
      back={{ href: '/account/vouchers', label: texts.tabs.vouchers }}
      invitation={{ title: codes.redeem_sign_in_title, text: codes.redeem_sign_in_text }}
    >
      {() => <CodeForm />}
    </AccountFrame>
  );
};

/** Leads to the voucher of the code: nothing is redeemed before it was seen. */
const CodeForm = (): ReactElement => {
  const texts = useTexts('account');
  const codes = useTexts('voucher-codes');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [code_typed, setCodeTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readVoucherCode(code_typed);
    setMissing(code === '');
    if (code !== '') navigate(`/account/vouchers/redeem/${code}`);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextInput
        label={texts.voucher_code}
        description={codes.redeem_help}
        value={code_typed}
        onChange={(event) => setCodeTyped(event.currentTarget.value)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isMissing ? errorText('REQUIRED') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit">{codes.redeem_look}</Button>
      </div>
    </form>
  );
};
