import { useCall } from '@ribambelle/client/data/use-call.ts';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Fragment, type ReactElement } from 'react';
import styles from '../account.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { CalendarFeed } from '../calendar/calendar-feed.tsx';
import { NothingBought } from '../nothing-bought.tsx';
import { PagedList } from '../paged-list.tsx';
import { OtherHousehold } from './other-household.tsx';
import { type Registration, RegistrationRow } from './registration-row.tsx';

/** The list of registrations, coming ones before those that are over or cancelled (1 §2.3). */
export const RegistrationsPage = (): ReactElement => {
  const texts = useTexts('account');
  return (
    <AccountFrame tab="registrations" title={texts.tabs.registrations}>
      {({ account, participants }) => (
        <>
          <Registrations />
          <OtherHousehold participants={participants} />
          {account.counters.registrations > 0 && <CalendarFeed />}
        </>
      )}
    </AccountFrame>
  );
};

const Registrations = (): ReactElement => {
  const texts = useTexts('account');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountRegistrations', paging, { keep_previous: true });
  const rows = list.data?.data ?? [];
  const isComing = ({ cancelled, availability }: Registration) =>
    !cancelled && Date.parse(availability.end_at) > list.dataUpdatedAt;
  const first_coming = rows.find(isComing);
  const first_over = rows.find((registration) => !isComing(registration));
  const empty = (
    <NothingBought
      title={texts.no_registrations_title}
      text={texts.no_registrations_text}
      href="/activities"
      see={texts.see_activities}
    />
  );
  return (
    <PagedList list={list} paging={paging} heading={texts.registrations_count} empty={empty}>
      {(registration) => (
        <Fragment key={registration.id}>
          {registration === first_coming && <h2 className={styles.part}>{texts.coming}</h2>}
          {registration === first_over && <h2 className={styles.part}>{texts.over}</h2>}
          <RegistrationRow registration={registration} />
        </Fragment>
      )}
    </PagedList>
  );
};
