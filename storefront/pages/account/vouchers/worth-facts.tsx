import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import type { ReactElement, ReactNode } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';

type Voucher = Answer<'getAccountVoucher'>;

interface WorthFactsProps {
  readonly voucher: Pick<Voucher, 'voucher' | 'expires_at'>;
  /** The buyer; null when it is the reader. */
  readonly given_by: string | null;
  /** Further facts about it. */
  readonly children?: ReactNode;
}

/** The worth of a voucher, its giver, and its end. */
export const WorthFacts = ({ voucher, given_by, children }: WorthFactsProps): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { expires_at } = voucher;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.voucher_worth}>
        <strong>{formatWorth(voucher.voucher, reading.language)}</strong>
        <BundleText bundle={voucher.voucher.bundle} />
      </Fact>
      {given_by !== null && <Fact name={texts.voucher_given_by}>{given_by}</Fact>}
      <Fact name={texts.voucher_until}>
        {expires_at === null ? texts.voucher_for_good : lastDay(expires_at, reading)}
      </Fact>
      {children}
    </dl>
  );
};

/** The number of registrations that a voucher's bundle pays; nothing for an amount. */
const BundleText = (input: {
  readonly bundle: Voucher['voucher']['bundle'];
}): ReactElement | null => {
  const texts = useTexts('account');
  const { bundle } = input;
  if (bundle === null) return null;
  return (
    <div className={styles.soft}>
      {bundle.capacity === null ? texts.bundle_unlimited : texts.bundle_capacity(bundle.capacity)}
    </div>
  );
};
