import { instalmentPlans } from '@ribambelle/api/instalment-plans/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's ways to pay in instalments; one opens beside it. */
export function InstalmentPlansPage() {
  const texts = useTexts('office-instalment-plans');
  return (
    <RecordsPage
      record={instalmentPlans}
      texts={texts}
      looks={{
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
