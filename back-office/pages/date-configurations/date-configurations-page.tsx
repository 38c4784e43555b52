import { dateConfigurations } from '@ribambelle/api/date-configurations/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's templates of dates; one opens beside it. */
export function DateConfigurationsPage() {
  const texts = useTexts('office-date-configurations');
  return <RecordsPage record={dateConfigurations} texts={texts} />;
}
