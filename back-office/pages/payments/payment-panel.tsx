import { Alert, Anchor, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { decideCorrection, decideVoid } from '@ribambelle/domain/payments/recorded.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SubjectLink } from '../../panels/subject-link.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { customerPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AskProvider } from './ask-provider.tsx';
import { CorrectPayment } from './correct-payment.tsx';
import { MoneyState } from './money-state.tsx';
import { PaymentChanges } from './payment-changes.tsx';
import { ReceiptLosses } from './receipt-losses.tsx';
import { RefundPayment } from './refund-payment.tsx';
import { VoidPayment } from './void-payment.tsx';

type Payment = Answer<'getOfficePayment'>;

/** The panel of a payment: its family, its allocations, and its refunds. */
export function PaymentPanel() {
  const { payment = '' } = useParams();
  const { data, error } = useCall('getOfficePayment', { payment });
  const panel = usePanel('/payments');
  const formats = useFormats();
  const may = useMay();
  if (data === undefined) return <PanelWaiting list="/payments" error={error} />;
  const refunds = data.refundable_amount > 0 && may('payments.refund');
  const corrects = may('payments.update') && decideCorrection(data, data.amount).ok;
  const voids = may('payments.delete') && decideVoid(data).ok;
  const asks = may('payments.update') && (data.provider === 'mollie' || data.provider === 'stripe');
  const foot =
    refunds || corrects || voids || asks ? (
      <>
        {asks ? <AskProvider payment={data.cuid} /> : null}
        {corrects ? <CorrectPayment payment={data} /> : null}
        {voids ? <VoidPayment payment={data} /> : null}
        {refunds ? <RefundPayment payment={data} /> : null}
      </>
    ) : undefined;
  return (
    <SidePanel
      title={`${formats.price(data.voided_amount ?? data.amount)} · ${data.customer.name}`}
      onClose={panel.close}
      foot={foot}
    >
      <Summary payment={data} />
      <Allocations payment={data} />
      <Refunds payment={data} />
      <PaymentChanges changes={data.changes} />
    </SidePanel>
  );
}

function Summary({ payment }: { payment: Payment }) {
  const texts = useTexts('office-payments');
  const receipts = useTexts('receipts');
  const mandates = useTexts('office-payment-mandates');
  const hasReceipt = payment.communication !== null && payment.paid_at !== null;
  const formats = useFormats();
  const may = useMay();
  const { customer } = payment;
  const method = [texts.methodOf(payment.method), payment.provider_method];
  const family = may('customers.read') ? (
    <Anchor component={LinkAndBack} to={customerPage(customer.cuid)}>
      {customer.name}
    </Anchor>
  ) : (
    customer.name
  );
  return (
    <>
      {payment.late ? (
        <Alert color="amber" mb="sm">
          {texts.late}
        </Alert>
      ) : null}
      {payment.state === 'PENDING' && payment.on_its_way ? (
        <Alert color="petrol" mb="sm">
          {texts.on_its_way}
        </Alert>
      ) : null}
      <Facts
        rows={[
          [texts.state, <MoneyState key="state" state={payment.state} />],
          [texts.family, family],
          [texts.method, method.filter((part) => part !== null).join(' · ')],
          [mandates.collected, payment.collected ? (payment.kept_means ?? mandates.erased) : null],
          [
            mandates.failure,
            payment.failure === null
              ? null
              : `${mandates.reasonOf(payment.failure.code)} · ${mandates.advices[payment.failure.advice]}`,
          ],
          [texts.communication, payment.communication],
          [texts.created_on, formats.moment(payment.created_at)],
          [
            texts.paid_on,
            payment.received_at === null ? null : formats.plainDay(payment.received_at),
          ],
          [receipts.title, hasReceipt ? <ReceiptLink key="receipt" payment={payment} /> : null],
          [texts.made_by, payment.made_by],
          [texts.note, payment.message],
          [
            texts.provider,
            payment.provider === null
              ? null
              : `${texts.providerOf(payment.provider)} · ${payment.provider_reference ?? ''}`,
          ],
        ]}
      />
      {hasReceipt ? <ReceiptLosses payment={payment.cuid} /> : null}
    </>
  );
}

/** The receipt of the order of the payment, as its family gets it. */
function ReceiptLink({ payment }: { payment: Payment }) {
  const texts = useTexts('receipts');
  return (
    <Anchor href={`/api/back-office/payments/${payment.cuid}/receipt`} download>
      {texts.download}
    </Anchor>
  );
}

function Allocations({ payment }: { payment: Payment }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const allocations = payment.allocations.filter(({ amount }) => amount !== 0);
  if (allocations.length === 0 && payment.credited_amount === 0) return null;
  return (
    <Section title={texts.allocations}>
      {allocations.map((allocation, index) => (
        <Line
          key={`${index}`}
          figure={formats.price(allocation.amount)}
          dimmed={allocation.cancelled ? texts.cancelled : ''}
        >
          <Subject of={allocation} />
        </Line>
      ))}
      {payment.credited_amount > 0 ? (
        <Line figure={formats.price(payment.credited_amount)}>{texts.credited}</Line>
      ) : null}
    </Section>
  );
}

/** The subject of an allocation, as a link when it has a page. */
function Subject({ of }: { of: Payment['allocations'][number] }) {
  const texts = useTexts('office-payments');
  if (of.title === null) return of.kind === 'CORRECTION' ? texts.correction : texts.service_fee;
  const label = [of.participant_name, of.title].filter((part) => part !== null).join(' · ');
  return <SubjectLink kind={of.kind} subject={of.subject} label={label} />;
}

function Refunds({ payment }: { payment: Payment }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  if (payment.refunds.length === 0) return null;
  return (
    <Section title={texts.refunds}>
      {payment.refunds.map((refund) => (
        <Line
          key={refund.cuid}
          figure={formats.price(refund.amount)}
          dimmed={[formats.moment(refund.created_at), refund.made_by ?? '']
            .filter((part) => part !== '')
            .join(' · ')}
        >
          <RefundSaid refund={refund} />
        </Line>
      ))}
      {payment.refunds.some(({ state, dispute }) => state === 'FAILED' && dispute === null) ? (
        <Alert color="red" mt="sm">
          {texts.refund_failed}
        </Alert>
      ) : null}
    </Section>
  );
}

/** A refund in words, with its state; or the dispute by which the money left. */
function RefundSaid({ refund }: { refund: Payment['refunds'][number] }) {
  const texts = useTexts('office-payments');
  const { way, message, state, dispute } = refund;
  const title = dispute === null ? texts.given_back[way] : texts.disputed;
  const states = way === 'TRANSFER' ? texts.transfer_states : texts.refund_states;
  const is_lost = dispute === null ? state === 'FAILED' : dispute !== 'WON';
  return (
    <>
      {[title, message].filter((part) => part !== '').join(' · ')}{' '}
      <Text component="span" c={is_lost ? 'red.7' : 'gray.7'}>
        ({dispute === null ? states[state] : texts.disputes[dispute]})
      </Text>
    </>
  );
}
