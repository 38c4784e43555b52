import { pairsAtOnce } from '@ribambelle/domain/registrations/elsewhere.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import type { ReactElement } from 'react';
import type {
  AvailabilityPage,
  RegistrationValues,
} from '../pieces/registration-form/form-values.ts';

interface AtOnceProps {
  readonly availabilities: readonly AvailabilityPage[];
  /** The ids of the chosen dates, by availability id. */
  readonly chosen: RegistrationValues['dates'];
}

/** A notice of the courses that overlap on the chosen dates; the family decides. */
export const AtOnce = ({ availabilities, chosen }: AtOnceProps): ReactElement | null => {
  const texts = useTexts('cart');
  const pairs = pairsAtOnce(
    availabilities.map(({ id, activity, dates }) => ({
      title: activity.title,
      dates: dates.filter((date) => chosen[id]?.includes(date.id) === true),
    })),
  );
  const warnings = new Set(pairs.map(([one, other]) => texts.at_once(one, other)));
  if (warnings.size === 0) return null;
  return (
    <Notice tone="yellow">
      {[...warnings].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
};
