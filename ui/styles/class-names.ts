/** Joins the class names that apply, in the order given; leaves out false, null and undefined. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
