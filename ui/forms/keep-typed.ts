import { type Field, isBox, isField, isTouched } from './is-touched.ts';

/** After so many milliseconds the page's code has taken over, or never will. */
const PATIENCE = 20_000;

/**
 * Keeps what people write into the server's page before its code takes over. React empties such a field then; it is written anew, as if
 * by hand, so that the form knows it. A form that the server draws has the method `dialog`: sent too early it looks busy (the starter notes it
 * on the document), and is sent as soon as it knows what was typed. The press that sends it can be the very one with which React takes over:
 * it has not emptied the fields yet, and takes their values as known without the form's knowing them.
 */
export function keepTyped(root: HTMLElement): void {
  const typed = new Map<Field, string | boolean>();
  const fields = root.querySelectorAll<Field>('[method=dialog] :is(input, textarea, select)');
  for (const field of fields) if (isTouched(field)) typed.set(field, valueOf(field));
  const onInput = ({ target }: Event) => {
    if (isField(target) && target.form?.method === 'dialog' && (typed.has(target) || !isTaken))
      typed.set(target, valueOf(target));
  };
  let isTaken = false;
  const until = performance.now() + PATIENCE;
  const onSubmit = () => {
    if (isTaken) return;
    for (const [field, value] of typed) {
      write(field, isBox(field) ? !value : '');
      write(field, value);
    }
  };
  const look = () => {
    for (const [field, value] of typed) {
      if (valueOf(field) === value) continue;
      isTaken = true;
      typed.delete(field);
      write(field, value);
    }
    // nothing was typed that could be sent
    if (!isTaken && typed.size === 0) delete document.documentElement.dataset.sent;
    const isKept = isTaken && typed.size === 0;
    if (performance.now() < until && !isKept) return void requestAnimationFrame(look);
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('submit', onSubmit, true);
    if (isKept) sendEarlyForm(root);
    delete document.documentElement.dataset.sent;
  };
  root.addEventListener('input', onInput, true);
  root.addEventListener('submit', onSubmit, true);
  look();
}

function sendEarlyForm(root: HTMLElement): void {
  if (document.documentElement.dataset.sent === undefined) return;
  root.querySelector<HTMLFormElement>('form[method=dialog]')?.requestSubmit();
}

const valueOf = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value);

/** By the setter of the field's class: React watches the field's own and would take the value as one that it knows. */
function write(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') return field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
