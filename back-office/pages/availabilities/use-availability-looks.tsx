import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { AvailabilityState, Places } from './places.tsx';

type Row = Answer<'listOfficeAvailabilities'>['data'][number];

/** Returns the looks of the columns of availabilities, the same in every list. */
export function useAvailabilityLooks() {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  return {
    start: {
      width: 250,
      render: (row: Row) => (
        <span>
          {formats.date(row.start_at)}{' '}
          <span className="office-muted">
            {row.dates > 1 ? texts.days_count(row.dates) : formats.time(row.start_at)}
          </span>
        </span>
      ),
    },
    places: {
      width: 150,
      render: (row: Row) => <Places registered={row.registered} capacity={row.capacity} />,
    },
    state: { render: (row: Row) => <AvailabilityState status={row.status} /> },
  };
}
