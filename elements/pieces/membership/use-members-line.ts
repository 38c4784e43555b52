import type { Answer } from '@ribambelle/api/client.ts';
import { opensLater } from '@ribambelle/domain/availabilities/availability.ts';
import { hasOpenedForMembers } from '@ribambelle/domain/memberships/members.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '../facts/use-reading.ts';

type KeptForMembers = Pick<
  Answer<'getAvailability'>,
  'members' | 'registrations_start_at' | 'registrations_end_at'
>;

/**
 * Returns a function that says in one line, for a list, what is kept for members at a date; null
 * for nothing.
 */
export function useMembersLine(): (availability: KeptForMembers, now: string) => string | null {
  const texts = useTexts('catalogue');
  const reading = useReading();
  return (availability, now) => {
    const { members, registrations_start_at: opens_at } = availability;
    if (members === null) return null;
    if (members.only) return texts.members_only;
    const first =
      opens_at !== null &&
      opensLater(availability, now) &&
      hasOpenedForMembers({ members_start_at: members.start_at }, now);
    return first ? texts.members_first(formatInstant(opens_at, reading)) : null;
  };
}
