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
