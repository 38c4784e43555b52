import { closedPeriods } from '@ribambelle/api/closed-periods/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { AddSchoolHolidays } from './add-school-holidays.tsx';

/** The list of the organiser's holidays and closures; one opens beside it. */
export function ClosedPeriodsPage() {
  const texts = useTexts('office-closed-periods');
  return (
    <RecordsPage
      record={closedPeriods}
      texts={texts}
      filtered="closed-periods"
      before={<AddSchoolHolidays />}
    />
  );
}
