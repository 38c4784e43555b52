import { Alert, Text } from '@mantine/core';
import { isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { dayIn } from '../availabilities/week.ts';
import type { Choice, Offer } from './offer-questions.tsx';

/** A future participant, as the rules see them. */
interface Person {
  readonly firstname: string;
  readonly birthdate: string | null;
}

/** Returns the chosen participant of a family; undefined while nobody is known. */
export function usePerson(customer: string | null, participant: string | null): Person | undefined {
  const { data } = useCall(
    'getOfficeCustomer',
    { customer: customer ?? '' },
    { enabled: customer !== null },
  );
  return data?.participants?.find(({ cuid }) => cuid === participant);
}

/**
 * Returns a sentence about a participant who is too young or too old by the rule of the shop on the
 * first chosen day, or has no birthdate where ages matter; null when the age is allowed.
 */
export function useWrongAge(
  person: Person | undefined,
  { offer, choice }: { readonly offer: Offer; readonly choice: Choice },
): string | null {
  const texts = useTexts('office-registrations');
  const { years } = useTexts('office-activities');
  const { timezone } = useSession().organiser;
  const first = offer.dates.find(({ id }) => choice.date_ids.includes(id));
  if (person === undefined || first === undefined) return null;
  const day = dayIn(first.start_at, timezone);
  if (isAgeAllowed(person.birthdate, { limits: offer, day }).ok) return null;
  const ages = years(offer.age_minimum, offer.age_maximum);
  if (person.birthdate === null) return texts.no_birthdate({ name: person.firstname, ages });
  return texts.wrong_age({
    name: person.firstname,
    age: ageOn(person.birthdate, day),
    ages,
  });
}

/** The choices that can be missing before a registration. */
export type Missing = keyof ReturnType<typeof useTexts<'office-registrations'>>['missing'];

/**
 * The obstacles to a registration, beside its button: the refusal of the server, and the missing
 * choices.
 */
export function BeforeRegistering({
  missing,
  refused,
}: {
  missing: readonly Missing[];
  refused: string | null;
}) {
  const texts = useTexts('office-registrations');
  return (
    <>
      {refused === null ? null : <Alert color="red" role="alert" title={refused} />}
      {missing.length === 0 ? null : (
        <Text size="sm" c="gray.7" aria-live="polite">
          {missing.map((name) => texts.missing[name]).join(' ')}
        </Text>
      )}
    </>
  );
}

/**
 * The other registrations of the participant at that time; a warning, because the family may know
 * why.
 */
export function Elsewhere({ titles }: { titles: readonly string[] }) {
  const texts = useTexts('office-registrations');
  return (
    <div aria-live="polite">
      {titles.map((title) => (
        <Alert key={title} color="amber" title={texts.elsewhere(title)} />
      ))}
    </div>
  );
}
