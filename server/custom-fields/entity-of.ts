import type { customField } from '@ribambelle/api/custom-fields/shapes.ts';
import type { z } from 'zod';

/** Returns the people that a custom field is for, from its column. */
export function entityOf(entity: string): z.infer<typeof customField>['entity'] {
  return entity === 'PARTICIPANTS' || entity === 'COLLABORATORS' ? entity : 'CUSTOMERS';
}
