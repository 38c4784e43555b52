import type { Answer } from '@ribambelle/api/client.ts';
import { opensLater } from '@ribambelle/domain/availabilities/availability.ts';
import { hasOpenedForMembers } from '@ribambelle/domain/memberships/members.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './members-note.module.css';

interface MembersNoteProps {
  readonly availability: Pick<
    Answer<'getAvailability'>,
    'members' | 'registrations_start_at' | 'registrations_end_at'
  >;
  readonly now: string;
}

/**
 * A notice, in plain words, that registration is for members only or opens for them first, with a
 * link to each membership; nothing when neither holds now.
 */
export const MembersNote = ({ availability, now }: MembersNoteProps): ReactElement | null => {
  const { members: texts } = useTexts('availability-page');
  const reading = useReading();
  const { members, registrations_start_at: opens_at } = availability;
  if (members === null) return null;
  const later = opens_at !== null && opensLater(availability, now);
  const first = later && hasOpenedForMembers({ members_start_at: members.start_at }, now);
  const soon = later && !first && members.start_at !== null;
  if (!members.only && !first && !soon) return null;
  const moment = (instant: string | null) =>
    instant === null ? '' : formatInstant(instant, reading);
  const text = members.only
    ? texts.only_text
    : first
      ? texts.first_text(moment(opens_at))
      : texts.soon_text(moment(members.start_at));
  return (
    <Notice tone="blue" title={first && !members.only ? texts.first_title : texts.only_title}>
      {text}
      <ul className={styles.memberships}>
        {members.memberships.map(({ cuid, title, published }) => (
          <li key={cuid}>
            {published ? <Link href={`/memberships/${cuid}`}>{title}</Link> : title}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
