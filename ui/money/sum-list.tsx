import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement } from 'react';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from './price.tsx';
import styles from './sum-list.module.css';

/** What an amount in minor units is for. */
export interface SumLine {
  readonly label: string;
  readonly amount: number;
}

interface SumListProps {
  readonly lines: readonly SumLine[];
  /** What the lines come to; it is read out when it changes. */
  readonly total: SumLine;
  readonly after?: readonly SumLine[];
  readonly language: Language;
}

/** Amounts line by line, and what they come to. */
export const SumList = ({ lines, total, after = [], language }: SumListProps): ReactElement => {
  const draw = ({ label, amount }: SumLine, index: number) => (
    <div key={index}>
      <dt>{label}</dt>
      <dd>{formatPrice({ amount, language })}</dd>
    </div>
  );
  return (
    <dl className={styles.lines}>
      {lines.map(draw)}
      <div className={styles.total} aria-live="polite" aria-atomic="true">
        <dt>{total.label}</dt>
        <dd>
          <Price amount={total.amount} language={language} size="heading" />
        </dd>
      </div>
      {after.map((line, index) => draw(line, lines.length + index))}
    </dl>
  );
};
