import { useMay } from '../../data/session.tsx';
import { useCall } from '../../data/use-call.ts';

/** The organiser's categories for a choice, under the names of their groups. */
export function useCategoryOptions() {
  const may = useMay();
  const { data } = useCall('listOfficeCategories', {}, { enabled: may('categories.read') });
  return (data?.data ?? []).map((group) => ({
    group: group.title.fr === '' ? group.title.en : group.title.fr,
    items: group.categories.map(({ cuid, title }) => ({
      value: cuid,
      label: title.fr === '' ? title.en : title.fr,
    })),
  }));
}
