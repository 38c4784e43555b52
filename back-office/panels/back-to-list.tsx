import { Link, useLocation } from 'react-router';
import { Icon } from '../shell/icons.tsx';
import { listBefore } from './way-back.ts';

/**
 * The link from the page of a record back to its list, with the search, the filters and the page
 * that the user came from.
 */
export function BackToList({ path, name }: { path: string; name: string }) {
  const { state } = useLocation();
  const before = listBefore(state, path);
  const to = before === null ? path : { pathname: before.pathname, search: before.search };
  return (
    <Link className="office-back" to={to} state={before?.state ?? null}>
      <Icon name="left" size={15} />
      {name}
    </Link>
  );
}
