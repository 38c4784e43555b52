import { volumeDiscounts } from '@ribambelle/api/volume-discounts/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { State } from '../../lists/state.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's volume discounts, the newest first; one opens beside it. */
export function VolumeDiscountsPage() {
  const texts = useTexts('office-volume-discounts');
  return (
    <RecordsPage
      record={volumeDiscounts}
      texts={texts}
      filtered="volume-discounts"
      looks={{
        percentage: {
          width: WIDTHS.percentage,
          render: ({ percentage }) => (percentage === null ? '' : texts.percent(percentage / 100)),
        },
        state: {
          render: ({ active }) => (
            <State color={active ? 'green' : 'gray'}>
              {active ? texts.active : texts.inactive}
            </State>
          ),
        },
      }}
    />
  );
}
