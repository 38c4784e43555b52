import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { NothingBought } from '../nothing-bought.tsx';
import { PagedList } from '../paged-list.tsx';
import { VoucherRow } from './voucher-row.tsx';

/** The list of vouchers purchased or redeemed, the latest first (1 §2.3). */
export const VouchersPage = (): ReactElement => {
  const texts = useTexts('account');
  const codes = useTexts('voucher-codes');
  return (
    <AccountFrame
      tab="vouchers"
      title={texts.tabs.vouchers}
      action={
        <Link href="/account/vouchers/redeem" className={buttonClass({ kind: 'white' })}>
          {codes.redeem}
        </Link>
      }
    >
      {() => <Vouchers />}
    </AccountFrame>
  );
};

const Vouchers = (): ReactElement => {
  const texts = useTexts('account');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountVouchers', paging, { keep_previous: true });
  const empty = (
    <NothingBought
      title={texts.no_vouchers_title}
      text={texts.no_vouchers_text}
      href="/vouchers"
      see={texts.see_vouchers}
    />
  );
  return (
    <PagedList list={list} paging={paging} heading={texts.vouchers_count} empty={empty}>
      {(voucher) => <VoucherRow key={voucher.id} voucher={voucher} />}
    </PagedList>
  );
};
