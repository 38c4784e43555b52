import { type Elsewhere, titlesElsewhere } from '@ribambelle/domain/registrations/elsewhere.ts';
import {
  type AlreadyHeld,
  alreadyHeld,
  type HeldDate,
} from '@ribambelle/domain/registrations/held-dates.ts';
import {
  decideForMembers,
  type HeldNow,
  isMember,
  type MembersCode,
} from '@ribambelle/domain/memberships/members.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useReading } from '../facts/use-reading.ts';
import { elsewhereInCart } from '../person/elsewhere-in-cart.ts';
import { type AgeHint, ageHint } from './age-hint.ts';
import type { AvailabilityPage } from './form-values.ts';
import { NOTHING_REMEMBERED, type Remembered } from './proposals.ts';

/**
 * A participant in the form: whether the age fits, and on how many of the chosen dates there is a
 * place already.
 */
export interface Member {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly fullname: string;
  readonly birthdate: string | null;
  readonly age_hint: AgeHint | null;
  readonly held: AlreadyHeld;
  /** The titles of their other plans at the hours of the chosen dates. */
  readonly elsewhere: readonly string[];
  /**
   * The reason why they cannot be registered at the right age: it is for members, only or first;
   * null for none.
   */
  readonly stranger: MembersCode | null;
}

const NOTHING: readonly HeldDate[] = [];
const NOWHERE: readonly Elsewhere[] = [];

/**
 * Returns the participants of the account, checked against these availabilities and the chosen
 * dates, and their earlier answers.
 */
export function useFamily(input: {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly date_ids: readonly number[];
  readonly now: string;
}): { readonly members: readonly Member[]; readonly remembered: Remembered } {
  const { session, availabilities, date_ids, now } = input;
  const { time_zone } = useReading();
  const cuids = availabilities.map(({ cuid }) => cuid).toSorted();
  const has_questions = availabilities.some(
    ({ options, questions }) => options.length + questions.length > 0,
  );
  const answer = useCall('getHeldDates', { availabilities: cuids }).data;
  const registered = answer?.data ?? NOTHING;
  const remembered =
    useCall('getRememberedAnswers', { availabilities: cuids }, { enabled: has_questions }).data ??
    NOTHING_REMEMBERED;
  const in_cart = (session.cart?.items ?? []).flatMap((item) =>
    item.participants.flatMap(({ id }) =>
      item.availability_dates.map(({ date_id }) => ({ participant_id: id, date_id })),
    ),
  );
  const elsewhere = [...(answer?.elsewhere ?? NOWHERE), ...elsewhereInCart(session, cuids)];
  const dates = availabilities.flatMap((one) =>
    one.dates.filter(({ id }) => date_ids.includes(id)),
  );
  const members = session.participants.map(({ id, cuid, firstname, fullname, birthdate }) => ({
    id,
    cuid,
    firstname,
    fullname,
    birthdate,
    age_hint: ageHint({ birthdate }, { availabilities, date_ids, time_zone }),
    held: alreadyHeld({ participant_id: id, date_ids }, { registered, in_cart }),
    elsewhere: titlesElsewhere({ participant_id: id, dates }, elsewhere),
    // while memberships are unknown, nobody is called a non-member
    stranger:
      answer === undefined
        ? null
        : strangerTo(availabilities, { participant_id: id, held: answer.memberships, now }),
  }));
  return { members, remembered };
}

/**
 * Returns the reason why an availability is kept for members when this participant is not one of
 * them; null for none.
 */
function strangerTo(
  availabilities: readonly AvailabilityPage[],
  by: { readonly participant_id: number; readonly held: readonly HeldNow[]; readonly now: string },
): MembersCode | null {
  const reasons = availabilities.map(({ members, registrations_start_at }) => {
    if (members === null) return null;
    const membership_ids = members.memberships.map(({ id }) => id);
    const is_member = isMember(by.participant_id, { membership_ids, held: by.held });
    const { only: members_only, start_at: members_start_at } = members;
    const rules = { membership_ids, members_only, registrations_start_at, members_start_at };
    const decision = decideForMembers(rules, { is_member, now: by.now });
    return decision.ok ? null : decision.refused;
  });
  return reasons.find((reason) => reason !== null) ?? null;
}

/**
 * Tests whether a participant can be registered: the age fits, they hold no chosen date already
 * (R27), and they are a member where required.
 */
export const isEligible = ({ age_hint, held, stranger }: Member): boolean =>
  age_hint === null && held.registered + held.in_cart === 0 && stranger === null;

/**
 * Returns the participants chosen at first: the one in the address, or else the only one who fits.
 */
export function useChosenAtFirst(
  session: Session,
  { members }: { readonly members: readonly Member[] },
): readonly number[] {
  const participant_cuid = new URLSearchParams(useLocation().search).get('participant');
  const participant = session.participants.find(({ cuid }) => cuid === participant_cuid);
  if (participant !== undefined) return [participant.id];
  const eligible = members.filter(isEligible);
  return eligible.length === 1 ? eligible.map(({ id }) => id) : [];
}
