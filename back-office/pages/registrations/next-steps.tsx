import { Anchor, Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PayFromWallet } from '../payments/pay-from-wallet.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { ChangeRegistration } from './change-registration.tsx';
import { KeepCredit } from './keep-credit.tsx';
import { ReplaceParticipant } from './replace-participant.tsx';
import { TransferRegistration } from './transfer-registration.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** The next steps for a registration that was not cancelled: payment, changes, or cancellation. */
export function NextSteps({ registration }: { registration: Registration }) {
  const payments = useTexts('office-payments');
  const may = useMay();
  const { communication, customer, paid_amount, total_amount } = registration;
  const start = communication === null ? { customer: customer.cuid } : { communication };
  const can_pay = (paid_amount ?? 0) < (total_amount ?? 1) && may('payments.create');
  const { data: debts } = useCall('getDebts', start, { enabled: can_pay });
  return (
    <>
      {can_pay && debts !== undefined ? <PayFromWallet owed={debts} /> : null}
      {can_pay ? (
        <Button
          component={LinkAndBack}
          to={`/payments/new?${new URLSearchParams(start).toString()}`}
          variant="default"
        >
          {payments.add}
        </Button>
      ) : null}
      {mayChange(may) ? <ChangeRegistration registration={registration} /> : null}
      {mayTransfer(may) ? <TransferRegistration registration={registration} /> : null}
      {mayReplace(may) ? <ReplaceParticipant registration={registration} /> : null}
      {may('registrations.cancel') ? <CancelRegistration registration={registration} /> : null}
    </>
  );
}

/** True when the collaborator has a next step for a registration that was not cancelled. */
export function hasNextSteps(may: ReturnType<typeof useMay>): boolean {
  return (
    may('registrations.cancel') ||
    may('payments.create') ||
    mayChange(may) ||
    mayTransfer(may) ||
    mayReplace(may)
  );
}

/** True when the collaborator can take back the cancellation of a registration. */
export function mayRestore(
  { cancelled_at }: Pick<Registration, 'cancelled_at'>,
  may: ReturnType<typeof useMay>,
): boolean {
  return cancelled_at !== null && may('registrations.cancel');
}

/**
 * True when the collaborator may change a registration, which chooses from the same offers as a new
 * one.
 */
function mayChange(may: ReturnType<typeof useMay>): boolean {
  return may('registrations.update') && may('registrations.create');
}

/**
 * True when the collaborator may transfer a registration, which chooses from the same offers as a
 * new one.
 */
function mayTransfer(may: ReturnType<typeof useMay>): boolean {
  return may('registrations.transfer') && may('registrations.create');
}

/**
 * True when the collaborator may replace a participant, who is chosen from the family and answers
 * the questions of a registration.
 */
function mayReplace(may: ReturnType<typeof useMay>): boolean {
  return may('registrations.replace') && may('registrations.create') && may('customers.read');
}

/**
 * The credit of a registration, with a link to the payment from which it is refunded, and a button
 * that keeps it under a name.
 */
export function ToGiveBack({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const may = useMay();
  const { credit_amount, payments } = registration;
  const last = payments.findLast(({ amount }) => amount > 0);
  if (credit_amount === null || credit_amount === 0) return null;
  return (
    <Text size="sm" mt={6} component="div">
      {texts.give_back(formats.price(credit_amount))}{' '}
      {last !== undefined && may('payments.read') ? (
        <Anchor component={LinkAndBack} to={`/payments/${last.cuid}`}>
          {texts.open_payment}
        </Anchor>
      ) : null}
      {may('payments.refund') ? <KeepCredit registration={registration} /> : null}
    </Text>
  );
}
