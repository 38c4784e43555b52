import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BeforeRegistering, useWrongAge } from './before-registering.tsx';
import { Beyond, isShort } from './beyond.tsx';
import { FamilyChoice, useFamily } from './family-choice.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { type Choice, type Offer, OfferQuestions } from './offer-questions.tsx';
import { ParticipantChoice } from './participant-choice.tsx';
import { Price } from './price-of-choice.tsx';
import { requestOf } from './register-request.ts';

const REFRESHES = [
  'listOfficeRegistrations',
  'listStaffOffers',
  'getStaffOffer',
  'getOfficeCustomer',
] as const;

/** Registers somebody: family, participant, what and when, options and answers, the price, and what stands against it. */
export function RegisterPanel() {
  const texts = useTexts('office-registrations');
  const panel = usePanel('/registrations');
  const [query] = useSearchParams();
  const [family, setFamily] = useFamily(query.get('family'));
  const [participant, setParticipant] = useState<string | null>(null);
  const [availability, setAvailability] = useState<string | null>(query.get('availability'));
  useUnsaved({
    isUnsaved: () =>
      (family !== null && family.cuid !== query.get('family')) ||
      participant !== null ||
      availability !== query.get('availability'),
    discard: () => {
      setFamily(null);
      setParticipant(null);
      setAvailability(null);
    },
  });
  const { data: offer } = useCall(
    'getStaffOffer',
    { availability: availability ?? '' },
    { enabled: availability !== null },
  );
  return (
    <SidePanel title={texts.add} onClose={panel.close} width={620}>
      <Stack gap="md">
        <FamilyChoice
          first={query.get('family') === null}
          value={family}
          onChange={(chosen) => {
            setFamily(chosen);
            setParticipant(null);
          }}
        />
        {family === null ? null : (
          <ParticipantChoice customer={family.cuid} value={participant} onChange={setParticipant} />
        )}
        <OfferChoice value={availability} onChange={setAvailability} />
        {offer === undefined || offer.cuid !== availability ? null : (
          <Rest
            key={offer.cuid}
            offer={offer}
            customer={family?.cuid ?? null}
            participant={participant}
          />
        )}
      </Stack>
    </SidePanel>
  );
}

function Rest({
  offer,
  customer,
  participant,
}: {
  offer: Offer;
  customer: string | null;
  participant: string | null;
}) {
  const texts = useTexts('office-registrations');
  const office = useTexts('office');
  const textOf = useErrorText();
  const panel = usePanel('/registrations');
  const [choice, setChoice] = useState<Choice>({
    date_ids: offer.dates.filter(({ ahead }) => ahead).map(({ id }) => id),
    quantity: 1,
    prices: {},
    contents: {},
    answers: {},
  });
  const [overbook, setOverbook] = useState(false);
  const [twice, setTwice] = useState(false);
  const [withoutMembership, setWithoutMembership] = useState(false);
  const [useBundle, setUseBundle] = useState(true);
  const register = useAction('registerByStaff', { refreshes: REFRESHES, done: texts.made });
  const fields = register.error instanceof ApiError ? register.error.fields : {};
  const faultOf = (path: string) => (fields[path] === undefined ? null : textOf(fields[path]));
  const short = isShort(offer, choice);
  const { sent } = register;
  // a refusal is about what was sent: of another choice it says nothing
  const still_so =
    sent?.participant === participant &&
    sent.quantity === choice.quantity &&
    sent.date_ids?.join() === choice.date_ids.join();
  const is_held = still_so && fields['participant'] === 'ALREADY_REGISTERED';
  const is_stranger = still_so && fields['participant'] === 'MEMBERS_ONLY';
  const wish = { offer, choice, customer, participant };
  const wrong_age = useWrongAge(wish);
  const refused =
    register.error === null ||
    is_held ||
    is_stranger ||
    !still_so ||
    Object.keys(fields).some((path) => path.startsWith('questions.'))
      ? null
      : sentenceOf(register.error, office.no_answer);
  const send = () =>
    register.mutate(
      requestOf({
        offer,
        choice,
        customer: customer ?? '',
        participant: participant ?? '',
        overbook: overbook && short,
        twice: twice && is_held,
        without_membership: withoutMembership && is_stranger,
        use_bundle: useBundle,
      }),
      {
        onSuccess: ({ cuid }) => leaveFreely(() => panel.open(cuid)),
      },
    );
  return (
    <Stack gap="md">
      {offer.published ? null : (
        <Alert color="amber" title={texts.unpublished_title}>
          {texts.unpublished_notice}
        </Alert>
      )}
      <OfferQuestions {...{ offer, choice, onChange: setChoice, faultOf }} />
      {short ? (
        <Beyond
          title={texts.overbook_warning}
          question={texts.overbook_ask}
          checked={overbook}
          onChange={setOverbook}
        />
      ) : null}
      <Price {...wish} useBundle={useBundle} onUseBundle={setUseBundle} />
      {is_held ? (
        <Beyond
          title={texts.twice_warning}
          question={texts.twice_ask}
          checked={twice}
          onChange={setTwice}
        />
      ) : null}
      {is_stranger ? (
        <Beyond
          title={texts.stranger_warning}
          question={texts.stranger_ask}
          checked={withoutMembership}
          onChange={setWithoutMembership}
        />
      ) : null}
      <BeforeRegistering {...{ wish, wrong_age, refused }} />
      <Button
        onClick={send}
        loading={register.isPending}
        disabled={
          customer === null ||
          participant === null ||
          choice.date_ids.length === 0 ||
          wrong_age !== null ||
          (short && !overbook) ||
          (is_held && !twice) ||
          (is_stranger && !withoutMembership)
        }
      >
        {texts.submit}
      </Button>
    </Stack>
  );
}
