import { Stack } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MultiSelect } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { ChosenPills } from '../../fields/chosen-pills.tsx';
import { FoundMany } from '../../fields/found-many.tsx';
import { FoundMultiSelect } from '../../fields/found-multi-select.tsx';
import { useTyped } from '../../fields/found-select.tsx';
import { useFormats } from '../../formats/formats.ts';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { type Availability, needOf, type Shared, type Synchronised } from './exclusion-changes.ts';

/** The most days that are offered one by one. */
const MOST_DAYS = 10;

type Exclusions = Answer<'getAvailabilityExclusions'>;
type NamedResource = Pick<Exclusions['resources'][number], 'cuid' | 'name'>;

interface Props {
  readonly availability: Availability;
  /** The resources that it needs now. */
  readonly needed: Exclusions['resources'];
  readonly editable: boolean;
  readonly value: Shared;
  readonly onChange: (value: Shared) => void;
}

/**
 * The resources that an availability needs, its collaborators who cannot be elsewhere, and the
 * availabilities that are the same hour sold in another way.
 */
export function SharedFields({ availability, needed, editable, value, onChange }: Props) {
  return (
    <Stack gap="sm">
      <Needs
        availability={availability}
        needed={needed}
        editable={editable}
        value={value.needs}
        onChange={(needs) => onChange({ ...value, needs })}
      />
      <Occupied
        availability={availability}
        editable={editable}
        value={value.occupied}
        onChange={(occupied) => onChange({ ...value, occupied })}
      />
      <SameHour
        availability={availability}
        editable={editable}
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

/** The needed resources, on all dates or on one. */
function Needs(props: FieldProps<string> & { readonly needed: Exclusions['resources'] }) {
  const { availability, editable, needed, value, onChange } = props;
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const enabled = useMay()('resources.read');
  const { search, typing } = useTyped(undefined);
  const found = useCall(
    'listOfficeResources',
    { search, page_size: 50 },
    { enabled, keep_previous: true },
  );
  if (!enabled) return null;
  if (found.data === undefined) return <PartWaiting found={found} />;
  const resources = found.data.data;
  if (search === '' && resources.length === 0 && value.length === 0) return null;
  const choiceOf = ({ cuid: resource, name }: NamedResource, date: string | null) => {
    const start_at = availability.dates.find(({ cuid }) => cuid === date)?.start_at;
    const day = start_at === undefined ? undefined : formats.shortDate(start_at);
    return {
      value: needOf({ resource, date }),
      label: day === undefined ? name : texts.needs_on(name, day),
      group: day ?? texts.needs_all,
    };
  };
  const days = availability.dates.length > MOST_DAYS ? [] : availability.dates;
  const date_cuids = [null, ...(days.length < 2 ? [] : days.map(({ cuid }) => cuid))];
  return (
    <FoundMultiSelect
      label={texts.needs}
      found={date_cuids.flatMap((date) => resources.map((resource) => choiceOf(resource, date)))}
      known={needed.map((resource) => choiceOf(resource, resource.date))}
      value={value}
      onChange={onChange}
      disabled={!editable}
      reading={found.isFetching}
      search={search}
      typing={typing}
    />
  );
}

/** The occupied collaborators, among those attached. */
function Occupied({ availability, editable, value, onChange }: FieldProps<string>) {
  const texts = useTexts('office-availabilities');
  const found = useCall('listAvailabilityCollaborators', {
    availability: availability.cuid,
  });
  if (found.data === undefined) return <PartWaiting found={found} />;
  const people = found.data.collaborators;
  if (people.length === 0) return null;
  return (
    <MultiSelect
      label={texts.occupied}
      data={people.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      value={[...value]}
      onChange={onChange}
      disabled={!editable}
    />
  );
}

/** The synchronised availabilities, among those on the same days. */
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
  const choices = (data?.data ?? [])
    .filter(({ cuid }) => cuid !== availability.cuid)
    .map(({ cuid, activity, start_at }) => ({
      cuid,
      title: activity.title,
      start_at,
    }));
  const pills = {
    value,
    onChange,
    nameOf,
    description: texts.synchronised_help,
    disabled: !editable,
  };
  if (!editable) return <ChosenPills {...pills} />;
  return (
    <FoundMany
      label={texts.synchronised}
      found={choices.map((one) => ({ one, label: nameOf(one) }))}
      {...pills}
      reading={reading}
      typing={typing}
    />
  );
}
