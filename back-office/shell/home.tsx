import { Navigate } from 'react-router';
import { useSession } from '../data/session.tsx';
import { menuFor } from '../menu.ts';
import { NotPermitted } from './messages.tsx';

/** Leads to the first page for which the collaborator has permission. */
export function Home() {
  const { permissions } = useSession().collaborator;
  const [first] = menuFor(permissions).flatMap(({ entries }) => entries);
  return first === undefined ? <NotPermitted /> : <Navigate to={first.path} replace />;
}
