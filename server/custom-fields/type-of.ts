import type { customField } from '@ribambelle/api/custom-fields/shapes.ts';
import type { z } from 'zod';

/** The type of a custom field, of its column. */
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

/** Of whom a custom field asks, of its column. */
export function entityOf(entity: string): z.infer<typeof customField>['entity'] {
  return entity === 'PARTICIPANTS' || entity === 'COLLABORATORS' ? entity : 'CUSTOMERS';
}
