import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { Stack } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAction } from '../../data/use-action.ts';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FamilyChoice, useFamily } from './family-choice.tsx';
import { type Newcomer, NewcomerForm, newcomerOf } from './newcomer.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { ParticipantChoice } from './participant-choice.tsx';
import { RegisterOffer } from './register-offer.tsx';

const REFRESHES = [
  'listOfficeRegistrations',
  'listStaffOffers',
  'getStaffOffer',
  'listOfficeCustomers',
  'getOfficeCustomer',
  'listOfficePayments',
] as const;

/**
 * Registers a participant: family and participant, known or made with it, the offer, options and
 * answers, the price, the objections, and the money.
 */
export function RegisterPanel() {
  const texts = useTexts('office-registrations');
  const panel = usePanel('/registrations');
  const may = useMay();
  const [query] = useSearchParams();
  const [family, setFamily] = useFamily(query.get('family'));
  const [participant, setParticipant] = useState<string | null>(null);
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const [availability, setAvailability] = useState<string | null>(query.get('availability'));
  const register = useAction('registerByStaff', {
    refreshes: REFRESHES,
    done: texts.made,
    once: true,
    // a refusal shows beside the button, or at its field
    quiet: true,
  });
  useUnsaved({
    isUnsaved: () =>
      (family !== null && family.cuid !== query.get('family')) ||
      newcomer !== null ||
      participant !== null ||
      availability !== query.get('availability'),
    discard: () => {
      setFamily(null);
      setParticipant(null);
      setNewcomer(null);
      setAvailability(null);
    },
  });
  const choose = (new_family: typeof family) => {
    setNewcomer(null);
    setFamily(new_family);
    setParticipant(null);
  };
  const { data: offer } = useCall(
    'getStaffOffer',
    { availability: availability ?? '' },
    { enabled: availability !== null },
  );
  const { data: customer } = useCall(
    'getOfficeCustomer',
    { customer: family?.cuid ?? '' },
    { enabled: family !== null },
  );
  const unreachable =
    newcomer === null ? family !== null && customer?.email === null : newcomer.email.trim() === '';
  const onNew =
    may('customers.create') && may('participants.create')
      ? (text: string) => {
          choose(null);
          setNewcomer(newcomerOf(text));
        }
      : undefined;
  return (
    <SidePanel title={texts.add} onClose={panel.close} width={620}>
      <Stack gap="md">
        {newcomer === null ? (
          <FamilyChoice
            first={query.get('family') === null}
            value={family}
            onChange={choose}
            onNew={onNew}
          />
        ) : (
          <NewcomerForm
            newcomer={newcomer}
            fields={register.error instanceof ApiError ? register.error.fields : {}}
            onChange={setNewcomer}
            onKnown={choose}
          />
        )}
        {family === null ? null : (
          <ParticipantChoice customer={family.cuid} value={participant} onChange={setParticipant} />
        )}
        <OfferChoice value={availability} onChange={setAvailability} />
        {offer === undefined || offer.cuid !== availability ? null : (
          <RegisterOffer
            key={offer.cuid}
            offer={offer}
            participant={participant}
            newcomer={newcomer}
            unreachable={unreachable}
            register={register}
            customer={family?.cuid ?? null}
            onMade={(cuid) => leaveFreely(() => panel.open(cuid))}
          />
        )}
      </Stack>
    </SidePanel>
  );
}
