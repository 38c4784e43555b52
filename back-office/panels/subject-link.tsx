import { Anchor } from '@mantine/core';
import { recordAddress } from '../pages/record-addresses.ts';
import { LinkAndBack } from './link-and-back.tsx';

/** The paths of sold records by kind, so that money links to its subject without knowing it. */
const PATHS: Readonly<Record<string, string>> = {
  REGISTRATION: '/registrations',
  BOOKING: '/bookings',
  BUNDLE: '/customer-bundles',
  MEMBERSHIP: '/customer-memberships',
  VOUCHER: '/customer-vouchers',
};

/** The subject of an amount, as a link where it has a page. */
export function SubjectLink(props: { kind: string; subject: string | null; label: string }) {
  const path = PATHS[props.kind];
  if (path === undefined || props.subject === null) return props.label;
  return (
    <Anchor component={LinkAndBack} to={recordAddress(path, props.subject)}>
      {props.label}
    </Anchor>
  );
}
