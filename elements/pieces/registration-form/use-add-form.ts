import { type ComponentType, useEffect, useState } from 'react';
import type { AddFormProps } from './add-form.tsx';

/** The form, loaded when somebody is there who can use it; null until then. */
export function useAddForm(wanted: boolean): ComponentType<AddFormProps> | null {
  const [Form, setForm] = useState<ComponentType<AddFormProps> | null>(null);
  useEffect(() => {
    if (wanted) void import('./add-form.tsx').then((loaded) => setForm(() => loaded.AddForm));
  }, [wanted]);
  return Form;
}
