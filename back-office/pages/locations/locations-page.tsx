import { locations } from '@ribambelle/api/locations/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's locations; one opens beside it. */
export function LocationsPage() {
  const texts = useTexts('office-locations');
  return (
    <RecordsPage
      record={locations}
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
