import { coupons } from '@ribambelle/api/coupons/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { State } from '../../lists/state.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's coupons, the newest first; one opens beside it. */
export function CouponsPage() {
  const texts = useTexts('office-coupons');
  return (
    <RecordsPage
      record={coupons}
      texts={texts}
      filtered="coupons"
      looks={{
        title: { under: 'code' },
        percentage: {
          width: WIDTHS.percentage,
          render: ({ percentage }) => (percentage === null ? '' : texts.percent(percentage / 100)),
        },
        used: { render: ({ used, maximum_uses }) => texts.used(used, maximum_uses) },
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
