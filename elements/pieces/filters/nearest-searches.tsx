import type { Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { SearchPart } from '@ribambelle/domain/activities/typed-search.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { countText } from '../cards-grid/count-text.ts';
import styles from './filters.module.css';
import type { GridFilters } from './use-grid-filters.ts';

/** The largest number of parts of a search that are left out in turn. */
const MOST = 6;

/** The call that counts the results of a searched list: activities, or their dates. */
type Counted = 'listActivities' | 'listAvailabilities';

/** The call for a searched list. */
export type SearchedList = readonly [Counted, Ask<Counted>, ...unknown[]];

interface NearestSearchesProps {
  readonly filters: GridFilters;
  readonly parts: readonly SearchPart[];
  readonly searched: SearchedList;
  readonly texts: Pick<Texts['catalogue'], 'many_results' | 'none_title' | 'remove' | 'results'>;
}

/**
 * When a search of several parts finds nothing: links to the results without one of them, which
 * also show which word fails.
 */
export const NearestSearches = (props: NearestSearchesProps): ReactElement | null => {
  const { filters, parts, searched, texts } = props;
  const all = useCall(...counting(searched, filters.query.search), {
    enabled: parts.length > 1,
  });
  if (all.data?.count !== 0 || parts.length < 2) return null;
  return (
    <ul className={styles.chips} aria-label={texts.none_title}>
      {parts.slice(0, MOST).map((part) => (
        <Nearest key={part.without} {...props} part={part} />
      ))}
    </ul>
  );
};

const Nearest = ({
  filters,
  searched,
  part: { typed, without },
  texts,
}: NearestSearchesProps & { readonly part: SearchPart }): ReactElement | null => {
  const { data } = useCall(...counting(searched, without));
  if (data === undefined || data.count === 0) return null;
  return (
    <li>
      <Link className={styles.chip} href={filters.hrefWith({ search: without })}>
        {texts.remove(typed)} ({countText(data, texts)})
      </Link>
    </li>
  );
};

/** Returns the same call with another search, for the number only. */
const counting = (
  [name, request]: SearchedList,
  search: string,
): readonly [Counted, Ask<Counted>] => [name, { ...request, search, page_number: 1, page_size: 1 }];
