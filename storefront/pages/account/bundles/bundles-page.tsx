import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { NothingBought } from '../nothing-bought.tsx';
import { PagedList } from '../paged-list.tsx';
import { BundleRow } from './bundle-row.tsx';

/** The list of purchased bundles, the latest first (1 §2.3). */
export const BundlesPage = (): ReactElement => (
  <AccountFrame tab="bundles" title={useTexts('account').tabs.bundles}>
    {() => <Bundles />}
  </AccountFrame>
);

const Bundles = (): ReactElement => {
  const texts = useTexts('account');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountBundles', paging, { keep_previous: true });
  const empty = (
    <NothingBought
      title={texts.no_bundles_title}
      text={texts.no_bundles_text}
      href="/bundles"
      see={texts.see_bundles}
    />
  );
  return (
    <PagedList list={list} paging={paging} heading={texts.bundles_count} empty={empty}>
      {(bundle) => <BundleRow key={bundle.id} bundle={bundle} />}
    </PagedList>
  );
};
