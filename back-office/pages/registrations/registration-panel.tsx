import { useLocation, useParams } from 'react-router';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { OpenPage } from '../../panels/open-page.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { registrationPage } from '../record-addresses.ts';
import { hasNextSteps, mayRestore, NextSteps } from './next-steps.tsx';
import { RestoreRegistration } from './restore-registration.tsx';
import { RegistrationChosen } from './registration-chosen.tsx';
import { RegistrationMoney } from './registration-money.tsx';
import { RegistrationSummary } from './registration-summary.tsx';

/**
 * A quick look at a registration: its people, dates and choices, its price and payments. Everything
 * else is on its page.
 */
export function RegistrationPanel() {
  const { registration = '' } = useParams();
  const { data, error } = useCall('getOfficeRegistration', { registration });
  const { pathname } = useLocation();
  const list = pathname.startsWith('/roster') ? '/roster' : '/registrations';
  const panel = usePanel(list);
  const may = useMay();
  if (data === undefined) return <PanelWaiting list={list} error={error} />;
  const open = data.cancelled_at === null && hasNextSteps(may);
  const foot = (
    <>
      <OpenPage to={registrationPage(registration)} />
      {open ? <NextSteps registration={data} /> : null}
      {mayRestore(data, may) ? <RestoreRegistration registration={data} /> : null}
    </>
  );
  return (
    <SidePanel
      title={`${data.participant_name} · ${data.activity_title}`}
      onClose={panel.close}
      foot={foot}
    >
      <RegistrationSummary registration={data} />
      <RegistrationChosen registration={data} />
      <RegistrationMoney registration={data} />
    </SidePanel>
  );
}
