import { Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyLink } from '../sold/family-link.tsx';
import { SoldFoot } from '../sold/sold-foot.tsx';
import { SoldPayments } from '../sold/sold-payments.tsx';
import { ToGiveBack } from '../sold/to-give-back.tsx';
import { ExtendVoucher } from './extend-voucher.tsx';
import { SendVoucher } from './send-voucher.tsx';
import { CancelVoucher } from './cancel-voucher.tsx';
import { VoucherState } from './voucher-state.tsx';

type Voucher = Answer<'getOfficeCustomerVoucher'>;

/** The panel of a sold voucher: its code, its buyer, its money, and its cancellation. */
export function CustomerVoucherPanel() {
  const { voucher = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomerVoucher', { voucher });
  const panel = usePanel('/customer-vouchers');
  const texts = useTexts('office-customer-vouchers');
  if (data === undefined) return <PanelWaiting list="/customer-vouchers" error={error} />;
  return (
    <SidePanel
      title={`${data.title} · ${formatVoucherCode(data.code, texts.code_unreadable)}`}
      onClose={panel.close}
      foot={<Foot voucher={data} />}
    >
      <VoucherFacts voucher={data} />
      <ToGiveBack sold={data} words={texts} />
      <SoldPayments sold={data} />
    </SidePanel>
  );
}

function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  const { recipient, gift, total_amount, paid_amount, expires_at, cart } = voucher;
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  return (
    <Facts
      rows={[
        [texts.state, <VoucherState key="state" status={voucher.status} />],
        [texts.code, <Code key="code" code={voucher.code} />],
        [texts.family, <FamilyLink key="family" sold={voucher} />],
        [texts.amount, formatWorth(voucher, language)],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
        [texts.until, expires_at === null ? texts.no_end : formats.lastDay(expires_at)],
        [texts.gift, gift === null ? null : gift.email],
        [
          texts.gift_sent,
          gift === null || gift.sent_at === null ? null : formats.moment(gift.sent_at),
        ],
        [texts.recipient, recipient?.fullname ?? null],
        [
          texts.redeemed_at,
          voucher.redeemed_at === null ? null : formats.moment(voucher.redeemed_at),
        ],
        [texts.sold_at, formats.moment(voucher.created_at)],
        [texts.sold_by, voucher.created_by],
        [texts.order, cart === null ? null : cart.reference],
        [texts.reason, voucher.cancellation_message],
      ]}
    />
  );
}

/** Its code; when that cannot be read, the reason and the remedy. */
function Code({ code }: { code: string }) {
  const texts = useTexts('office-customer-vouchers');
  if (code === '') return <Text c="red.8">{texts.code_lost}</Text>;
  return <code>{formatVoucherCode(code, texts.code_unreadable)}</code>;
}

function Foot({ voucher }: { voucher: Voucher }) {
  const may = useMay();
  const { status } = voucher;
  if (status === 'CANCELLED' || status === 'REDEEMED') return null;
  return (
    <SoldFoot sold={voucher}>
      {may('customer-vouchers.update') && status === 'VALID' && voucher.code !== '' ? (
        <SendVoucher voucher={voucher} />
      ) : null}
      {may('customer-vouchers.update') && voucher.expires_at !== null ? (
        <ExtendVoucher voucher={voucher} />
      ) : null}
      {may('customer-vouchers.delete') ? <CancelVoucher voucher={voucher} /> : null}
    </SoldFoot>
  );
}
