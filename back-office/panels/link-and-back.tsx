import { Link, type LinkProps } from 'react-router';
import { useWayBack } from './way-back.ts';

/** A link to a panel beside another list; closing the panel leads back here. */
export function LinkAndBack(props: Omit<LinkProps, 'state'>) {
  return <Link {...props} state={useWayBack()} />;
}
