import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { NothingBought } from '../nothing-bought.tsx';
import { PagedList } from '../paged-list.tsx';
import { MembershipRow } from './membership-row.tsx';

/** The list of purchased memberships, the latest first (1 §2.3). */
export const MembershipsPage = (): ReactElement => (
  <AccountFrame tab="memberships" title={useTexts('account').tabs.memberships}>
    {() => <Memberships />}
  </AccountFrame>
);

const Memberships = (): ReactElement => {
  const texts = useTexts('account');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountMemberships', paging, { keep_previous: true });
  const empty = (
    <NothingBought
      title={texts.no_memberships_title}
      text={texts.no_memberships_text}
      href="/memberships"
      see={texts.see_memberships}
    />
  );
  return (
    <PagedList list={list} paging={paging} heading={texts.memberships_count} empty={empty}>
      {(membership) => <MembershipRow key={membership.id} membership={membership} />}
    </PagedList>
  );
};
