import { payWithWallet } from '@ribambelle/api/wallet/pay-with-wallet.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { MoneyInput } from '@ribambelle/ui/forms/money-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

interface PayFromWalletProps {
  /** The reference of what is paid; null for everything. */
  readonly destination: string | null;
  /** The amount left to pay, and the balance of the wallet, in minor units. */
  readonly outstanding: number;
  readonly wallet: number;
}

/** Pays a chosen amount from the wallet (1 §5); by default the whole amount. */
export const PayFromWallet = ({
  destination,
  outstanding,
  wallet,
}: PayFromWalletProps): ReactElement => {
  const texts = useTexts('account');
  const language = useLanguage();
  const call = useClient();
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const most = Math.min(outstanding, wallet);
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: payWithWallet.request,
    initial_values: { amount: most, destination },
    errorText: useErrorText(),
    send: (request) => call('payWithWallet', request),
    onDone: ({ message }) => {
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      void refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className={styles.wallet}>
      <MoneyInput
        label={texts.wallet_amount}
        description={texts.wallet_has(formatPrice({ amount: wallet, language }))}
        language={language}
        {...form.getInputProps('amount')}
        value={form.values.amount}
      />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" kind="white" loading={sending}>
        {texts.pay_wallet}
      </Button>
    </form>
  );
};
