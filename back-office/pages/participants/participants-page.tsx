import { participantColumns } from '@ribambelle/api/participants/participant-columns.ts';
import { participantFilterSet } from '@ribambelle/api/participants/participant-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';

/** The list of all participants; one opens beside it. */
export function ParticipantsPage() {
  const texts = useTexts('office-customers');
  return (
    <DeclaredListPage
      path="/participants"
      call="listOfficeParticipants"
      name="participants"
      columns={participantColumns}
      filters={participantFilterSet}
      filtered="participants"
      looks={{ registrations: { width: WIDTHS.registrations } }}
      title={texts.participants_title}
      exported={(of) => ({ list: 'participants', ...of })}
    />
  );
}
