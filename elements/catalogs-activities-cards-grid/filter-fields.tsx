import type { Answer } from '@ribambelle/api/client.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import type { ReactElement } from 'react';
import { FilterChoices } from './filter-choices.tsx';
import styles from './filters.module.css';
import type { FilterPlace } from './submit-delay.ts';
import type { GridFilters } from './use-grid-filters.ts';

type FilterId = 'search' | 'location' | 'category' | 'age';

export interface FilterFieldsProps {
  readonly filters: GridFilters;
  readonly shown: readonly FilterId[];
  readonly place: FilterPlace;
  readonly groups: Answer<'listCategoryGroups'>['data'];
  readonly locations: Answer<'listLocations'>['data'];
  readonly texts: Texts['catalogue'];
}

/** Above so many, boxes become a list to add from (2 §9). */
const MOST_CATEGORIES = 300;
const MOST_LOCATIONS = 5;

/** Categories, places and age; the names of the fields are those of the address, so that the form also works by itself. */
export const FilterFields = (props: FilterFieldsProps): ReactElement => (
  <div className={styles.fields}>
    {props.shown.map((id) => (
      <FilterField key={id} id={id} {...props} />
    ))}
  </div>
);

const FilterField = ({
  id,
  filters,
  place,
  groups,
  locations,
  texts,
}: FilterFieldsProps & { readonly id: FilterId }): ReactElement | null => {
  const { draft, change } = filters;
  if (id === 'search') return null;
  if (id === 'age') {
    return (
      <div className={styles.age}>
        <TextInput
          label={texts.age}
          name="age"
          type="number"
          inputMode="numeric"
          min={0}
          max={120}
          value={draft.age ?? ''}
          onChange={(event) => change({ age: ageOf(event.currentTarget.value) }, place)}
        />
      </div>
    );
  }
  if (id === 'location') {
    return (
      <FilterChoices
        title={texts.location}
        name="location"
        choices={locations.map(({ cuid, title }) => ({ cuid, title }))}
        chosen={draft.locations}
        onChange={(chosen) => change({ locations: chosen }, place)}
        most={MOST_LOCATIONS}
        add_text={texts.choose_location}
        texts={texts}
        open
      />
    );
  }
  return (
    <>
      {groups
        .filter(({ categories }) => categories.length > 0)
        .map((group, index) => (
          <FilterChoices
            key={group.cuid}
            title={group.title}
            name={`category-${group.cuid}`}
            choices={group.categories}
            chosen={draft.categories[group.cuid] ?? []}
            onChange={(chosen) => change({ categories: { ...draft.categories, [group.cuid]: chosen } }, place)}
            most={MOST_CATEGORIES}
            add_text={texts.choose_category}
            texts={texts}
            open={index < 2}
          />
        ))}
    </>
  );
};

function ageOf(text: string): number | null {
  const age = Number(text);
  return text !== '' && Number.isInteger(age) && age >= 0 && age <= 120 ? age : null;
}
