/** Puts the cursor into the field of a setting, or into the first field of the form. */
export function focusIn(form: HTMLElement | null, field: string | null): void {
  const around =
    field === null
      ? form?.querySelector<HTMLElement>('[data-setting]')
      : form?.querySelector<HTMLElement>(`[data-setting="${CSS.escape(field)}"]`);
  const input = around?.matches('input, textarea, [contenteditable]')
    ? around
    : around?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]');
  input?.focus();
}
