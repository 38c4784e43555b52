const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** How a locale writes moments. A formatter is dear to make and cheap to use: each is made once. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dates.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  dates.set(key, format);
  return format;
};

/** The same for numbers. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = numbers.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  numbers.set(key, format);
  return format;
};
