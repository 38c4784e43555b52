import { Navigate, useLocation, useParams } from 'react-router';
import { recordAddress } from '../pages/record-addresses.ts';

/** Leads from the address of a record without a quick look to the first tab of its page. */
export function ToRecord({ list }: { list: string }) {
  const { state } = useLocation();
  const [cuid = ''] = Object.values(useParams());
  return <Navigate to={recordAddress(list, cuid)} state={state} replace />;
}
