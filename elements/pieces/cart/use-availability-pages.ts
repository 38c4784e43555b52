import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useObserved } from '@ribambelle/client/data/use-observed.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * Returns availabilities with their options and questions, which come from the page of each;
 * undefined while they load.
 */
export function useAvailabilityPages(cuids: readonly string[]) {
  const call = useClient();
  const language = useLanguage();
  const { data } = useObserved({
    key: ['getAvailability', cuids, language],
    read: () => Promise.all(cuids.map((availability) => call('getAvailability', { availability }))),
    enabled: cuids.length > 0,
    keep_previous: true,
  });
  return data?.filter(({ cuid }) => cuids.includes(cuid));
}
