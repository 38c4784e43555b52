import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { ReactElement } from 'react';
import {
  type Transfer,
  TransferInstructions,
} from '../pieces/bank-transfer/transfer-instructions.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

/**
 * The amount left to pay, above everything else that is left to do: by transfer, or by the kept
 * means of payment that pays it on its days.
 */
export const TransferBox = ({
  transfer,
  collected_by = null,
}: {
  readonly transfer: Transfer;
  /** The kept means of payment by which all of it is collected; null for none. */
  readonly collected_by?: string | null;
}): ReactElement => {
  const { transfer: texts } = useTexts('checkout-success');
  if (collected_by !== null) return <Collected transfer={transfer} means={collected_by} />;
  return (
    <section className={styles.transfer}>
      <h2>{texts.title}</h2>
      <TransferInstructions transfer={transfer} />
    </section>
  );
};

const Collected = ({
  transfer,
  means,
}: {
  readonly transfer: Transfer;
  readonly means: string;
}): ReactElement => {
  const texts = useTexts('checkout-success');
  const reading = useReading();
  return (
    <section className={styles.transfer}>
      <h2>{texts.collected_title}</h2>
      <ul className={styles.collected}>
        {transfer.parts.map(({ amount, due_at }, index) => (
          <li key={index}>
            {[
              formatPrice({ amount, language: reading.language }),
              ...(due_at === null ? [] : [texts.collected(formatDue(due_at, reading), means)]),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <p>{texts.collected_text}</p>
    </section>
  );
};
