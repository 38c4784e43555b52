import { bookingConfigurations } from '@ribambelle/api/booking-configurations/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's booking configurations; one opens beside it. */
export function BookingConfigurationsPage() {
  const texts = useTexts('office-booking-configurations');
  return <RecordsPage record={bookingConfigurations} texts={texts} />;
}
