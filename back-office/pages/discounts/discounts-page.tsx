import { discounts } from '@ribambelle/api/discounts/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { State } from '../../lists/state.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's discounts, the newest first; one opens beside it. */
export function DiscountsPage() {
  const texts = useTexts('office-discounts');
  return (
    <RecordsPage
      record={discounts}
      texts={texts}
      filtered="discounts"
      looks={{
        percentage: {
          width: WIDTHS.percentage,
          render: ({ percentage }) => (percentage === null ? '' : texts.percent(percentage / 100)),
        },
        families: {
          render: ({ families, people_segment }) => {
            if (families > 0) return String(families);
            return people_segment === null ? texts.all_families : '';
          },
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
