import { useLocation, useNavigate } from 'react-router';
import { addressBefore } from './way-back.ts';

/** What a form or a panel starts from and its list does not know: it leaves the address with the panel. */
export const STARTS: readonly string[] = ['family', 'communication', 'on', 'start'];
const FORMS = ['new', 'series'];

/** Opens and closes the panels of a list by address (`/activities/<cuid>`), keeping the list's search and filters. */
export function usePanel(list: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const inside = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : '';
  const current = inside === '' ? undefined : inside.split('/')[0];
  const query = new URLSearchParams(search);
  for (const name of STARTS) query.delete(name);
  return {
    /** The cuid (or `new`) whose panel is open. */
    current,
    /** The same where a panel stands deeper in the address: the last of it. */
    innermost: inside === '' ? undefined : inside.split('/').at(-1),
    /**
     * `also` adds values to the address, for a form that starts from them. What a form made stands in the history instead of it:
     * going back does not show the form again, and closing leads where the form was opened.
     */
    open: (cuid: string, also: Readonly<Record<string, string>> = {}) => {
      for (const [name, value] of Object.entries(also)) query.set(name, value);
      const replace = current !== undefined && FORMS.includes(current);
      void navigate(
        { pathname: `${list}/${cuid}`, search: query.toString() },
        replace ? { replace, state } : {},
      );
    },
    /** Where the panel of one stands. */
    addressOf: (cuid: string) => {
      const text = query.toString();
      return `${list}/${cuid}${text === '' ? '' : `?${text}`}`;
    },
    /** Shows the list alone, or what one came from. */
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
