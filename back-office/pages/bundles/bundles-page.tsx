import { bundles } from '@ribambelle/api/bundles/record.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { Pictured } from '../../lists/pictured.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { PublishedState } from '../offers/published-state.tsx';

/** The list of the organiser's bundles in their order; one opens beside it. */
export function BundlesPage() {
  const texts = useTexts('office-bundles');
  const language = useLanguage();
  return (
    <RecordsPage
      record={bundles}
      texts={texts}
      filtered="bundles"
      looks={{
        title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
        capacity: {
          width: WIDTHS.registrations,
          render: ({ capacity }) => capacity ?? texts.unlimited,
        },
        duration: {
          width: 140,
          render: ({ duration }) =>
            duration === null ? texts.no_end : formatDuration(duration, language),
        },
        state: { render: (row) => <PublishedState published={row.published} words={texts} /> },
      }}
    />
  );
}
