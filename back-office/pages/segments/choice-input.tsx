import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { SegmentField } from '@ribambelle/domain/segments/segment.ts';
import { type ReactNode, useState } from 'react';
import { MultiSelect, TagsInput } from '../../fields/choices.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { useFormats } from '../../formats/formats.ts';

/** A record by its cuid, with its name. */
export interface Named {
  readonly cuid: string;
  readonly name: string;
}

interface Props {
  readonly field: SegmentField;
  readonly value: readonly string[];
  readonly names: readonly Named[];
  readonly disabled: boolean;
  readonly error: ReactNode;
  readonly onChange: (values: string[]) => void;
}

const WAIT_MILLIS = 250;

/** A field for any number of records, weekdays, postcodes or tags. */
export function ChoiceInput(props: Props) {
  const { field } = props;
  if (field === 'postcode' || field === 'tag') return <TypedInput {...props} />;
  return field === 'weekday' ? <WeekdayInput {...props} /> : <RecordInput {...props} />;
}

function TypedInput({ value, onChange, disabled, error }: Props) {
  const texts = useTexts('office-segments');
  return (
    <TagsInput
      aria-label={texts.value}
      placeholder={value.length === 0 ? texts.type_some : ''}
      value={[...value]}
      splitChars={[',', ';']}
      acceptValueOnBlur
      onChange={onChange}
      disabled={disabled}
      error={error}
    />
  );
}

function WeekdayInput({ value, onChange, disabled, error }: Props) {
  const texts = useTexts('office-segments');
  // 1 January 2024 was a Monday
  const { weekday } = useFormats();
  return (
    <MultiSelect
      aria-label={texts.value}
      placeholder={value.length === 0 ? texts.choose : ''}
      data={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
        value: String(day),
        label: weekday(`2024-01-0${day}`),
      }))}
      value={[...value]}
      onChange={onChange}
      disabled={disabled}
      error={error}
    />
  );
}

/**
 * A field for records that the server finds by the typed words; earlier choices keep their names.
 */
function RecordInput({ field, value, names, onChange, disabled, error }: Props) {
  const texts = useTexts('office-segments');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, WAIT_MILLIS);
  const choices_found = useFound(field, search);
  const [seen_choices, setSeenChoices] = useState<readonly Named[]>(names);
  const choices_known = [
    ...new Map([...seen_choices, ...choices_found].map((one) => [one.cuid, one])).values(),
  ];
  return (
    <MultiSelect
      searchable
      aria-label={texts.value}
      placeholder={value.length === 0 ? texts.choose : ''}
      data={choices_known.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      nothingFoundMessage={texts.nothing}
      value={[...value]}
      onSearchChange={setText}
      onChange={(values) => {
        setSeenChoices(choices_known.filter(({ cuid }) => values.includes(cuid)));
        onChange(values);
      }}
      disabled={disabled}
      error={error}
    />
  );
}

function useFound(field: SegmentField, search: string): readonly Named[] {
  const pick = usePickText();
  const optionsFor = (one: SegmentField) => ({ enabled: field === one, keep_previous: true });
  const paging = { search, page_size: 50 };
  const activities =
    useCall('listOfficeActivities', paging, optionsFor('activity')).data?.data ?? [];
  const locations = useCall('listOfficeLocations', paging, optionsFor('location')).data?.data ?? [];
  const memberships =
    useCall('listOfficeMemberships', paging, optionsFor('membership')).data?.data ?? [];
  const groups = useCall('listOfficeCategories', {}, optionsFor('category')).data?.data ?? [];
  switch (field) {
    case 'activity':
      return activities.map(({ cuid, title }) => ({ cuid, name: title }));
    case 'location':
      return locations.map(({ cuid, name }) => ({ cuid, name }));
    case 'membership':
      return memberships.map(({ cuid, title }) => ({ cuid, name: title }));
    case 'category':
      return groups.flatMap(({ categories }) =>
        categories.map(({ cuid, title }) => ({ cuid, name: pick(title) })),
      );
    default:
      return [];
  }
}
