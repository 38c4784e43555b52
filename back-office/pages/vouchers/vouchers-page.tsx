import { vouchers } from '@ribambelle/api/vouchers/record.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { Pictured } from '../../lists/pictured.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { PublishedState } from '../offers/published-state.tsx';

/** The list of the organiser's vouchers in their order; one opens beside it. */
export function VouchersPage() {
  const texts = useTexts('office-vouchers');
  const language = useLanguage();
  return (
    <RecordsPage
      record={vouchers}
      texts={texts}
      filtered="vouchers"
      looks={{
        title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
        amount: { width: WIDTHS.amount, render: (row) => formatWorth(row, language) },
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
