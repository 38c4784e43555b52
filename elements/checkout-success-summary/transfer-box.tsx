import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import {
  type Transfer,
  TransferInstructions,
} from '../pieces/bank-transfer/transfer-instructions.tsx';
import styles from './view.module.css';

/** The amount left to pay by transfer, above everything else that is left to do. */
export const TransferBox = ({ transfer }: { readonly transfer: Transfer }): ReactElement => {
  const { transfer: texts } = useTexts('checkout-success');
  return (
    <section className={styles.transfer}>
      <h2>{texts.title}</h2>
      <TransferInstructions transfer={transfer} />
    </section>
  );
};
