import { useLocation, useParams } from 'react-router';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { Section } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { NextSteps } from './next-steps.tsx';
import { RegistrationChosen } from './registration-chosen.tsx';
import { RegistrationMails } from './registration-mails.tsx';
import { RegistrationMoney } from './registration-money.tsx';
import { RegistrationSaid } from './registration-said.tsx';
import { RegistrationSummary } from './registration-summary.tsx';

/** One registration: who, when, what was chosen, what it costs, what was paid. */
export function RegistrationPanel() {
  const { registration = '' } = useParams();
  const { data, error } = useCall('getOfficeRegistration', { registration });
  const { pathname } = useLocation();
  const list = pathname.startsWith('/roster') ? '/roster' : '/registrations';
  const panel = usePanel(list);
  const texts = useTexts('office-registrations');
  const may = useMay();
  if (data === undefined) return <PanelWaiting list={list} error={error} />;
  const open =
    data.cancelled_at === null && (may('registrations.cancel') || may('payments.create'));
  const foot = open ? <NextSteps registration={data} /> : undefined;
  return (
    <SidePanel
      title={`${data.participant_name} · ${data.activity_title}`}
      onClose={panel.close}
      foot={foot}
    >
      <RegistrationSummary registration={data} />
      <RegistrationChosen registration={data} />
      <RegistrationMoney registration={data} />
      <RegistrationSaid registration={data} />
      {may('mails.read') ? (
        <Section title={texts.mails}>
          <RegistrationMails registration={data} />
        </Section>
      ) : null}
    </SidePanel>
  );
}
