import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatTime } from '@ribambelle/texts/formats/format-time.ts';
import { useReading } from '../facts/use-reading.ts';
import type { Member } from '../registration-form/use-family.ts';
import type { BrokenFor } from './broken-for.ts';

/** What a reason asks for: something must be changed, something must still be added, or something should be looked at once more. */
const STANDINGS = ['required', 'incomplete', 'optional'] as const;

export type ReasonStanding = (typeof STANDINGS)[number];

/** Why something cannot be sent as it is, or should be looked at once more. */
export interface Reason {
  readonly key: string;
  /** In full. */
  readonly text: string;
  /** The condition alone, for where there is little room. */
  readonly label: string;
  readonly standing: ReasonStanding;
}

/** So many dates are named; more are marked alone. */
const FEW = 2;

interface Reading {
  /** For whom it is asked: who alone breaks something is named. */
  readonly members?: readonly Pick<Member, 'id' | 'firstname'>[];
  /** True while dates are still being chosen: then a minimum is not broken, it is not reached yet. */
  readonly choosing?: boolean;
}

/** What is broken in words, what must be mended first: the condition, for whom where it is not for everybody, and what must be changed on which dates, where they are few. */
export function useReasons(
  broken: readonly BrokenFor[],
  { members = [], choosing = false }: Reading,
): readonly Reason[] {
  const texts = useTexts('registration-requests').choosing.conditions;
  const reading = useReading();
  return inOrder(broken, choosing).map(({ standing, cuid, label, availabilities, ...of }) => {
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

/** The same by availability, for its item: each says what it breaks, what must be mended first. */
export function useReasonsByDate(
  broken: readonly BrokenFor[],
  { choosing = false }: Pick<Reading, 'choosing'>,
): ReadonlyMap<string, Reason> {
  const texts = useTexts('registration-requests').choosing.conditions;
  const reasons = new Map<string, Reason>();
  for (const { standing, label, availabilities } of inOrder(broken, choosing)) {
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

function inOrder(broken: readonly BrokenFor[], choosing: boolean) {
  return broken
    .map((one) => ({ ...one, standing: standingOf(one, choosing) }))
    .toSorted((one, other) => STANDINGS.indexOf(one.standing) - STANDINGS.indexOf(other.standing));
}

function standingOf({ optional, type }: BrokenFor, choosing: boolean): ReasonStanding {
  if (optional) return 'optional';
  return choosing && type.endsWith('.minimum') ? 'incomplete' : 'required';
}
