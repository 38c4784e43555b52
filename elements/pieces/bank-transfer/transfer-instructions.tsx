import type { Answer } from '@ribambelle/api/client.ts';
import { trustedHtml } from '@ribambelle/ui/cards/unsafe.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { dueLines } from '@ribambelle/texts/formats/due-lines.ts';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { CopyButton } from '../facts/copy-button.tsx';
import styles from './transfer.module.css';

export type Transfer = NonNullable<Answer<'getCheckoutSuccess'>['bank_transfer']>;

/**
 * Instructions for a transfer (R19): the details to copy, and a code with the same details for the
 * app of the bank.
 */
export const TransferInstructions = ({
  transfer,
}: {
  readonly transfer: Transfer;
}): ReactElement => {
  const { transfer: texts } = useTexts('checkout-success');
  const amount = formatPrice({ amount: transfer.amount, language: useLanguage() });
  const iban = transfer.iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
  const lines = [
    { label: texts.holder, shown: transfer.beneficiary, copied: transfer.beneficiary },
    { label: texts.iban, shown: iban, copied: transfer.iban },
    { label: texts.amount, shown: amount, copied: (transfer.amount / 100).toFixed(2) },
    { label: texts.communication, shown: transfer.communication, copied: transfer.communication },
  ];
  return (
    <div className={styles.transfer}>
      <Due {...transfer} />
      {transfer.amount < sumAmounts(transfer.parts.map((part) => part.amount)) && (
        <p className={styles.help}>{texts.first_part(amount)}</p>
      )}
      <p className={styles.help}>{transfer.qr_svg === null ? texts.copy_all : texts.help}</p>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label} className={styles.line}>
            <dt>{line.label}</dt>
            <dd>
              <span>{line.shown}</span>
              <CopyButton label={texts.copy(line.label)} text={line.copied} done={texts.copied} />
            </dd>
          </div>
        ))}
      </dl>
      {transfer.qr_svg !== null && (
        // drawn by our own server from digits and the organiser's name
        <div
          className={styles.code}
          role="img"
          aria-label={texts.qr(amount, transfer.beneficiary)}
          dangerouslySetInnerHTML={trustedHtml(transfer.qr_svg)}
        />
      )}
    </div>
  );
};

/** The deadline, future or past; one for each part when there are several (R32). */
const Due = ({ due_at, parts }: Pick<Transfer, 'due_at' | 'parts'>): ReactElement | null => {
  const { transfer: texts } = useTexts('checkout-success');
  const reading = useReading();
  const now = useRenderedAt();
  const lines = dueLines(parts, { ...reading, words: texts.due_parts });
  if (lines.length > 0)
    return (
      <div className={styles.due}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  if (due_at === null) return null;
  const day = formatDue(due_at, reading);
  return <p className={styles.due}>{isAfter(due_at, now) ? texts.due(day) : texts.overdue(day)}</p>;
};
