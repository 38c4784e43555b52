/** Puts the focus into a field that appears because somebody just asked for it; as its `ref`, once. */
export const focusOnce = (field: HTMLInputElement | null): void => field?.focus();
