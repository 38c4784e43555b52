import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import type { ComponentType } from 'react';
import type { AddFormProps } from './add-form.tsx';

/** Returns the form, loaded when somebody can use it; null until then. */
export function useAddForm(wanted: boolean): ComponentType<AddFormProps> | null {
  return useFormCode({ is_needed: wanted, nouns: WORDS }, loadAddForm);
}

const WORDS = ['cart'] as const;

const loadAddForm = async () => (await import('./add-form.tsx')).AddForm;
