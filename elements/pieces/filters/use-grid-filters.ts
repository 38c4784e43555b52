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
import { isSameStep, type Step, stepOf } from './steps.ts';
import { delayOf, type FilterPart } from './submit-delay.ts';

type Changes = Partial<Omit<GridQuery, 'page_number'>>;

export interface GridFilters {
  /** The filters in the address: the cards follow them. */
  readonly query: GridQuery;
  /** The filters in the fields, a moment ahead of the address. */
  readonly draft: GridQuery;
  /** The form of the fields: choices made in it before the code of the page arrived are kept. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (changes: Changes, part: FilterPart) => void;
  /** The address without any filter. */
  readonly clear_href: string;
  /** The address with these changes, at its first page. */
  readonly hrefWith: (changes: Changes) => string;
  /** Sends pending changes, when the form is sent or the drawer closed. */
  readonly submit: () => void;
  readonly hrefOf: (page_number: number) => string;
}

/**
 * Keeps filters in the address, so that a choice can be shared; changes go there after a short
 * wait, and going back undoes them one by one (docs/decisions/0120-filters-and-the-way-back.md).
 * `id` is that of the element.
 */
export function useGridFilters(id: string): GridFilters {
  const { pageUrl, navigate } = useRouter();
  const present = new URLSearchParams(pageUrl.search);
  const query = readGridQuery(present);
  const [waiting_query, setWaitingQuery] = useState<GridQuery | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last_step = useRef<Step | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // text typed while an earlier choice loads stays in the fields; going back discards it
  const last_search = useRef(pageUrl.search);
  useEffect(() => {
    if (last_search.current !== pageUrl.search && last_step.current?.search !== pageUrl.search)
      stop();
    last_search.current = pageUrl.search;
    if (timer.current === undefined) setWaitingQuery(null);
  }, [pageUrl.search]);
  useEffect(() => stop, []);
  const draft = waiting_query ?? query;
  const hrefTo = (next: GridQuery) =>
    `${pageUrl.path}${gridHref(next, present)}`.replace(/\?$/, '');
  const go = (next: GridQuery) => {
    stop();
    const href = hrefTo(next);
    if (href === `${pageUrl.path}${pageUrl.search}`) return setWaitingQuery(null);
    const step = stepOf({ from: query, to: next, search: href.slice(pageUrl.path.length) });
    const replace = isSameStep(last_step.current, { at: pageUrl.search, next: step });
    last_step.current = step;
    navigate(href, { replace });
  };
  const change: GridFilters['change'] = (changes, from) => {
    const next = changeFilter(draft, changes);
    setWaitingQuery(next);
    stop();
    timer.current = setTimeout(() => go(next), delayOf(from, window.innerWidth));
  };
  const form = useRef<HTMLFormElement>(null);
  const is_taken = useRef(false);
  // the next render would reset the fields to the address
  useLayoutEffect(() => {
    if (is_taken.current) return;
    is_taken.current = true;
    const chosen_query = form.current === null ? null : chosenBefore(form.current, query);
    if (chosen_query !== null) change(chosen_query, 'search');
  });
  return {
    query,
    draft,
    form,
    change,
    clear_href: hrefTo(NOTHING_CHOSEN),
    hrefWith: (changes) => hrefTo(changeFilter(query, changes)),
    submit: () => go(draft),
    hrefOf: (page_number) => `${hrefTo({ ...query, page_number })}#${id}`,
  };
}
