import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../data/session.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { ListAddress } from './use-list-address.ts';

/** A filter by a resource group; without any, or without access to them, it can only be removed. */
export function FilterResourceGroup({ list, label }: { list: ListAddress; label: string }) {
  const enabled = useMay()('resource-groups.read');
  const groups = useCall('listResourceGroups', { page_size: 100 }, { enabled }).data?.data ?? [];
  if (groups.length === 0) return <FilterChip list={list} name="group" label={label} />;
  const options = groups.map(({ cuid, name }) => ({ value: cuid, label: name }));
  return <FilterSelect list={list} name="group" label={label} options={options} w={150} />;
}
