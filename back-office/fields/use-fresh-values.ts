import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';

/**
 * Takes over what the server says while nothing was changed here: the ids of what was just saved, so that saving again does not
 * make it twice, or what a colleague changed meanwhile. `values` is what the form starts from, the same object until it is fetched again.
 */
export function useFreshValues<
  Values extends Record<string, unknown>,
  Path extends keyof Values & string,
>(form: UseFormReturnType<Values>, input: { path: Path; value: Values[Path] }): void {
  const { path, value } = input;
  const { getValues, setValues, resetDirty } = form;
  const dirty = form.isDirty();
  useEffect(() => {
    const before = getValues();
    if (dirty || before[path] === value) return;
    const values = { ...before, [path]: value };
    setValues(values);
    resetDirty(values);
  }, [dirty, path, value, getValues, setValues, resetDirty]);
}
