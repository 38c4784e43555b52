import type { Answer } from '@ribambelle/api/client.ts';
import { TransferInstructions } from '@ribambelle/elements/pieces/bank-transfer/transfer-instructions.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { PayNextPart } from '../payment/pay-online.tsx';
import { SendProof } from '../payment/send-proof.tsx';
import own from './to-pay.module.css';

type Order = Answer<'getAccountOverview'>['owed']['orders'][number];
type Line = Order['lines'][number];

/**
 * One order: each purchase with its due day and amount, a way to its page, and how to transfer all
 * that it still owes under its own communication (R34).
 */
export const OrderToPay = ({
  order,
  customer_id,
  online,
}: {
  readonly order: Order;
  readonly customer_id: number;
  /** True when it can be paid online. */
  readonly online: boolean;
}): ReactElement => {
  const texts = useTexts('account');
  const { language } = useReading();
  const { cart, owed_amount, lines, bank_transfer } = order;
  const amount = formatPrice({ amount: owed_amount, language });
  return (
    <div className={own.order}>
      <ul className={own.lines}>
        {lines.map((line, index) => (
          <li key={line.cuid ?? index} className={own.line}>
            <OwedLine line={line} />
          </li>
        ))}
      </ul>
      {online && lines.some(({ instalments }) => instalments.length > 0) && (
        <PayNextPart
          customer_id={customer_id}
          reference={order.reference}
          parts={lines.flatMap(partsOf)}
        />
      )}
      <div className={own.end}>
        <strong>{amount}</strong>
        {cart !== null && (
          <Link
            href={`/account/carts/${cart.cuid}`}
            className={buttonClass({ kind: 'white' })}
            aria-label={`${texts.see_and_pay}, ${amount}`}
          >
            {texts.see_and_pay}
          </Link>
        )}
      </div>
      {bank_transfer !== null && (
        <details className={own.transfer}>
          <summary>
            {texts.by_transfer} <span>{bank_transfer.communication}</span>
          </summary>
          <TransferInstructions transfer={bank_transfer} />
          <SendProof transfer={bank_transfer} />
        </details>
      )}
    </div>
  );
};

const OwedLine = ({ line }: { readonly line: Line }): ReactElement => {
  const texts = useTexts('account');
  const { collected } = useTexts('checkout-success');
  const reading = useReading();
  const title = useTitle();
  const { participant, start_at, due_at, overdue } = line;
  const when = ({ due_at: by, collected_by: means }: Pick<Line, 'due_at' | 'collected_by'>) => {
    if (by === null) return [];
    const on = formatDue(by, reading);
    return [means === null ? texts.to_pay_by(on) : collected(on, means)];
  };
  const facts = [participant, start_at === null ? '' : formatInstant(start_at, reading)].filter(
    (fact) => fact !== '',
  );
  const day = due_at === null ? null : formatDue(due_at, reading);
  return (
    <>
      <RuledWords>
        <span className={line.accessory ? styles.soft : styles.name}>
          {title(line)}
          {facts.length > 0 && <span className={styles.soft}> · {facts.join(' · ')}</span>}
        </span>
        {line.instalments.map((part, index) => (
          <span key={index} className={styles.soft}>
            {[formatPrice({ amount: part.amount, language: reading.language }), ...when(part)].join(
              ' · ',
            )}
          </span>
        ))}
        {day !== null && (overdue || line.instalments.length === 0) && (
          <span className={overdue ? own.overdue : styles.soft}>
            {overdue ? texts.overdue_since(day) : when(line)}
          </span>
        )}
      </RuledWords>
      <span>{formatPrice({ amount: line.owed_amount, language: reading.language })}</span>
    </>
  );
};

/** Returns what a line owes by due date: its instalments, or all of it. */
function partsOf({ instalments, owed_amount: amount, due_at, collected_by }: Line) {
  return instalments.length > 0 ? instalments : [{ amount, due_at, collected_by }];
}

/** Returns the name of a line: its own title, the service fee, or what is left to pay. */
function useTitle(): (line: Line) => string {
  const texts = useTexts('account');
  return ({ title, accessory }) =>
    title === '' ? (accessory ? texts.service_fee : texts.rest) : title;
}
