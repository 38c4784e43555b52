import { Link, type LinkProps } from 'react-router';
import { useWayBack } from './way-back.ts';

/** A link to something that opens beside another list: when it is closed, one is here again. */
export function LinkAndBack(props: Omit<LinkProps, 'state'>) {
  return <Link {...props} state={useWayBack()} />;
}
