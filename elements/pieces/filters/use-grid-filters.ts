import { useRouter } from '@ribambelle/ui/router/router-context.tsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chosenBefore } from './chosen-before.ts';
import {
  changeFilter,
  type GridQuery,
  gridHref,
  NOTHING_CHOSEN,
  readGridQuery,
} from './grid-query.ts';
import { delayOf, type FilterPart } from './submit-delay.ts';

export interface GridFilters {
  /** What the address says: the cards follow it. */
  readonly query: GridQuery;
  /** What the fields show, a moment ahead of the address. */
  readonly draft: GridQuery;
  /** The form of the fields: what was chosen in it before the page's code arrived is taken over. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (changes: Partial<Omit<GridQuery, 'page_number'>>, part: FilterPart) => void;
  /** The address without any filter. */
  readonly clear_href: string;
  /** Sends what is still waiting, when the form is sent or the drawer closed. */
  readonly submit: () => void;
  readonly hrefOf: (page_number: number) => string;
}

/** Filters live in the address, so that a choice can be shared and the way back works; changes go there after a short wait. `id` is the element's. */
export function useGridFilters(id: string): GridFilters {
  const { pageUrl, navigate } = useRouter();
  const present = new URLSearchParams(pageUrl.search);
  const query = readGridQuery(present);
  const [waiting, setWaiting] = useState<GridQuery | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // what is typed while an earlier choice is on its way stays in the fields
  useEffect(() => {
    if (timer.current === undefined) setWaiting(null);
  }, [pageUrl.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const draft = waiting ?? query;
  const go = (next: GridQuery) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const href = `${pageUrl.path}${gridHref(next, present)}`.replace(/\?$/, '');
    if (href === `${pageUrl.path}${pageUrl.search}`) setWaiting(null);
    else navigate(href, { replace: true });
  };
  const change: GridFilters['change'] = (changes, from) => {
    const next = changeFilter(draft, changes);
    setWaiting(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(next), delayOf(from, window.innerWidth));
  };
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef(false);
  // the next drawing would make the fields say what the address says
  useLayoutEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const chosen = form.current === null ? null : chosenBefore(form.current, query);
    if (chosen !== null) change(chosen, 'search');
  });
  return {
    query,
    draft,
    form,
    change,
    clear_href: `${pageUrl.path}${gridHref(NOTHING_CHOSEN, present).replace(/^\?$/, '')}`,
    submit: () => go(draft),
    hrefOf: (page_number) =>
      `${pageUrl.path}${gridHref({ ...query, page_number }, present).replace(/^\?$/, '')}#${id}`,
  };
}
