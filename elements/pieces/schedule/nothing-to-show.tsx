import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { StayingLink } from '@ribambelle/ui/router/staying-link.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { dayInFull } from './day-words.ts';
import { useDayHref } from './use-day-href.ts';

interface NothingToShowProps {
  readonly text: string;
  /** The next day with items; null for none. */
  readonly next: Day | null;
}

/** A notice that nothing is visible, with a link to the next day with items (2 §2). */
export const NothingToShow = ({ text, next }: NothingToShowProps): ReactElement => {
  const texts = useTexts('catalogue-dates').schedule;
  const { language } = useReading();
  const href = useDayHref();
  return (
    <EmptyState
      title={text}
      text={next === null ? texts.nothing_later : undefined}
      action={
        next === null ? undefined : (
          <StayingLink href={href(next)} className={buttonClass({ kind: 'white' })}>
            {texts.see_day(dayInFull(next, language))}
          </StayingLink>
        )
      }
    />
  );
};
