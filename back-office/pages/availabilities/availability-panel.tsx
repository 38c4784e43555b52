import { leaveFreely } from '../../panels/unsaved.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useLocation, useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BadgesDialog } from '../badges/badges-dialog.tsx';
import { WriteTo } from '../mailings/write-to.tsx';
import { GroupPeople } from './group-people.tsx';
import { AutomaticCancellation } from './automatic-cancellation.tsx';
import { Exclusions } from './exclusions.tsx';
import { DatesOfAvailability } from './dates-of-availability.tsx';
import { type Decided, DecidedFields } from './decided-fields.tsx';
import { AvailabilityState, Places } from './places.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { WaitingPeople } from './waiting-people.tsx';

const WIDTH = 640;

type Availability = Answer<'getOfficeAvailability'>;

/** Returns the panel of the list behind it; the same panel also opens in the calendar. */
export function useAvailabilityPanel() {
  return usePanel(useLocation().pathname.startsWith('/calendar') ? '/calendar' : '/availabilities');
}

/** The panel of an availability: its settings, its dates, and the button that deletes it. */
export function AvailabilityPanel() {
  const { availability = '' } = useParams();
  const { pathname } = useLocation();
  const { data, error } = useCall('getOfficeAvailability', { availability });
  if (data === undefined)
    return (
      <PanelWaiting
        list={pathname.startsWith('/calendar') ? '/calendar' : '/availabilities'}
        error={error}
        width={WIDTH}
      />
    );
  return <AvailabilityForm key={data.cuid} availability={data} />;
}

function AvailabilityForm({ availability }: { availability: Availability }) {
  const office = useTexts('office');
  const formats = useFormats();
  const panel = useAvailabilityPanel();
  const may = useMay();
  const { form, saving, sending } = useActionForm('updateAvailability', {
    values: decidedOf(availability),
    request: (values) => ({
      ...values,
      availability: availability.cuid,
      version: availability.version,
    }),
    refreshes: AVAILABILITY_LISTS,
  });
  const editable = may('availabilities.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="availability" loading={sending}>
          {office.save}
        </Button>
      ) : null}
      {may('availabilities.delete') ? <Remove availability={availability} /> : null}
    </>
  );
  return (
    <SidePanel
      title={availability.activity.title}
      onClose={panel.close}
      width={WIDTH}
      foot={foot}
      page={availability.on_site ? `/availabilities/${availability.cuid}` : undefined}
    >
      <Stack gap="md">
        <Group justify="space-between">
          <Text c="dimmed">
            {formats.date(availability.start_at)}, {formats.time(availability.start_at)}
          </Text>
          <Group gap="md">
            <Places registered={availability.registered} capacity={availability.capacity} />
            <AvailabilityState status={availability.status} />
          </Group>
        </Group>
        <Offered places={availability.offered} />
        <People availability={availability} />
        <WaitingPeople availability={availability.cuid} />
        <ActionForm id="availability" saving={saving}>
          <fieldset disabled={!editable} className="office-fields">
            <DecidedFields form={form} registered={availability.registered} />
          </fieldset>
        </ActionForm>
        <DatesOfAvailability availability={availability} />
        <GroupPeople availability={availability} />
        <AutomaticCancellation availability={availability} />
        <Exclusions availability={availability} />
      </Stack>
    </SidePanel>
  );
}

/** The number of places kept for waiting families; nothing without any. */
function Offered({ places }: { places: number }) {
  const texts = useTexts('office-availabilities');
  return places === 0 ? null : <Text c="dimmed">{texts.offered_places(places)}</Text>;
}

/** The links to the registrations, and to a new registration. */
function People({ availability: { cuid, registered } }: { availability: Availability }) {
  const texts = useTexts('office-availabilities');
  const registrations = useTexts('office-registrations');
  const mailings = useTexts('office-mailings');
  const may = useMay();
  const some = may('registrations.read') && registered > 0;
  if (!some && !may('registrations.create')) return null;
  return (
    <Group gap="xs">
      {some ? (
        <Button
          component={LinkAndBack}
          to={`/registrations?availability=${cuid}&cancelled=false`}
          size="compact-sm"
          variant="light"
        >
          {texts.see_registrations}
        </Button>
      ) : null}
      {some ? (
        <WriteTo
          size="compact-sm"
          recipients={{ on: 'AVAILABILITIES', selection: { by: 'CHOSEN', chosen: [cuid] } }}
        >
          {mailings.write_group}
        </WriteTo>
      ) : null}
      {some ? <BadgesDialog of={{ availability: cuid }} /> : null}
      {may('registrations.create') ? (
        <Button
          component={LinkAndBack}
          to={`/registrations/new?availability=${cuid}`}
          size="compact-sm"
          variant="light"
        >
          {registrations.add}
        </Button>
      ) : null}
    </Group>
  );
}

function Remove({ availability }: { availability: Availability }) {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const panel = useAvailabilityPanel();
  const remove = useAction('deleteAvailability', {
    refreshes: AVAILABILITY_LISTS,
    done: texts.removed,
  });
  if (availability.used) {
    return (
      <Text size="sm" c="dimmed" flex={1} ta="right">
        {texts.used}
      </Text>
    );
  }
  const takeAway = () =>
    remove.mutate(
      { availability: availability.cuid },
      { onSuccess: () => leaveFreely(panel.close) },
    );
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}

function decidedOf(availability: Availability): Decided {
  const {
    location,
    price,
    deposit,
    capacity,
    age_minimum,
    age_maximum,
    registrations_start_at,
    registrations_end_at,
    closed,
    tags,
  } = availability;
  return {
    location: location?.cuid ?? null,
    price,
    deposit,
    capacity,
    age_minimum,
    age_maximum,
    closed,
    tags,
    registrations_start_at,
    registrations_end_at,
  };
}
