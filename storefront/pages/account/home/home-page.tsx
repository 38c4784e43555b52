import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RuledLine, RuledList } from '@ribambelle/ui/layout/ruled-list.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { accountTabs } from '../account-tabs.ts';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';
import { Failed } from '../paged-list.tsx';
import { OtherHousehold } from '../registrations/other-household.tsx';
import { ComingRow } from './coming-row.tsx';
import { NextDate } from './next-date.tsx';
import { ToPay } from './to-pay.tsx';
import { OfferedToUs, WaitingFor } from './waiting-for.tsx';

/**
 * The home page of the account: the next date comes first, then amounts to pay, then the lists
 * (look: account).
 */
export const HomePage = (): ReactElement => {
  const texts = useTexts('account');
  const firstname = useSession()?.customer?.firstname;
  return (
    <AccountFrame
      tab="home"
      title={firstname === undefined ? texts.tabs.home : texts.hello(firstname)}
    >
      {(signedIn) => <Overview {...signedIn} />}
    </AccountFrame>
  );
};

const Overview = ({
  account,
  customer,
  participants,
}: Pick<SignedIn, 'account' | 'customer' | 'participants'>): ReactElement => {
  const texts = useTexts('account');
  const overview = useCall('getAccountOverview', {});
  if (overview.isError && overview.data === undefined)
    return <Failed retry={() => void overview.refetch()} />;
  if (overview.data === undefined) return <Skeleton shape="row" count={4} />;
  const [next, ...later] = overview.data.coming;
  return (
    <>
      <OfferedToUs />
      {next === undefined ? <NothingNext /> : <NextDate coming={next} />}
      <ToPay owed={overview.data.owed} account={account} customer={customer} />
      {later.length > 0 && (
        <Section title={texts.later}>
          <div>
            {later.map((one) => (
              <ComingRow key={one.cuid} coming={one} />
            ))}
          </div>
        </Section>
      )}
      <OtherHousehold participants={participants} />
      <WaitingFor />
      <More account={account} />
    </>
  );
};

const NothingNext = (): ReactElement => {
  const texts = useTexts('account');
  return (
    <EmptyState
      title={texts.nothing_next_title}
      text={texts.nothing_next_text}
      action={
        <Link href="/activities" className={buttonClass()}>
          {texts.see_activities}
        </Link>
      }
    />
  );
};

/** The wallet, and links to everything else. */
const More = ({ account }: { readonly account: SignedIn['account'] }): ReactElement => {
  const texts = useTexts('account');
  const language = useLanguage();
  const { wallet, counters } = account;
  const links = accountTabs(counters).filter(({ count }) => count !== undefined);
  return (
    <Section title={texts.more}>
      <RuledList>
        {wallet.amount > 0 && (
          <RuledLine>
            <Link href="/account/wallet">{texts.wallet}</Link>
            <span>{formatPrice({ amount: wallet.amount, language })}</span>
          </RuledLine>
        )}
        {links.map(({ key, href, count }) => (
          <RuledLine key={key}>
            <Link href={href}>{texts.tabs[key]}</Link>
            <span className={styles.soft}>{count}</span>
          </RuledLine>
        ))}
      </RuledList>
    </Section>
  );
};
