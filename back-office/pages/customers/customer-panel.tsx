import { Anchor, Box, Button } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { OpenPage } from '../../panels/open-page.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { LedOn } from '../merges/led-on.tsx';
import { customerPage } from '../record-addresses.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerTags } from './customer-tags.tsx';
import { ParticipantLines } from './customer-participants.tsx';

/**
 * A quick look at a family: its contact, the amount owed, and its participants. Everything else is
 * on its page.
 */
export function CustomerPanel() {
  const { customer = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomer', { customer });
  const panel = usePanel('/customers');
  const texts = useTexts('office-customers');
  const registrations = useTexts('office-registrations');
  const may = useMay();
  if (data === undefined) return <PanelWaiting list="/customers" error={error} />;
  if (data.cuid !== customer) return <LedOn to={`/customers/${data.cuid}`} />;
  const foot = (
    <>
      <OpenPage to={customerPage(customer)} />
      {may('registrations.create') ? (
        <Button
          component={LinkAndBack}
          to={`/registrations/new?family=${customer}`}
          variant="default"
        >
          {registrations.add}
        </Button>
      ) : null}
    </>
  );
  const { participants } = data;
  return (
    <SidePanel title={`${data.firstname} ${data.lastname}`} onClose={panel.close} foot={foot}>
      <Box mb="xs">
        <CustomerTags record={data} />
      </Box>
      <CustomerFacts customer={data} />
      {participants === null ? null : (
        <Section title={texts.children}>
          <ParticipantLines participants={participants} />
        </Section>
      )}
      {may('registrations.read') ? (
        <Anchor
          component={LinkAndBack}
          to={customerPage(customer, 'registrations')}
          mt="md"
          display="block"
        >
          {texts.see_registrations}
        </Anchor>
      ) : null}
    </SidePanel>
  );
}
