import { isField, isTouched } from '@ribambelle/ui/forms/is-touched.ts';
import { type GridQuery, readGridQuery } from './grid-query.ts';

/**
 * Returns the values of the filter form when somebody changed a field before the code of the page
 * arrived; null when nobody did. A filter that the form does not show stays as it is in the
 * address.
 */
export function chosenBefore(form: HTMLFormElement, address: GridQuery): GridQuery | null {
  const fields = [...form.elements].filter(isField);
  if (!fields.some(isTouched)) return null;
  const names = new Set(fields.map(({ name }) => name));
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.append(name, value);
  const query = readGridQuery(params);
  const hidden_values = Object.entries(address.chosen).filter(([name]) => !names.has(name));
  return {
    search: (names.has('search') ? query : address).search,
    chosen: { ...Object.fromEntries(hidden_values), ...query.chosen },
    date: (names.has('date') ? query : address).date,
    age: (names.has('age') ? query : address).age,
    page_number: 1,
  };
}
