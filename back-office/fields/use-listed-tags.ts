import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { TagListed } from '../panels/tag-colours.ts';

/**
 * Returns the tags to choose from for families or registrations, each list read with its own
 * permission; undefined until they are read.
 */
export function useListedTags(
  of: 'customers' | 'registrations',
  enabled = true,
): readonly TagListed[] | undefined {
  const families = of === 'customers';
  const ofFamilies = useCall('listCustomerTags', {}, { enabled: enabled && families });
  const ofRegistrations = useCall('listRegistrationTags', {}, { enabled: enabled && !families });
  return (families ? ofFamilies : ofRegistrations).data?.tags;
}
