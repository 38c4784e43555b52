import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { usePickText } from '../../texts/use-pick-text.ts';

/** Returns the organiser's categories for a choice, under the names of their groups. */
export function useCategoryOptions() {
  const may = useMay();
  const pick = usePickText();
  const { data } = useCall('listOfficeCategories', {}, { enabled: may('categories.read') });
  return (data?.data ?? []).map((group) => ({
    group: pick(group.title),
    items: group.categories.map(({ cuid, title }) => ({
      value: cuid,
      label: pick(title),
    })),
  }));
}
