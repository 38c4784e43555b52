import type { Answer } from '@ribambelle/api/client.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { dayAsChoice } from './calendar-words.ts';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import styles from './filters.module.css';
import type { FilterPart } from './submit-delay.ts';
import type { GridFilters } from './use-grid-filters.ts';

/** The filters of a list of activities or of dates (2 §2). */
export type FilterId =
  | 'search'
  | 'location'
  | 'category'
  | 'period'
  | 'weekday'
  | 'date'
  | 'date-calendar'
  | 'age';

export interface FilterFieldsProps {
  readonly filters: GridFilters;
  readonly shown: readonly FilterId[];
  readonly groups: Answer<'listCategoryGroups'>['data'];
  readonly locations: Answer<'listLocations'>['data'];
  readonly periods: Answer<'listActivityPeriods'>['data'];
  /** The content of `date-calendar`, passed in because few pages need the code of a calendar. */
  readonly calendar?: ReactNode;
  /**
   * The component for a choice of any number, and the part that sets its delay; by default boxes in
   * the page.
   */
  readonly chosen_in?: {
    readonly Choices: ComponentType<FilterChoicesProps>;
    readonly part: FilterPart;
  };
  readonly texts: Texts['catalogue'];
}

/** The largest numbers of choices for boxes; above them, a list to add from (2 §9). */
const MOST = { category: 300, location: 5, period: 4, weekday: 7 };

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];

/**
 * Categories, locations, months, days and age; the names of the fields are those of the address, so
 * that the form works without a script too.
 */
export const FilterFields = (props: FilterFieldsProps): ReactElement => (
  <div className={styles.fields}>
    {props.shown.map((id) => (
      <FilterField key={id} id={id} {...props} />
    ))}
  </div>
);

const FilterField = (props: FilterFieldsProps & { readonly id: FilterId }): ReactElement | null => {
  const { id, filters, groups, locations, texts } = props;
  const { draft, change } = filters;
  if (id === 'search') return null;
  if (id === 'date-calendar') return <>{props.calendar}</>;
  if (id === 'age' || id === 'date') {
    const change_to = {
      age: (text: string) => ({ age: ageOf(text) }),
      date: (text: string) => ({ date: text || null }),
    }[id];
    const kind =
      id === 'date'
        ? { type: 'date' }
        : { type: 'number', inputMode: 'numeric' as const, min: 0, max: 120 };
    return (
      <TextInput
        label={texts[id]}
        name={id}
        {...kind}
        value={draft[id] ?? ''}
        onChange={(event) => change(change_to(event.currentTarget.value), 'fields')}
      />
    );
  }
  const field = { ...props, most: MOST[id] };
  if (id === 'period' || id === 'weekday') return <CalendarField {...field} id={id} />;
  if (id === 'location') {
    return (
      <ChosenField
        {...field}
        title={texts.location}
        name={id}
        choices={locations}
        add_text={texts.choose_location}
        open
      />
    );
  }
  return (
    <>
      {groups
        .filter(({ categories }) => categories.length > 0)
        .map((group, index) => (
          <ChosenField
            key={group.cuid}
            {...field}
            title={group.title}
            name={`category-${group.cuid}`}
            choices={group.categories}
            add_text={texts.choose_category}
            open={index < 2}
          />
        ))}
    </>
  );
};

type ChosenFieldProps = FilterFieldsProps & Omit<FilterChoicesProps, 'chosen' | 'onChange'>;

/** A choice of any number of values of one name of the address. */
const ChosenField = ({
  filters: { draft, change },
  chosen_in = { Choices: FilterChoices, part: 'fields' },
  ...props
}: ChosenFieldProps): ReactElement => (
  <chosen_in.Choices
    {...props}
    chosen={draft.chosen[props.name] ?? []}
    onChange={(new_values) =>
      change({ chosen: { ...draft.chosen, [props.name]: new_values } }, chosen_in.part)
    }
  />
);

/**
 * Months in which something starts, or weekdays. Past ones that the address names stay, so that
 * they can be removed.
 */
const CalendarField = ({
  id,
  ...props
}: FilterFieldsProps & {
  readonly id: 'period' | 'weekday';
  readonly most: number;
}): ReactElement => {
  const language = useLanguage();
  const { texts, periods, filters } = props;
  const chosen_values = filters.draft.chosen[id] ?? [];
  const values =
    id === 'weekday'
      ? WEEKDAYS
      : [...new Set([...chosen_values, ...periods.map(({ period }) => period)])].toSorted();
  const choices = values.map((value) => ({
    cuid: value,
    // 1 January 2024 was a Monday
    title:
      id === 'weekday'
        ? dayAsChoice(`2024-01-0${value}`, { language, as: id })
        : dayAsChoice(value, { language, as: 'month' }),
  }));
  return (
    <ChosenField
      {...props}
      title={texts[id]}
      name={id}
      choices={choices}
      add_text={texts.choose_period}
      open={id === 'period'}
    />
  );
};

function ageOf(text: string): number | null {
  const age = Number(text);
  return text !== '' && Number.isInteger(age) && age >= 0 && age <= 120 ? age : null;
}
