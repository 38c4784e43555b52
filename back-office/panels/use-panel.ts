import { useLocation, useNavigate } from 'react-router';
import { addressBefore } from './way-back.ts';

/**
 * The names in an address with which a form or a panel starts and that its list does not know; they
 * leave the address with the panel.
 */
export const STARTS: readonly string[] = ['family', 'communication', 'on', 'start'];
const FORMS = ['new', 'series'];

/**
 * Returns the open panel of a list and the ways to open and close panels by address
 * (`/activities/<cuid>`), keeping the list's search and filters.
 */
export function usePanel(list: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const inside = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : '';
  const current = inside === '' ? undefined : inside.split('/')[0];
  const query = new URLSearchParams(search);
  for (const name of STARTS) query.delete(name);
  return {
    /** The cuid (or `new`) of the open panel. */
    current,
    /** The last part of the address, for a panel deeper in it. */
    innermost: inside === '' ? undefined : inside.split('/').at(-1),
    /**
     * Opens a panel; `also` adds values to the address, for a form that starts from them. A record
     * that a form made replaces the form in the history: going back does not show the form again,
     * and closing leads to the place where the form was opened.
     */
    open: (cuid: string, also: Readonly<Record<string, string>> = {}) => {
      for (const [name, value] of Object.entries(also)) query.set(name, value);
      const replace = current !== undefined && FORMS.includes(current);
      void navigate(
        { pathname: `${list}/${cuid}`, search: query.toString() },
        replace ? { replace, state } : {},
      );
    },
    /** Returns the address of a panel. */
    addressOf: (cuid: string) => {
      const text = query.toString();
      return `${list}/${cuid}${text === '' ? '' : `?${text}`}`;
    },
    /** Shows the list alone, or the place that the user came from. */
    close: () => {
      const before = addressBefore(state);
      if (before === null) void navigate({ pathname: list, search: query.toString() });
      else
        void navigate(
          { pathname: before.pathname, search: before.search },
          { state: before.state },
        );
    },
  };
}
