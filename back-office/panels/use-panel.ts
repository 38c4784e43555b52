import { useLocation, useNavigate } from 'react-router';

/** Opens and closes the panels of a list by address (`/activities/<cuid>`), keeping the list's search and filters. */
export function usePanel(list: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inside = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : '';
  return {
    /** The cuid (or `new`) whose panel is open. */
    current: inside === '' ? undefined : inside.split('/')[0],
    open: (cuid: string) => void navigate({ pathname: `${list}/${cuid}`, search }),
    close: () => void navigate({ pathname: list, search }),
  };
}
