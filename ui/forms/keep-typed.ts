import { type Field, isBox, isField, isTouched } from './is-touched.ts';

/** The values typed into the server's page, until its code takes over; null before and after. */
let typed_values: Map<Field, string | boolean> | null = null;

const onInput = ({ target }: Event): void => {
  if (isField(target) && target.form?.method === 'dialog')
    typed_values?.set(target, valueOf(target));
};

/**
 * Keeps the input in forms of the server's page, which have the method `dialog`, until
 * `giveBackTyped`.
 */
export function keepTyped(root: HTMLElement): void {
  typed_values = new Map();
  const fields = root.querySelectorAll<Field>('[method=dialog] :is(input, textarea, select)');
  for (const field of fields) if (isTouched(field)) typed_values.set(field, valueOf(field));
  root.addEventListener('input', onInput, true);
}

/**
 * Gives earlier input to the form that has just taken over: React took it for its own drawing. A
 * form that was sent too early looks busy (the starter notes it on the document), and is sent now.
 * Call it in a layout effect of the form's parent: the press with which React takes over may be the
 * very one that sends it.
 */
export function giveBackTyped(root: HTMLElement): void {
  if (typed_values === null) return;
  const values = typed_values;
  typed_values = null;
  root.removeEventListener('input', onInput, true);
  for (const [field, value] of values) {
    write(field, isBox(field) ? !value : '');
    write(field, value);
  }
  const { dataset } = document.documentElement;
  const was_sent = dataset.sent !== undefined && values.size > 0;
  delete dataset.sent;
  if (was_sent)
    requestAnimationFrame(() =>
      root.querySelector<HTMLFormElement>('form[method=dialog]')?.requestSubmit(),
    );
}

const valueOf = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value);

/**
 * Writes by the setter of the field's class: React watches the field's own setter and would take
 * the value for one it knows.
 */
function write(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') return field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
