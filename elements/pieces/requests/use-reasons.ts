import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatTime } from '@ribambelle/texts/formats/format-time.ts';
import { useReading } from '../facts/use-reading.ts';
import type { Member } from '../registration-form/use-family.ts';
import type { BrokenFor } from './broken-for.ts';

/**
 * The severity of a reason: something must change, something is still missing, or something should
 * be reviewed.
 */
const STANDINGS = ['required', 'incomplete', 'optional'] as const;

export type ReasonStanding = (typeof STANDINGS)[number];

/** A reason why a selection cannot be sent as it is, or should be reviewed. */
export interface Reason {
  readonly key: string;
  /** The full text. */
  readonly text: string;
  /** The condition only, for narrow places. */
  readonly label: string;
  readonly standing: ReasonStanding;
}

/** The largest number of dates that are named; more are only marked. */
const FEW = 2;

interface Reading {
  /** The participants of the request: those who break something alone are named. */
  readonly members?: readonly Pick<Member, 'id' | 'firstname'>[];
  /** True while dates are still being chosen: a minimum is then not broken, but not reached yet. */
  readonly choosing?: boolean;
}

/**
 * Returns the broken constraints in words, the required ones first: the condition, the participants
 * when it is not all of them, and the dates to change when they are few.
 */
export function useReasons(
  broken_rules: readonly BrokenFor[],
  { members = [], choosing = false }: Reading,
): readonly Reason[] {
  const texts = useTexts('registration-requests').choosing.conditions;
  const reading = useReading();
  return inOrder(broken_rules, choosing).map(({ standing, cuid, label, availabilities, ...of }) => {
    const who = members.filter(({ id }) => of.participant_ids.includes(id));
    const when = availabilities.map(
      ({ start_at }) => `${formatDate(start_at, reading)}, ${formatTime(start_at, reading)}`,
    );
    const parts = [
      texts[standing](label),
      who.length === members.length ? '' : who.map(({ firstname }) => firstname).join(', '),
      ...(standing === 'required' && when.length <= FEW ? when : []),
    ];
    return { key: cuid, standing, label, text: parts.filter((part) => part !== '').join(' · ') };
  });
}

/**
 * Returns the same by availability, for its item: each with the constraints that it breaks, the
 * required ones first.
 */
export function useReasonsByDate(
  broken_rules: readonly BrokenFor[],
  { choosing = false }: Pick<Reading, 'choosing'>,
): ReadonlyMap<string, Reason> {
  const texts = useTexts('registration-requests').choosing.conditions;
  const reasons = new Map<string, Reason>();
  for (const { standing, label, availabilities } of inOrder(broken_rules, choosing)) {
    const text = texts[standing](label);
    for (const { cuid } of availabilities) {
      const before = reasons.get(cuid);
      reasons.set(
        cuid,
        before === undefined
          ? { key: cuid, text, label, standing }
          : {
              ...before,
              text: `${before.text} · ${text}`,
              label: `${before.label} · ${label}`,
            },
      );
    }
  }
  return reasons;
}

function inOrder(broken_rules: readonly BrokenFor[], choosing: boolean) {
  return broken_rules
    .map((one) => ({ ...one, standing: standingOf(one, choosing) }))
    .toSorted((one, other) => STANDINGS.indexOf(one.standing) - STANDINGS.indexOf(other.standing));
}

function standingOf({ optional, type }: BrokenFor, choosing: boolean): ReasonStanding {
  if (optional) return 'optional';
  return choosing && type.endsWith('.minimum') ? 'incomplete' : 'required';
}
