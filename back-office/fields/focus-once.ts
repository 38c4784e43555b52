/** Focuses a field that appears because the user has just requested it; as its `ref`, once. */
export const focusOnce = (field: HTMLInputElement | null): void => field?.focus();
