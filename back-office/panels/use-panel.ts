import { useLocation, useNavigate } from 'react-router';

/** What a form starts from and its list does not know: it leaves the address with the form. */
export const STARTS: readonly string[] = ['customer', 'communication', 'on', 'at'];
const FORMS = ['new', 'series'];

/** Opens and closes the panels of a list by address (`/activities/<cuid>`), keeping the list's search and filters. */
export function usePanel(list: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inside = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : '';
  const current = inside === '' ? undefined : inside.split('/')[0];
  const query = new URLSearchParams(search);
  for (const name of STARTS) query.delete(name);
  return {
    /** The cuid (or `new`) whose panel is open. */
    current,
    /**
     * `also` adds values to the address, for a form that starts from them. What a form made takes its place in the history:
     * going back does not show the form again.
     */
    open: (cuid: string, also: Readonly<Record<string, string>> = {}) => {
      for (const [name, value] of Object.entries(also)) query.set(name, value);
      const replace = current !== undefined && FORMS.includes(current);
      void navigate({ pathname: `${list}/${cuid}`, search: query.toString() }, { replace });
    },
    close: () => void navigate({ pathname: list, search: query.toString() }),
  };
}
