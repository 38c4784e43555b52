import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { NothingBought } from '../nothing-bought.tsx';
import { PagedList } from '../paged-list.tsx';
import { RequestRow } from './request-row.tsx';

/** The list of requests, the latest first (1 §2.3). */
export const RequestsPage = (): ReactElement => (
  <AccountFrame
    tab="registrations_requests"
    title={useTexts('account').tabs.registrations_requests}
  >
    {() => <Requests />}
  </AccountFrame>
);

const Requests = (): ReactElement => {
  const texts = useTexts('registration-requests');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountRegistrationsRequests', paging, { keep_previous: true });
  const empty = (
    <NothingBought
      title={texts.empty_title}
      text={texts.empty_text}
      href="/activities"
      see={texts.see_activities}
    />
  );
  return (
    <PagedList list={list} paging={paging} heading={texts.count} empty={empty}>
      {(request) => <RequestRow key={request.id} request={request} />}
    </PagedList>
  );
};
