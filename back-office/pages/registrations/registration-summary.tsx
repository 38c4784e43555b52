import { Alert, Anchor } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { customerPage } from '../record-addresses.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { ToGiveBack } from './next-steps.tsx';
import { PaymentState } from './payment-state.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/**
 * The participant, location, date and author of a registration, and the reason for its
 * cancellation, if any.
 */
export function RegistrationSummary({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const may = useMay();
  const { participant, customer, cancelled_at } = registration;
  const participantLink = may('participants.read') ? (
    <Anchor component={LinkAndBack} to={`/participants/${participant.cuid}`}>
      {participant.name}
    </Anchor>
  ) : (
    participant.name
  );
  const familyLink = may('customers.read') ? (
    <Anchor component={LinkAndBack} to={customerPage(customer.cuid)}>
      {customer.name}
    </Anchor>
  ) : (
    customer.name
  );
  return (
    <>
      {cancelled_at === null ? null : (
        <Alert color="red" mb="sm" title={texts.cancelled_because(formats.date(cancelled_at))}>
          {registration.cancellation_message}
          <ToGiveBack registration={registration} />
        </Alert>
      )}
      <Facts
        rows={[
          [texts.state, <PaymentState key="state" {...registration} />],
          [texts.participant, participantLink],
          [texts.family, familyLink],
          [
            '',
            [customer.email ?? '', customer.phone ?? ''].filter((part) => part !== '').join(' · '),
          ],
          [texts.location, registration.availability.location],
          [texts.places, registration.quantity > 1 ? String(registration.quantity) : null],
          [texts.registered_on, formats.moment(registration.created_at)],
          [texts.registered_by, registration.registered_by ?? texts.by_family],
          [
            texts.changed_on,
            registration.changed_at === null ? null : formats.moment(registration.changed_at),
          ],
          [
            texts.terms,
            registration.terms === null ? null : (
              <AcceptedTerms key="terms" of={registration.terms} />
            ),
          ],
          [texts.reference, registration.reference],
          [texts.communication, registration.communication],
          [texts.due, registration.due_at === null ? null : formats.due(registration.due_at)],
        ]}
      />
    </>
  );
}
