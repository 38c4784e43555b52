import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { BookingConfigurationForm } from './booking-configuration-form.tsx';
import { NEW_BOOKING_CONFIGURATION, requestOf, valuesOf } from './booking-configuration-values.ts';

type Configuration = Answer<'getBookingConfiguration'>;

const LIST = '/booking-configurations';
const WIDTH = 640;
const REFRESHES = ['listBookingConfigurations', 'getBookingConfiguration'] as const;

/** The panel of a new booking configuration. */
export function NewBookingConfigurationPanel() {
  return <OpenConfiguration configuration={null} />;
}

/** The panel that edits one booking configuration. */
export function BookingConfigurationPanel() {
  const { configuration = '' } = useParams();
  const { data, error } = useCall('getBookingConfiguration', { configuration });
  if (data === undefined) return <PanelWaiting list={LIST} error={error} width={WIDTH} />;
  return <OpenConfiguration key={data.cuid} configuration={data} />;
}

function OpenConfiguration({ configuration }: { configuration: Configuration | null }) {
  const texts = useTexts('office-booking-configurations');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const may = useMay();
  const input = {
    values: configuration === null ? NEW_BOOKING_CONFIGURATION : valuesOf(configuration),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const creating = useActionForm('createBookingConfiguration', {
    ...input,
    request: requestOf,
    done: texts.created,
  });
  const updating = useActionForm('updateBookingConfiguration', {
    ...input,
    request: (values) => ({
      ...requestOf(values),
      configuration: configuration?.cuid ?? '',
      version: configuration?.version ?? 0,
    }),
  });
  const { form, saving, sending } = configuration === null ? creating : updating;
  const editable = may(
    configuration === null ? 'booking-configurations.create' : 'booking-configurations.update',
  );
  const removable = configuration?.resources === 0 && may('booking-configurations.delete');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="booking-configuration" loading={sending}>
          {configuration === null ? office.create : office.save}
        </Button>
      ) : null}
      {removable ? <Remove configuration={configuration} /> : null}
    </>
  );
  return (
    <SidePanel
      title={configuration === null ? texts.add : configuration.name}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
    >
      <BookingConfigurationForm
        {...{ form, saving, editable }}
        resources={configuration?.resources ?? null}
      />
    </SidePanel>
  );
}

function Remove({ configuration }: { configuration: Configuration }) {
  const texts = useTexts('office-booking-configurations');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const remove = useAction('deleteBookingConfiguration', {
    refreshes: ['listBookingConfigurations'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate(
      { configuration: configuration.cuid },
      { onSuccess: () => leaveFreely(panel.close) },
    );
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
