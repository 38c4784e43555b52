import { Anchor, Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { customerPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { CancelVoucher } from './cancel-voucher.tsx';
import { VoucherState } from './voucher-state.tsx';

type Voucher = Answer<'getOfficeCustomerVoucher'>;

/** One sold voucher: its code, who bought it, its money, and its end. */
export function CustomerVoucherPanel() {
  const { voucher = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomerVoucher', { voucher });
  const panel = usePanel('/customer-vouchers');
  if (data === undefined) return <PanelWaiting list="/customer-vouchers" error={error} />;
  return (
    <SidePanel
      title={`${data.title} · ${formatVoucherCode(data.code)}`}
      onClose={panel.close}
      foot={<Foot voucher={data} />}
    >
      <VoucherFacts voucher={data} />
      <ToGiveBack voucher={data} />
    </SidePanel>
  );
}

function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const may = useMay();
  const { customer, recipient, total_amount, paid_amount, expires_at, cart } = voucher;
  const family = may('customers.read') ? (
    <Anchor component={LinkAndBack} to={customerPage(customer.cuid)}>
      {customer.fullname}
    </Anchor>
  ) : (
    customer.fullname
  );
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  return (
    <Facts
      rows={[
        [texts.state, <VoucherState key="state" status={voucher.status} />],
        [texts.code, <code key="code">{formatVoucherCode(voucher.code)}</code>],
        [texts.family, family],
        [texts.amount, formats.price(voucher.amount)],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
        [
          texts.until,
          expires_at === null ? texts.no_end : formats.date(lastMomentBefore(expires_at)),
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

/** What was paid beyond what is due, and where it is given back. */
function ToGiveBack({ voucher }: { voucher: Voucher }) {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const may = useMay();
  const { credit_amount, cart } = voucher;
  if (credit_amount === null || credit_amount === 0) return null;
  return (
    <Text size="sm" mt={6} component="div">
      {texts.give_back(formats.price(credit_amount))}{' '}
      {may('payments.read') && cart !== null ? (
        <Anchor component={LinkAndBack} to={`/payments?search=${cart.reference}`}>
          {texts.open_payments}
        </Anchor>
      ) : null}
    </Text>
  );
}

function Foot({ voucher }: { voucher: Voucher }) {
  const payments = useTexts('office-payments');
  const may = useMay();
  const { status, cart, customer, total_amount, paid_amount } = voucher;
  if (status === 'CANCELLED' || status === 'REDEEMED') return null;
  const start: Record<string, string> =
    cart === null ? { customer: customer.cuid } : { communication: cart.reference };
  const pays = (paid_amount ?? 0) < (total_amount ?? 1) && may('payments.create');
  return (
    <>
      {pays ? (
        <Button
          component={LinkAndBack}
          to={`/payments/new?${new URLSearchParams(start).toString()}`}
          variant="default"
        >
          {payments.add}
        </Button>
      ) : null}
      {may('customer-vouchers.delete') ? <CancelVoucher voucher={voucher} /> : null}
    </>
  );
}
