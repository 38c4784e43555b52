import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import styles from '../account.module.css';
import { KeptMeans } from './kept-means.tsx';
import { PayOut } from './pay-out.tsx';
import { PagedList } from '../paged-list.tsx';

/** The wallet: its balance, and what moved in it, the last first. */
export const WalletPage = (): ReactElement => {
  const texts = useTexts('wallet');
  const account = useTexts('account');
  return (
    <AccountFrame
      tab="home"
      title={texts.title}
      back={{ href: '/account/home', label: account.tabs.home }}
    >
      {(signedIn) => (
        <>
          <Balance amount={signedIn.account.wallet.amount} />
          {signedIn.account.wallet.amount > 0 && <PayOut wallet={signedIn.account.wallet.amount} />}
          <KeptMeans />
          <Movements />
        </>
      )}
    </AccountFrame>
  );
};

const Balance = ({ amount }: { readonly amount: number }): ReactElement => {
  const texts = useTexts('wallet');
  const { language } = useReading();
  return (
    <p>
      <strong>{texts.balance(formatPrice({ amount, language }))}</strong>
      {amount > 0 && <span className={styles.soft}> {texts.help}</span>}
    </p>
  );
};

const Movements = (): ReactElement => {
  const texts = useTexts('wallet');
  const [paging] = useSearch(readPaging);
  const list = useCall('listOwnWalletMovements', paging, { keep_previous: true });
  return (
    <PagedList
      list={list}
      paging={paging}
      heading={texts.movements}
      empty={<EmptyState title={texts.none_title} text={texts.none_text} />}
    >
      {(movement) => <Movement key={movement.cuid} movement={movement} />}
    </PagedList>
  );
};

/** A movement: what it was, when, and the balance after it. */
export const Movement = ({
  movement,
}: {
  readonly movement: Answer<'listOwnWalletMovements'>['data'][number];
}): ReactElement => {
  const texts = useTexts('wallet');
  const reading = useReading();
  const { language } = reading;
  const { amount, balance, reason, titles, word, created_at } = movement;
  const about = [...titles, word].filter((part) => part !== '').join(', ');
  return (
    <DateRow
      block={<DateBlock start_at={created_at} {...reading} />}
      title={texts.reasonOf({ reason, incoming: amount > 0 })}
      facts={[
        ...(about === '' ? [] : [about]),
        formatInstant(created_at, reading),
        texts.balance_after(formatPrice({ amount: balance, language })),
      ]}
      price={<Price amount={amount} language={language} />}
    />
  );
};
