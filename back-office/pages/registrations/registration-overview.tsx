import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Section } from '../../panels/facts.tsx';
import { RegistrationChosen } from './registration-chosen.tsx';
import { RegistrationSaid } from './registration-said.tsx';
import { RegistrationSummary } from './registration-summary.tsx';

/**
 * The overview of a registration: its people and dates, its answers and options, and the review of
 * its family.
 */
export function RegistrationOverview({ record }: { record: Answer<'getOfficeRegistration'> }) {
  const records = useTexts('office-records');
  return (
    <div className="office-tab-parts">
      <Section title={records.in_short} order={2}>
        <RegistrationSummary registration={record} />
      </Section>
      <div>
        <RegistrationChosen registration={record} order={2} />
        <RegistrationSaid registration={record} order={2} />
      </div>
    </div>
  );
}
