/** Joins the class names that apply, in the order given; what is false, null or undefined is left out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
