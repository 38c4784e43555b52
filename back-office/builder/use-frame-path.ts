import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../data/session.tsx';

/**
 * Returns the path of the site that shows a page, with the record of the first row of its list
 * where the page is about one; null where there is none, undefined while it is being read.
 */
export function useFramePath(pathname: string): string | null | undefined {
  const may = useMay();
  const asks = (parameter: string) => pathname.split('/').includes(`$${parameter}`);
  const first = { page_size: 1 };
  const activities = useCall('listOfficeActivities', first, {
    enabled: asks('activity') && may('activities.read'),
  });
  const availabilities = useCall('listOfficeAvailabilities', first, {
    enabled: asks('availability') && may('availabilities.read'),
  });
  const bundles = useCall('listOfficeBundles', first, {
    enabled: asks('bundle') && may('bundles.read'),
  });
  const memberships = useCall('listOfficeMemberships', first, {
    enabled: asks('membership') && may('memberships.read'),
  });
  const resources = useCall('listOfficeResources', first, {
    enabled: asks('resource') && may('resources.read'),
  });
  const vouchers = useCall('listOfficeVouchers', first, {
    enabled: asks('voucher') && may('vouchers.read'),
  });
  if (!pathname.includes('$')) return pathname;
  const lists = { activities, availabilities, bundles, memberships, resources, vouchers };
  if (Object.values(lists).some(({ isFetching, data }) => isFetching && data === undefined))
    return undefined;
  const records: Readonly<Record<string, string | undefined>> = {
    activity: activities.data?.data[0]?.cuid,
    availability: availabilities.data?.data[0]?.cuid,
    bundle: bundles.data?.data[0]?.cuid,
    membership: memberships.data?.data[0]?.cuid,
    resource: resources.data?.data[0]?.cuid,
    voucher: vouchers.data?.data[0]?.cuid,
    slug: '-',
  };
  const parts = pathname
    .split('/')
    .map((part) => (part.startsWith('$') ? records[part.slice(1)] : part));
  return parts.some((part) => part === undefined) ? null : parts.join('/');
}
