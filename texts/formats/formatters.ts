/** Keeps formatters, which are costly to make and cheap to use: each is made once. */
const cached = <Options, Format>(make: (locale: string, options?: Options) => Format) => {
  const formats = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const cachedFormat = formats.get(key);
    if (cachedFormat !== undefined) return cachedFormat;
    const format = make(locale, options);
    formats.set(key, format);
    return format;
  };
};

/** Returns the formatter of moments for a locale. */
export const dateFormat = cached(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Returns the formatter of numbers for a locale. */
export const numberFormat = cached(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
