import type { customField } from '@ribambelle/api/custom-fields/shapes.ts';
import type { z } from 'zod';

/** Returns the type of a custom field from its column. */
export function typeOf(type: string): z.infer<typeof customField>['type'] {
  if (
    type === 'LONGTEXT' ||
    type === 'DATE' ||
    type === 'CHOICES_SINGLE' ||
    type === 'CHOICES_MULTIPLE'
  )
    return type;
  return 'TEXT';
}

/** Returns the people that a custom field is for, from its column. */
export function entityOf(entity: string): z.infer<typeof customField>['entity'] {
  return entity === 'PARTICIPANTS' || entity === 'COLLABORATORS' ? entity : 'CUSTOMERS';
}
