import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { RegistrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';

type Availability = Answer<'listAvailabilities'>['data'][number];

/**
 * A link to the availability: to choose it, to join its waiting list, or only to view it when
 * neither is possible (2 §4).
 */
export const ToAvailability = ({
  availability,
  when,
  notice,
}: {
  readonly availability: Availability;
  readonly when: string;
  readonly notice: RegistrationNotice | null;
}): ReactElement => {
  const texts = useTexts('catalogue');
  const { activity, cuid } = availability;
  const [words, label] =
    notice === null
      ? [texts.choose, texts.choose_date(when)]
      : notice.waiting_list
        ? [texts.wait, texts.wait_for(when)]
        : [texts.look, texts.look_at(when)];
  return (
    <Link
      href={`/availabilities/${activity.slug}/${cuid}`}
      className={buttonClass({ kind: notice === null ? 'primary' : 'white' })}
      aria-label={label}
    >
      {words}
    </Link>
  );
};
