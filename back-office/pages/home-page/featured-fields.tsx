import { SegmentedControl, Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { MultiSelect } from '../../fields/choices.tsx';
import { useCategoryOptions } from '../activities/use-category-options.ts';
import type { HomeValues } from './home-values.ts';

type Featured = HomeValues['featured'];

const KINDS = ['SOON', 'CATEGORIES', 'ACTIVITIES'] as const;

/**
 * The choice of the activities on the page: those that start soon, those of some categories, or
 * chosen ones.
 */
export function FeaturedFields(props: {
  featured: Featured;
  onChange: (featured: Featured) => void;
}) {
  const texts = useTexts('office-site');
  const categories = useCategoryOptions();
  const { featured, onChange } = props;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={texts.featured}
        data={KINDS.map((value) => ({ value, label: texts.featured_of[value] }))}
        value={featured.of}
        onChange={(value) => {
          const of = KINDS.find((kind) => kind === value) ?? 'SOON';
          onChange({ ...featured, of });
        }}
        style={{ alignSelf: 'start' }}
      />
      {featured.of === 'CATEGORIES' ? (
        <MultiSelect
          label={texts.categories}
          description={texts.categories_help}
          data={categories}
          value={featured.categories}
          maxValues={20}
          searchable
          onChange={(new_categories) => onChange({ ...featured, categories: new_categories })}
        />
      ) : null}
      {featured.of === 'ACTIVITIES' ? (
        <ActivitiesField
          chosen={featured.activities}
          onChange={(activities) => onChange({ ...featured, activities })}
        />
      ) : null}
    </Stack>
  );
}

/**
 * A field for several activities, found by typing; chosen ones keep their names during another
 * search.
 */
function ActivitiesField(props: {
  chosen: readonly number[];
  onChange: (activities: number[]) => void;
}) {
  const texts = useTexts('office-site');
  const [search, setSearch] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const answer = useCall(
    'listOfficeActivities',
    { search, page_size: 50 },
    { keep_previous: true },
  );
  const options = (answer.data?.data ?? []).map(({ id, title }) => ({
    value: String(id),
    label: title,
  }));
  const known_names = new Map([
    ...names,
    ...options.map(({ value, label }) => [value, label] as const),
  ]);
  const chosen_ids = props.chosen.map(String);
  const missing_options = chosen_ids
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: known_names.get(value) ?? value }));
  return (
    <MultiSelect
      label={texts.activities}
      description={texts.activities_help}
      data={[...missing_options, ...options]}
      value={chosen_ids}
      maxValues={12}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options: all }) => all}
      onChange={(values) => {
        setNames(known_names);
        props.onChange(values.map(Number));
      }}
    />
  );
}
