import type { Answer } from '@ribambelle/api/client.ts';
import { useCode } from '@ribambelle/client/data/use-code.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { readSearch, type TypedFilter } from '@ribambelle/domain/activities/typed-search.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { dayAsChoice } from './calendar-words.ts';
import type { FilterId } from './filter-fields.tsx';
import styles from './filters.module.css';
import type { SearchedList } from './nearest-searches.tsx';
import type { GridFilters } from './use-grid-filters.ts';

interface TypedFiltersProps {
  readonly filters: GridFilters;
  /** The filters on offer; without a search filter nothing is shown. */
  readonly shown: readonly FilterId[];
  /** The locations, to recognise among the words; none when locations cannot be chosen. */
  readonly locations: Answer<'listLocations'>['data'];
  readonly answer: { readonly answered: SearchedList };
  readonly texts: Texts['catalogue'];
}

const loadNearestSearches = async () => (await import('./nearest-searches.tsx')).NearestSearches;

/**
 * The days, the age and the locations that the search contains, each with a link that removes it
 * (2 §2); and alternatives when the search finds nothing.
 */
export const TypedFilters = ({
  filters,
  shown,
  locations,
  answer: { answered: searched },
  texts,
}: TypedFiltersProps): ReactElement | null => {
  const language = useLanguage();
  const places = locations.flatMap(({ title, city }) => [city, title]);
  const { filters: typed_filters, parts } = readSearch(filters.query.search, places);
  const NearestSearches = useCode(parts.length > 1, loadNearestSearches);
  if (!shown.includes('search')) return null;
  return (
    <>
      {typed_filters.length > 0 && (
        <ul className={styles.chips} aria-label={texts.filters}>
          {typed_filters.map((filter) => {
            const label = labelOf(filter, { language, texts });
            return (
              <li key={label}>
                <Link
                  className={styles.chip}
                  href={filters.hrefWith({ search: filter.without })}
                  aria-label={texts.remove(label)}
                >
                  {label}
                  <Icon name="close" size={14} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {NearestSearches && (
        <NearestSearches filters={filters} parts={parts} searched={searched} texts={texts} />
      )}
    </>
  );
};

function labelOf(
  filter: TypedFilter,
  { language, texts }: { language: Language; texts: TypedFiltersProps['texts'] },
): string {
  if (filter.kind === 'place') return filter.place;
  return filter.kind === 'age'
    ? texts.ages.range(filter.age, filter.age)
    : // 1 January 2024 was a Monday
      dayAsChoice(`2024-01-0${filter.weekday}`, { language, as: 'weekday' });
}
