import { MultiSelect, Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ChosenPills } from '../../fields/chosen-pills.tsx';
import { FoundMany } from '../../fields/found-many.tsx';
import { useTyped } from '../../fields/found-select.tsx';
import { useFormats } from '../../formats/formats.ts';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { type Availability, needOf, type Shared, type Synchronised } from './exclusion-changes.ts';

const MOST_OFFERED = 100;
/** Of more days than this none is offered by itself. */
const MOST_DAYS = 10;

interface Props {
  readonly availability: Availability;
  readonly editable: boolean;
  readonly value: Shared;
  readonly onChange: (value: Shared) => void;
}

/** The resources that an availability needs, who of its people cannot be elsewhere, and what is the same hour sold in another way. */
export function SharedFields({ availability, editable, value, onChange }: Props) {
  return (
    <Stack gap="sm">
      <Needs
        {...{ availability, editable }}
        value={value.needs}
        onChange={(needs) => onChange({ ...value, needs })}
      />
      <Occupied
        {...{ availability, editable }}
        value={value.occupied}
        onChange={(occupied) => onChange({ ...value, occupied })}
      />
      <SameHour
        {...{ availability, editable }}
        value={value.synchronised}
        onChange={(synchronised) => onChange({ ...value, synchronised })}
      />
    </Stack>
  );
}

interface FieldProps<Value> {
  readonly availability: Availability;
  readonly editable: boolean;
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
}

/** On all days, or on one. */
function Needs({ availability, editable, value, onChange }: FieldProps<string>) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const enabled = useMay()('resources.read');
  const found = useCall('listOfficeResources', { page_size: MOST_OFFERED }, { enabled });
  if (!enabled) return null;
  if (found.data === undefined) return <PartWaiting found={found} />;
  const resources = found.data.data;
  if (resources.length === 0) return null;
  const days = availability.dates.length > MOST_DAYS ? [] : availability.dates;
  const groups = [
    {
      group: texts.needs_all,
      items: resources.map(({ cuid, name }) => ({ value: cuid, label: name })),
    },
    ...(days.length < 2 ? [] : days).map(({ cuid: date, start_at }) => ({
      group: formats.shortDate(start_at),
      items: resources.map(({ cuid: resource, name }) => ({
        value: needOf({ resource, date }),
        label: texts.needs_on(name, formats.shortDate(start_at)),
      })),
    })),
  ];
  return (
    <MultiSelect
      label={texts.needs}
      data={groups}
      value={[...value]}
      onChange={onChange}
      disabled={!editable}
      searchable
    />
  );
}

/** Among those who are attached. */
function Occupied({ availability, editable, value, onChange }: FieldProps<string>) {
  const texts = useTexts('office-availabilities');
  const found = useCall('listAvailabilityCollaborators', {
    availability: availability.cuid,
  });
  if (found.data === undefined) return <PartWaiting found={found} />;
  const attached = found.data.collaborators;
  if (attached.length === 0) return null;
  return (
    <MultiSelect
      label={texts.occupied}
      data={attached.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      value={[...value]}
      onChange={onChange}
      disabled={!editable}
    />
  );
}

/** Among what takes place on the same days. */
function SameHour({ availability, editable, value, onChange }: FieldProps<Synchronised>) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { search, near, typing } = useTyped(undefined);
  const day = (instant: string) => instant.slice(0, 10);
  const { data, isFetching: reading } = useCall(
    'listOfficeAvailabilities',
    {
      search,
      from: day(availability.start_at),
      until: day(availability.end_at),
      page_size: 50,
    },
    { keep_previous: true, enabled: editable && near },
  );
  const nameOf = ({ title, start_at }: Synchronised) =>
    texts.synchronised_in(title, formats.moment(start_at));
  const found = (data?.data ?? [])
    .filter(({ cuid }) => cuid !== availability.cuid)
    .map(({ cuid, activity, start_at }) => ({
      cuid,
      title: activity.title,
      start_at,
    }));
  const shown = {
    value,
    onChange,
    nameOf,
    description: texts.synchronised_help,
    disabled: !editable,
  };
  if (!editable) return <ChosenPills {...shown} />;
  return (
    <FoundMany
      label={texts.synchronised}
      found={found.map((one) => ({ one, label: nameOf(one) }))}
      {...{ ...shown, reading, typing }}
    />
  );
}
