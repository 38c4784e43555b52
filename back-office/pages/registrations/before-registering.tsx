import { Alert, Text } from '@mantine/core';
import { isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { dayIn } from '../availabilities/week.ts';
import type { Choice, Offer } from './offer-questions.tsx';

interface Wish {
  readonly offer: Offer;
  readonly choice: Choice;
  readonly customer: string | null;
  readonly participant: string | null;
}

/** Who it is, too young or too old by the rule of the shop on the first chosen day; null where the age is right or not known. */
export function useWrongAge({ offer, choice, customer, participant }: Wish): string | null {
  const texts = useTexts('office-registrations');
  const { years } = useTexts('office-activities');
  const { timezone } = useSession().organiser;
  const { data } = useCall(
    'getOfficeCustomer',
    { customer: customer ?? '' },
    { enabled: customer !== null },
  );
  const person = data?.participants?.find(({ cuid }) => cuid === participant);
  const first = offer.dates.find(({ id }) => choice.date_ids.includes(id));
  if (person === undefined || person.birthdate === null || first === undefined) return null;
  const day = dayIn(first.start_at, timezone);
  if (isAgeAllowed(person.birthdate, { limits: offer, day }).ok) return null;
  return texts.wrong_age({
    name: person.firstname,
    age: ageOn(person.birthdate, day),
    ages: years(offer.age_minimum, offer.age_maximum),
  });
}

/** What stands against a registration, beside its button: the age, what the server refused, and what is still to be chosen. */
export function BeforeRegistering({
  wish,
  wrong_age,
  refused,
}: {
  wish: Wish;
  wrong_age: string | null;
  refused: string | null;
}) {
  const texts = useTexts('office-registrations');
  const missing = [
    ...(wish.customer === null ? [texts.missing.family] : []),
    ...(wish.customer !== null && wish.participant === null ? [texts.missing.participant] : []),
    ...(wish.choice.date_ids.length === 0 ? [texts.missing.day] : []),
  ];
  return (
    <>
      {wrong_age === null ? null : <Alert color="red" title={wrong_age} />}
      {refused === null || wrong_age !== null ? null : (
        <Alert color="red" role="alert" title={refused} />
      )}
      {missing.length === 0 ? null : (
        <Text size="sm" c="gray.7" aria-live="polite">
          {missing.join(' ')}
        </Text>
      )}
    </>
  );
}
