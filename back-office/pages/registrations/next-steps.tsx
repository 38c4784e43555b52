import { Anchor, Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { CancelRegistration } from './cancel-registration.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** What comes next for a registration that was not cancelled: its money, or its end. */
export function NextSteps({ registration }: { registration: Registration }) {
  const payments = useTexts('office-payments');
  const may = useMay();
  const { communication, customer, paid_amount, total_amount } = registration;
  const start = communication === null ? { customer: customer.cuid } : { communication };
  return (
    <>
      {(paid_amount ?? 0) < (total_amount ?? 1) && may('payments.create') ? (
        <Button
          component={LinkAndBack}
          to={`/payments/new?${new URLSearchParams(start).toString()}`}
          variant="default"
        >
          {payments.add}
        </Button>
      ) : null}
      {may('registrations.cancel') ? <CancelRegistration registration={registration} /> : null}
    </>
  );
}

/** What was paid for a cancelled registration and not given back, and the payment from which it is. */
export function ToGiveBack({
  registration: { paid_amount, payments },
}: {
  registration: Registration;
}) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const may = useMay();
  const last = payments.findLast(({ amount }) => amount > 0);
  if (paid_amount === null || paid_amount === 0) return null;
  return (
    <Text size="sm" mt={6}>
      {texts.give_back(formats.price(paid_amount))}{' '}
      {last !== undefined && may('payments.read') ? (
        <Anchor component={LinkAndBack} to={`/payments/${last.cuid}`}>
          {texts.open_payment}
        </Anchor>
      ) : null}
    </Text>
  );
}
