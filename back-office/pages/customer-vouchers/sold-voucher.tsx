import { Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import { customerVoucherFilterSet } from '@ribambelle/api/customer-vouchers/customer-voucher-filters.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { codedState } from '../../lists/coded-state.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { ListOfRecord } from '../../lists/list-of-record.tsx';
import type { LooksOf } from '../../lists/use-declared-list.ts';
import { CancelWithMoney } from '../sold/cancel-with-money.tsx';
import { SellButton } from '../sold/sell-button.tsx';
import { SoldPanel } from '../sold/sold-panel.tsx';
import { ExtendVoucher } from './extend-voucher.tsx';
import { RedeemForFamily } from './redeem-for-family.tsx';
import { SendVoucher } from './send-voucher.tsx';

type Voucher = Answer<'getOfficeCustomerVoucher'>;

const State = codedState('office-customer-vouchers', {
  CANCELLED: 'gray',
  UNPAID: 'amber',
  EXPIRED: 'gray',
  REDEEMED: 'petrol',
  VALID: 'green',
});

const LIST = {
  call: 'listOfficeCustomerVouchers',
  name: 'customer-vouchers',
  columns: customerVoucherColumns,
} as const;

function useLooks(): LooksOf<typeof LIST.call, typeof LIST.columns> {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  return {
    code: {
      width: 160,
      render: ({ code }) => (
        <code className="office-number">{formatVoucherCode(code, texts.code_unreadable)}</code>
      ),
    },
    state: { render: ({ status }) => <State status={status} /> },
    until: {
      width: WIDTHS.date,
      render: ({ expires_at }) =>
        expires_at === null ? texts.no_end : formats.lastDay(expires_at),
    },
    amount: { width: WIDTHS.amount, render: (row) => formatWorth(row, language) },
  };
}

/** Every sold voucher, the newest first; one opens beside the list. */
export function CustomerVouchersPage() {
  const texts = useTexts('office-customer-vouchers');
  return (
    <DeclaredListPage
      {...LIST}
      path="/customer-vouchers"
      filters={customerVoucherFilterSet}
      filtered="sold"
      looks={useLooks()}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'customer-vouchers', ...of })}
      add={{ permission: 'customer-vouchers.create', label: texts.sell }}
    />
  );
}

/** The vouchers that a family bought, with buttons that sell another to it or redeem one for it. */
export function CustomerSoldVouchers({ record: family }: { record: Answer<'getOfficeCustomer'> }) {
  const texts = useTexts('office-customer-vouchers');
  const may = useMay();
  return (
    <ListOfRecord
      {...LIST}
      of={{ customer: family.cuid }}
      looks={useLooks()}
      without={['family']}
      hrefOf={({ cuid }) => `/customer-vouchers/${cuid}`}
      after={
        <Group>
          <SellButton family={family.cuid} list="customer-vouchers">
            {texts.sell}
          </SellButton>
          {may('customer-vouchers.redeem') ? <RedeemForFamily family={family} /> : null}
        </Group>
      }
    />
  );
}

/** The panel of a sold voucher: its code, its buyer, its money, and its cancellation. */
export function CustomerVoucherPanel() {
  const { voucher = '' } = useParams();
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  const moment = (at: string | null) => (at === null ? null : formats.moment(at));
  return (
    <SoldPanel
      list="/customer-vouchers"
      found={useCall('getOfficeCustomerVoucher', { voucher })}
      words={texts}
      titleOf={({ title, code }) => `${title} · ${formatVoucherCode(code, texts.code_unreadable)}`}
      renderFacts={(sold, { family, money, sale }) => [
        [texts.state, <State key="state" status={sold.status} />],
        [texts.code, <Code key="code" code={sold.code} />],
        family,
        [texts.amount, formatWorth(sold, language)],
        ...money,
        [texts.until, sold.expires_at === null ? texts.no_end : formats.lastDay(sold.expires_at)],
        [texts.gift, sold.gift?.email ?? null],
        [texts.gift_sent, moment(sold.gift?.sent_at ?? null)],
        [texts.recipient, sold.recipient?.fullname ?? null],
        [texts.redeemed_at, moment(sold.redeemed_at)],
        ...sale,
      ]}
      isOver={({ status }) => status === 'CANCELLED' || status === 'REDEEMED'}
      renderButtons={(sold) => <Buttons voucher={sold} />}
    />
  );
}

/** Its code; when that cannot be read, the reason and the remedy. */
function Code({ code }: { code: string }) {
  const texts = useTexts('office-customer-vouchers');
  if (code === '') return <Text c="red.8">{texts.code_lost}</Text>;
  return <code>{formatVoucherCode(code, texts.code_unreadable)}</code>;
}

function Buttons({ voucher }: { voucher: Voucher }) {
  const may = useMay();
  const { status, code, expires_at } = voucher;
  return (
    <>
      {may('customer-vouchers.update') && status === 'VALID' && code !== '' ? (
        <SendVoucher voucher={voucher} />
      ) : null}
      {may('customer-vouchers.update') && expires_at !== null ? (
        <ExtendVoucher voucher={voucher} />
      ) : null}
      {may('customer-vouchers.delete') ? <Cancel voucher={voucher} /> : null}
    </>
  );
}

/** The button that cancels it; nothing of it stays due. */
function Cancel({ voucher }: { voucher: Voucher }) {
  return (
    <CancelWithMoney
      name="cancelCustomerVoucher"
      sold={voucher}
      words={useTexts('office-customer-vouchers')}
      right="customer-vouchers.refund"
      refreshes={['getOfficeCustomerVoucher', 'listOfficeCustomerVouchers']}
      request={(values) => ({ ...values, voucher: voucher.cuid })}
    />
  );
}
