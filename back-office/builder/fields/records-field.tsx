import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { walkTree } from '@ribambelle/domain/website/page-tree.ts';
import type { FieldRecords } from '@ribambelle/elements/form.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { MultiSelect } from '../../fields/choices.tsx';
import { FoundMultiSelect } from '../../fields/found-multi-select.tsx';
import { useTyped } from '../../fields/found-select.tsx';
import { useCategoryOptions } from '../../pages/activities/use-category-options.ts';
import { usePickText } from '../../texts/use-pick-text.ts';
import { isRecord } from '../edits.ts';
import { formOf } from '../known-elements.ts';
import { useElementName } from '../use-element-name.ts';
import type { FieldProps } from './field-props.ts';

/** The list of each kind of record that the server searches, and the right to read it. */
const LISTS = {
  activities: { call: 'listOfficeActivities', permission: 'activities.read' },
  'booking-configurations': {
    call: 'listBookingConfigurations',
    permission: 'booking-configurations.read',
  },
  bundles: { call: 'listOfficeBundles', permission: 'bundles.read' },
  memberships: { call: 'listOfficeMemberships', permission: 'memberships.read' },
  resources: { call: 'listOfficeResources', permission: 'resources.read' },
  segments: { call: 'listSegments', permission: 'segments.read' },
  vouchers: { call: 'listOfficeVouchers', permission: 'vouchers.read' },
} as const satisfies Partial<
  Record<FieldRecords, { readonly call: string; readonly permission: Permission }>
>;

type Searched = keyof typeof LISTS;

/** The records to which an element is narrowed down; without any it shows all. */
export function RecordsField(props: FieldProps<'records'>) {
  const { of } = props.field;
  if (of === 'categories') return <CategoriesField {...props} />;
  if (of === 'catalogs') return <CatalogsField {...props} />;
  return <SearchedField {...props} of={of} />;
}

function CategoriesField({ label, path, value, onChange, place }: FieldProps<'records'>) {
  const { all_records } = useTexts('office-builder');
  const categories = useCategoryOptions();
  return (
    <MultiSelect
      label={label}
      placeholder={all_records}
      data-setting={path}
      data={categories}
      value={[...chosenOf(value)]}
      searchable
      disabled={place.disabled}
      onChange={(chosen) => onChange(path, chosen)}
    />
  );
}

/** The lists of this page that another element shows or filters. */
function CatalogsField({ label, path, value, onChange, place }: FieldProps<'records'>) {
  const { all_records } = useTexts('office-builder');
  const nameOf = useElementName();
  const chosen = chosenOf(value);
  const lists = walkTree(place.content).filter(
    ({ element }) => formOf(element)?.family === 'lists',
  );
  const known = lists.map((list) => ({ value: list.id, label: nameOf(list) }));
  const missing = chosen
    .filter((id) => !lists.some((list) => list.id === id))
    .map((id) => ({ value: id, label: id }));
  return (
    <MultiSelect
      label={label}
      placeholder={all_records}
      data-setting={path}
      data={[...known, ...missing]}
      value={[...chosen]}
      disabled={place.disabled}
      onChange={(ids) => onChange(path, ids)}
    />
  );
}

function SearchedField(props: FieldProps<'records'> & { readonly of: Searched }) {
  const { label, path, value, onChange, place, of } = props;
  const may = useMay();
  const pick = usePickText();
  const { all_records } = useTexts('office-builder');
  const list = LISTS[of];
  const { search, near, typing } = useTyped(undefined);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const isNumber = props.shape.items?.type === 'integer';
  const chosen = chosenOf(value);
  const answer = useCall(
    list.call,
    { search, page_size: 50 },
    { keep_previous: true, enabled: may(list.permission) && (near || chosen.length > 0) },
  );
  const rows: readonly unknown[] = answer.data?.data ?? [];
  const found = rows.flatMap((row) => choiceIn(row, { isNumber, pick }));
  const labels = new Map([...names, ...found.map((one) => [one.value, one.label] as const)]);
  return (
    <div data-setting={path}>
      <FoundMultiSelect
        label={label}
        placeholder={all_records}
        found={found}
        reading={answer.isFetching}
        search={search}
        typing={typing}
        known={chosen.map((one) => ({ value: one, label: labels.get(one) ?? one }))}
        value={chosen}
        disabled={place.disabled || !may(list.permission)}
        onChange={(values, called) => {
          setNames(new Map([...labels, ...called]));
          onChange(path, isNumber ? values.map(Number) : values);
        }}
      />
    </div>
  );
}

/** Returns the chosen records as texts, as choices have them. */
const chosenOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Returns a row of a list as a choice; none when it has neither the id nor a name. */
function choiceIn(
  row: unknown,
  { isNumber, pick }: { readonly isNumber: boolean; readonly pick: ReturnType<typeof usePickText> },
) {
  if (!isRecord(row)) return [];
  const id = isNumber ? row['id'] : row['cuid'];
  const name = row['title'] ?? row['name'];
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  const label = typeof name === 'string' ? name : isRecord(name) ? pick(wordsOf(name)) : '';
  return [{ value: String(id), label: label === '' ? String(id) : label }];
}

const wordsOf = (name: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(name).flatMap(([language, text]) =>
      typeof text === 'string' ? [[language, text]] : [],
    ),
  );
