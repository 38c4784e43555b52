import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { RecordPage, type RecordTab } from '../../shell/record-page.tsx';
import { RecordLog } from '../audit/record-log.tsx';
import { hasNextSteps, mayRestore, NextSteps } from './next-steps.tsx';
import { PaymentState } from './payment-state.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import { RegistrationMailsTab } from './registration-mails.tsx';
import { RegistrationMoneyTab } from './registration-money.tsx';
import { RestoreRegistration } from './restore-registration.tsx';
import { RegistrationNotes } from './registration-notes.tsx';
import { RegistrationTags } from './registration-tags.tsx';
import { RegistrationOverview } from './registration-overview.tsx';

type Registration = Answer<'getOfficeRegistration'>;

const TABS: readonly RecordTab<Registration>[] = [
  { path: 'overview', name: 'overview', Content: RegistrationOverview },
  {
    path: 'money',
    name: 'money',
    permission: FIELD_GROUPS.MONEY,
    Content: RegistrationMoneyTab,
  },
  { path: 'mails', name: 'mails', permission: 'mails.read', Content: RegistrationMailsTab },
  {
    path: 'notes',
    name: 'notes',
    permission: 'registration-notes.read',
    Content: RegistrationNotes,
  },
  { path: 'history', name: 'history', Content: RegistrationHistory },
  { path: 'log', name: 'log', permission: 'collaborator-logs.read', Content: RecordLog },
];

/** The page of a registration: its people and dates, its money, its e-mails, and its history. */
export function RegistrationPage() {
  const { registration = '' } = useParams();
  const found = useCall('getOfficeRegistration', { registration });
  const texts = useTexts('office-registrations');
  return (
    <RecordPage
      path={`/registrations/${registration}`}
      list={{ path: '/registrations', name: texts.title }}
      found={found}
      title={({ participant_name, activity_title }) => `${participant_name} · ${activity_title}`}
      Facts={State}
      Tools={Tools}
      tabs={TABS}
    />
  );
}

function State({ record }: { record: Registration }) {
  return (
    <>
      <PaymentState {...record} />
      <RegistrationTags record={record} />
    </>
  );
}

/** The next steps; for a cancelled registration, its restoration. */
function Tools({ record }: { record: Registration }) {
  const may = useMay();
  const open = record.cancelled_at === null && hasNextSteps(may);
  if (mayRestore(record, may)) return <RestoreRegistration registration={record} />;
  return open ? <NextSteps registration={record} /> : null;
}
