import { payNow } from '@ribambelle/domain/checkout/totals.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { Cart } from './cart.ts';
import { TransferRefused } from './transfer-refused.tsx';

type Strategy = Cart['payment_strategies'][number];

interface PaymentMethodsProps {
  readonly strategies: readonly Strategy[];
  /** Why a transfer is not among them; null when it is, or was never offered. */
  readonly refused: Cart['transfer_refused'];
  readonly totals: Cart['totals'];
  /** By when a transfer is expected; null without a deadline. */
  readonly transfer_due_at: Cart['transfer_due_at'];
  readonly value: Strategy | null;
  readonly onChange: (strategy: Strategy) => void;
}

/** The ways to pay, the organiser's first choice first, each with what it asks now (3 §2). */
export const PaymentMethods = ({
  strategies,
  refused,
  totals,
  transfer_due_at,
  value,
  onChange,
}: PaymentMethodsProps): ReactElement => {
  const texts = useTexts('checkout-page');
  const language = useLanguage();
  const reading = useReading();
  const due =
    transfer_due_at === null ? null : texts.methods.due(formatDue(transfer_due_at, reading));
  const online = strategies.some((strategy) => strategy.startsWith('IMMEDIATE'));
  const notice = refused !== null && <TransferRefused refused={refused} online={online} />;
  if (strategies.length === 0) return notice || <Notice tone="yellow">{texts.methods.none}</Notice>;
  const choices = strategies.map((strategy) => {
    const { title, text } = texts.methods[wordsOf(strategy, totals)];
    const now = payNow(totals, strategy);
    // the wallet is used in every way of paying: each says what it takes from it, and what is left to pay in its own way
    const with_wallet =
      totals.wallet > 0 && totals.payable > 0
        ? texts.methods.with_wallet[strategy](
            formatPrice({ amount: totals.wallet, language }),
            formatPrice({ amount: totals.payable, language }),
          )
        : text;
    return {
      value: strategy,
      label: title,
      description:
        due !== null && paysByTransfer(strategy, totals) ? `${with_wallet} ${due}` : with_wallet,
      aside: now > 0 ? texts.now(formatPrice({ amount: now, language })) : undefined,
    };
  });
  const choose = (chosen: string) => {
    const strategy = strategies.find((one) => one === chosen);
    if (strategy !== undefined) onChange(strategy);
  };
  return (
    <>
      <ChoiceCards
        label={texts.methods.title}
        choices={choices}
        value={value}
        onChange={choose}
        required
      />
      {notice}
    </>
  );
};

/** Whether something is left to transfer when it is paid in this way. */
function paysByTransfer(strategy: Strategy, totals: Cart['totals']): boolean {
  return totals.payable > 0 && (strategy === 'DELAYED' || strategy === 'WALLET');
}

function wordsOf(
  strategy: Strategy,
  totals: Cart['totals'],
): Strategy | 'DELAYED_FREE' | 'WALLET_PARTLY' {
  if (strategy === 'DELAYED' && totals.total === 0) return 'DELAYED_FREE';
  return strategy === 'WALLET' && totals.payable > 0 ? 'WALLET_PARTLY' : strategy;
}
