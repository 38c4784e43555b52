import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement } from 'react';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from './price.tsx';
import styles from './sum-list.module.css';

/** An amount in minor units with its label. */
export interface SumLine {
  readonly label: string;
  readonly amount: number;
}

interface SumListProps {
  readonly lines: readonly SumLine[];
  /** The total of the lines; it is read aloud when it changes. */
  readonly total: SumLine;
  readonly after?: readonly SumLine[];
  readonly language: Language;
}

/** Amounts line by line, with their total. */
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
