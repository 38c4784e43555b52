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
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';
import { Failed } from '../paged-list.tsx';
import { OtherHousehold } from '../registrations/other-household.tsx';
import { RegistrationRow } from '../registrations/registration-row.tsx';
import { NextDate } from './next-date.tsx';
import { OfferedToUs, WaitingFor } from './waiting-for.tsx';

const MOST_UNPAID = 5;

/** What is next comes first, then what is to be paid, then the lists (look: account). */
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
  participants,
}: Pick<SignedIn, 'account' | 'participants'>): ReactElement => {
  const texts = useTexts('account');
  const coming = useCall('listAccountRegistrations', { coming: true, page_size: 4 });
  const unpaid = useCall('listAccountRegistrations', { outstanding: true, page_size: MOST_UNPAID });
  if (coming.isError && coming.data === undefined)
    return <Failed retry={() => void coming.refetch()} />;
  if (coming.data === undefined || unpaid.data === undefined)
    return <Skeleton shape="row" count={4} />;
  const [next, ...after] = coming.data.data;
  const shown = new Set(unpaid.data.data.map(({ id }) => id));
  const later = after.filter(({ id }) => !shown.has(id));
  return (
    <>
      <OfferedToUs />
      {next === undefined ? <NothingNext /> : <NextDate registration={next} />}
      {unpaid.data.count > 0 && (
        <Section
          title={texts.to_pay}
          action={
            unpaid.data.count > MOST_UNPAID && (
              <Link href="/account/registrations">{texts.all_registrations}</Link>
            )
          }
        >
          <div>
            {unpaid.data.data.map((registration) => (
              <RegistrationRow key={registration.id} registration={registration} />
            ))}
          </div>
        </Section>
      )}
      {later.length > 0 && (
        <Section
          title={texts.later}
          action={<Link href="/account/registrations">{texts.all_registrations}</Link>}
        >
          <div>
            {later.map((registration) => (
              <RegistrationRow key={registration.id} registration={registration} />
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

/** The wallet, and where everything else is. */
const More = ({ account }: { readonly account: SignedIn['account'] }): ReactElement => {
  const [texts, language] = [useTexts('account'), useLanguage()];
  const { wallet, counters } = account;
  const links = [
    { href: '/account/participants', label: texts.tabs.participants, count: counters.participants },
    {
      href: '/account/registrations',
      label: texts.tabs.registrations,
      count: counters.registrations,
    },
    { href: '/account/carts', label: texts.tabs.carts, count: counters.carts },
  ].filter(({ href, count }) => count > 0 || href === '/account/participants');
  return (
    <Section title={texts.more}>
      <RuledList>
        {wallet.amount > 0 && (
          <RuledLine>
            <span className={styles.name}>{texts.wallet}</span>
            <span>{formatPrice({ amount: wallet.amount, language })}</span>
          </RuledLine>
        )}
        {links.map(({ href, label, count }) => (
          <RuledLine key={href}>
            <Link href={href}>{label}</Link>
            <span className={styles.soft}>{count}</span>
          </RuledLine>
        ))}
      </RuledList>
    </Section>
  );
};
