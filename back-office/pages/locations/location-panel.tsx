import { leaveFreely } from '../../panels/unsaved.ts';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Location = Answer<'getOfficeLocation'>;

const REFRESHES = ['listOfficeLocations', 'getOfficeLocation'] as const;
const NEW = {
  name: '',
  title: NO_TEXT,
  street: '',
  number: '',
  postcode: '',
  city: '',
  active: true,
};

/** The panel of a new location. */
export function NewLocationPanel() {
  return <LocationForm location={null} />;
}

/** The panel that edits one location. */
export function LocationPanel() {
  const { location = '' } = useParams();
  const { data, error } = useCall('getOfficeLocation', { location });
  return data === undefined ? (
    <PanelWaiting list="/locations" error={error} />
  ) : (
    <LocationForm key={data.cuid} location={data} />
  );
}

function LocationForm({ location }: { location: Location | null }) {
  const office = useTexts('office');
  const texts = useTexts('office-locations');
  const panel = usePanel('/locations');
  const may = useMay();
  const input = {
    values: location === null ? NEW : valuesOf(location),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const creating = useActionForm('createLocation', { ...input, request: (values) => values });
  const updating = useActionForm('updateLocation', {
    ...input,
    request: (values) => ({
      ...values,
      location: location?.cuid ?? '',
      version: location?.version ?? 0,
    }),
  });
  const { form, saving, sending } = location === null ? creating : updating;
  const editable = may(location === null ? 'locations.create' : 'locations.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="location" loading={sending}>
          {location === null ? office.create : office.save}
        </Button>
      ) : null}
      {location !== null && may('locations.delete') && location.availabilities === 0 ? (
        <Remove location={location} />
      ) : null}
    </>
  );
  return (
    <SidePanel title={location?.name ?? texts.add} onClose={panel.close} foot={foot}>
      <ActionForm id="location" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <TextInput
              label={texts.name}
              description={texts.name_help}
              data-autofocus
              {...form.getInputProps('name')}
            />
            <BilingualField
              label={texts.shown_as}
              errors={{ of: form.errors, path: 'title' }}
              {...form.getInputProps('title')}
            />
            <Group wrap="nowrap" align="start">
              <TextInput label={texts.street} flex={1} {...form.getInputProps('street')} />
              <TextInput label={texts.number} w={90} {...form.getInputProps('number')} />
            </Group>
            <Group wrap="nowrap" align="start">
              <TextInput label={texts.postcode} w={120} {...form.getInputProps('postcode')} />
              <TextInput label={texts.city} flex={1} {...form.getInputProps('city')} />
            </Group>
            <Checkbox
              label={texts.active}
              description={texts.active_help}
              {...form.getInputProps('active', { type: 'checkbox' })}
            />
            {location === null ? null : (
              <Text c="dimmed">{texts.dates_here(location.availabilities)}</Text>
            )}
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}

function Remove({ location }: { location: Location }) {
  const office = useTexts('office');
  const texts = useTexts('office-locations');
  const panel = usePanel('/locations');
  const remove = useAction('deleteLocation', {
    refreshes: ['listOfficeLocations'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate({ location: location.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}

function valuesOf({ name, title, street, number, postcode, city, active }: Location): typeof NEW {
  return { name, title, street, number, postcode, city, active };
}
