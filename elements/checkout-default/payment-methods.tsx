import { mayComeTooLate } from '@ribambelle/domain/receivables/due-parts.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { dueLines } from '@ribambelle/texts/formats/due-lines.ts';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { Cart } from './cart.ts';
import { nowAmount, type PlannedWay } from './planned-ways.ts';
import { TransferRefused } from './transfer-refused.tsx';

type Strategy = Cart['payment_strategies'][number];

interface PaymentMethodsProps {
  readonly strategies: readonly Strategy[];
  /** The reason why a transfer is not among them; null when it is, or was never offered. */
  readonly refused: Cart['transfer_refused'];
  readonly totals: Cart['totals'];
  /** The deadline of a transfer; null for none. */
  readonly transfer_due_at: Cart['transfer_due_at'];
  /** The deadlines of its parts. */
  readonly due_parts: Cart['transfer_due_parts'];
  readonly value: Strategy | null;
  /** The way to pay in instalments that is chosen with it; null for the whole amount. */
  readonly way?: PlannedWay | null;
  readonly onChange: (strategy: Strategy) => void;
}

/** The ways to pay, the organiser's first choice first, each with the amount to pay now (3 §2). */
export const PaymentMethods = ({
  strategies,
  refused,
  totals,
  transfer_due_at,
  due_parts,
  value,
  way = null,
  onChange,
}: PaymentMethodsProps): ReactElement => {
  const texts = useTexts('checkout-page');
  const language = useLanguage();
  const reading = useReading();
  const now = useRenderedAt();
  const online = strategies.some((strategy) => strategy.startsWith('IMMEDIATE'));
  const due = dueWords(
    { due_at: transfer_due_at, parts: due_parts, online },
    { texts: texts.methods, reading, now },
  );
  const notice = refused !== null && <TransferRefused refused={refused} online={online} />;
  if (strategies.length === 0) return notice || <Notice tone="yellow">{texts.methods.none}</Notice>;
  const choices = strategies.map((strategy) => {
    const { title, text } = texts.methods[wordsOf(strategy, totals)];
    const planned = strategy === value ? way : null;
    const due_now = nowAmount({ totals }, { strategy, way: planned });
    // the wallet is used in every way of paying: each shows the amount from the wallet, and the
    // rest to pay
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
        due !== '' && planned === null && paysByTransfer(strategy, totals)
          ? `${with_wallet} ${due}`
          : with_wallet,
      aside: due_now > 0 ? texts.now(formatPrice({ amount: due_now, language })) : undefined,
    };
  });
  const choose = (new_value: string) => {
    const strategy = strategies.find((one) => one === new_value);
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

/**
 * Returns the deadline of a transfer, or the deadlines of its parts with their reasons when there
 * are several; and the alternative where the transfer may arrive too late.
 */
function dueWords(
  of: {
    readonly due_at: string | null;
    readonly parts: Cart['transfer_due_parts'];
    readonly online: boolean;
  },
  at: {
    readonly texts: Texts['checkout-page']['methods'];
    readonly reading: ReturnType<typeof useReading>;
    readonly now: string;
  },
): string {
  const { due_at, parts, online } = of;
  const { texts, reading, now } = at;
  if (due_at === null) return '';
  const lines = dueLines(parts, { ...reading, words: texts.due_parts });
  const words = lines.length === 0 ? [texts.due(formatDue(due_at, reading))] : lines;
  const late = mayComeTooLate(due_at, now) ? [texts.too_late[online ? 'online' : 'desk']] : [];
  return [...words, ...late].join(' ');
}

/** Tests whether an amount is left to transfer in this way of paying. */
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
