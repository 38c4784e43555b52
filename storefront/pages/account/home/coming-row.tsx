import type { Answer } from '@ribambelle/api/client.ts';
import { locationName } from '@ribambelle/elements/pieces/availability-row/location-line.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { pageOfKind } from '../pages-of-kinds.ts';

export type Coming = Answer<'getAccountOverview'>['coming'][number];

/** The next time of any purchase: its title, time, people and place. */
export const ComingRow = ({ coming }: { readonly coming: Coming }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { title, participants, location } = coming;
  const facts = [
    formatDateRange(coming, reading),
    participants.join(', '),
    location === null ? '' : locationName(location),
  ];
  return (
    <DateRow
      block={<DateBlock start_at={coming.start_at} {...reading} />}
      title={title}
      facts={facts.filter((fact) => fact !== '')}
      action={
        <Link
          href={pageOfKind(coming)}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${texts.see}, ${title}`}
        >
          {texts.see}
        </Link>
      }
    />
  );
};
