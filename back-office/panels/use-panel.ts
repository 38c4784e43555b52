import { useLocation, useNavigate } from 'react-router';

/** Opens and closes the panels of a list by address (`/activities/<cuid>`), keeping the list's search and filters. */
export function usePanel(list: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inside = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : '';
  return {
    /** The cuid (or `new`) whose panel is open. */
    current: inside === '' ? undefined : inside.split('/')[0],
    /** `also` adds values to the address, for a form that starts from them. */
    open: (cuid: string, also: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(also)) query.set(name, value);
      void navigate({ pathname: `${list}/${cuid}`, search: query.toString() });
    },
    close: () => void navigate({ pathname: list, search }),
  };
}
