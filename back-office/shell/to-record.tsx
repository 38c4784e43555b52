import { Navigate, useLocation, useParams } from 'react-router';
import { recordAddress } from '../pages/record-addresses.ts';

/** From the address of a record that has no quick look to the first tab of its page. */
export function ToRecord({ list }: { list: string }) {
  const { state } = useLocation();
  const [cuid = ''] = Object.values(useParams());
  return <Navigate to={recordAddress(list, cuid)} state={state} replace />;
}
