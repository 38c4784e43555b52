import {
  type AlreadyHeld,
  alreadyHeld,
  type HeldDate,
} from '@ribambelle/domain/registrations/held-dates.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useReading } from '../facts/use-reading.ts';
import { type AgeHint, ageHint } from './age-hint.ts';
import type { AvailabilityPage } from './form-values.ts';
import { NOTHING_REMEMBERED, type Remembered } from './proposals.ts';

/** One of the family before the form: whether the age fits, and on how many of the chosen dates there is a place already. */
export interface Member {
  readonly id: number;
  readonly firstname: string;
  readonly fullname: string;
  readonly birthdate: string | null;
  readonly age_hint: AgeHint | null;
  readonly held: AlreadyHeld;
}

const NOTHING: readonly HeldDate[] = [];

/** The participants of the account as these availabilities see them on the chosen dates, and what was answered for them before. */
export function useFamily(input: {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly date_ids: readonly number[];
}): { readonly members: readonly Member[]; readonly remembered: Remembered } {
  const { session, availabilities, date_ids } = input;
  const { time_zone } = useReading();
  const cuids = availabilities.map(({ cuid }) => cuid).toSorted();
  const asks = availabilities.some(
    ({ options, questions }) => options.length + questions.length > 0,
  );
  const registered = useCall('getHeldDates', { availabilities: cuids }).data?.data ?? NOTHING;
  const remembered =
    useCall('getRememberedAnswers', { availabilities: cuids }, { enabled: asks }).data ??
    NOTHING_REMEMBERED;
  const in_cart = (session.cart?.items ?? []).flatMap((item) =>
    item.participants.flatMap(({ id }) =>
      item.availability_dates.map(({ date_id }) => ({ participant_id: id, date_id })),
    ),
  );
  const members = session.participants.map(({ id, firstname, fullname, birthdate }) => ({
    id,
    firstname,
    fullname,
    birthdate,
    age_hint: ageHint({ birthdate }, { availabilities, time_zone }),
    held: alreadyHeld({ participant_id: id, date_ids }, { registered, in_cart }),
  }));
  return { members, remembered };
}

/** True when somebody can be registered: the age fits, and no chosen date is held already (R27). */
export const isEligible = ({ age_hint, held }: Member): boolean =>
  age_hint === null && held.registered + held.in_cart === 0;

/** Who is chosen before anything is: whom the address names, or else the only one who surely fits. Without a birthdate an age limit is not sure. */
export function useChosenAtFirst(
  session: Session,
  input: {
    readonly members: readonly Member[];
    readonly availabilities: readonly AvailabilityPage[];
  },
): readonly number[] {
  const has_limits = input.availabilities.some(
    ({ age_minimum, age_maximum }) => age_minimum !== null || age_maximum !== null,
  );
  const named = new URLSearchParams(useLocation().search).get('participant');
  const found = session.participants.find(({ cuid }) => cuid === named);
  if (found !== undefined) return [found.id];
  const eligible = input.members.filter(isEligible);
  const sure = eligible.filter(({ birthdate }) => birthdate !== null || !has_limits);
  const only = sure.length > 0 ? sure : eligible;
  return only.length === 1 ? only.map(({ id }) => id) : [];
}
