import { Anchor, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { VatLines } from '../../panels/vat-lines.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PrintReceipt } from '../payments/print-receipt.tsx';
import { ReceiptLosses } from '../payments/receipt-losses.tsx';
import { PaymentReminders } from '../payment-reminders/payment-reminders.tsx';
import { SetPrice } from './set-price.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/**
 * The price of a registration with its lines, its payments and its refunds; nothing for staff
 * without access to money.
 */
export function RegistrationMoney({
  registration,
  order = 3,
}: {
  registration: Registration;
  order?: 2 | 3;
}) {
  const texts = useTexts('office-registrations');
  const payments = useTexts('office-payments');
  const vat = useTexts('vat');
  const formats = useFormats();
  const may = useMay();
  const { total_amount, paid_amount, cancelled_at, kept } = registration;
  if (total_amount === null || paid_amount === null) return null;
  // one order, one receipt
  const printed_payment =
    registration.communication === null
      ? undefined
      : registration.payments.find(({ way }) => way === null);
  // its price, less the part that its cancellation left
  const taken_off =
    cancelled_at === null ? 0 : sumOf([...registration.price_lines, ...kept]) - total_amount;
  return (
    <>
      <Section
        order={order}
        title={texts.price_lines}
        tools={
          cancelled_at === null && may('registrations.update') ? (
            <SetPrice registration={registration} />
          ) : null
        }
      >
        {registration.price_lines.map((line, index) => (
          <Line key={`${index}`} figure={formats.price(line.amount)}>
            {line.label}
          </Line>
        ))}
        {taken_off === 0 ? null : <Line figure={formats.price(-taken_off)}>{texts.taken_off}</Line>}
        {kept.map((line, index) => (
          <Line key={`${index}`} figure={formats.price(line.amount)}>
            {line.label}
          </Line>
        ))}
        <Line strong figure={formats.price(total_amount)}>
          {texts.total}
        </Line>
        {cancelled_at === null && paid_amount < total_amount ? (
          <Line strong figure={formats.price(total_amount - paid_amount)}>
            {texts.to_pay}
          </Line>
        ) : null}
      </Section>
      {registration.instalments.length === 0 ? null : (
        <Section order={order} title={texts.instalments}>
          {registration.instalments.map((part) => (
            <Line
              key={part.due_at}
              figure={formats.price(part.amount)}
              dimmed={texts.instalment_state(formats.price(part.paid_amount), {
                paid: part.paid_amount === part.amount,
                begun: part.paid_amount > 0,
                overdue: part.overdue,
              })}
            >
              {formats.due(part.due_at)}
            </Line>
          ))}
        </Section>
      )}
      {registration.vat.length === 0 ? null : (
        <Section order={order} title={vat.title}>
          <VatLines vat={registration.vat} />
        </Section>
      )}
      {may('payments.read') ? (
        <Section order={order} title={texts.money}>
          {registration.payments.length === 0 ? <Text c="dimmed">{texts.no_money}</Text> : null}
          {registration.payments.map((payment, index) => (
            <Line
              key={`${index}`}
              figure={formats.price(payment.amount)}
              dimmed={formats.moment(payment.created_at)}
            >
              <Anchor component={LinkAndBack} to={`/payments/${payment.cuid}`}>
                {payment.way === null
                  ? payments.methodOf(payment.method)
                  : payments.given_back[payment.way]}
              </Anchor>
              {payment.way === null && registration.communication !== null ? (
                <>
                  {' · '}
                  <PrintReceipt payment={payment.cuid} />
                </>
              ) : null}
            </Line>
          ))}
          {printed_payment === undefined ? null : <ReceiptLosses payment={printed_payment.cuid} />}
        </Section>
      ) : null}
      {paid_amount < total_amount && registration.communication !== null ? (
        <PaymentReminders
          customer={registration.customer.cuid}
          communication={registration.communication}
          order={order}
        />
      ) : null}
    </>
  );
}

const sumOf = (lines: readonly { readonly amount: number }[]) =>
  sumAmounts(lines.map(({ amount }) => amount));

/** The money of a registration in a tab, one column for each part. */
export function RegistrationMoneyTab({ record }: { record: Registration }) {
  return (
    <div className="office-tab-parts">
      <RegistrationMoney registration={record} order={2} />
    </div>
  );
}
