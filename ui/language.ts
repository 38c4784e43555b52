export type Language = 'fr' | 'en';

const locales = { fr: 'fr-BE', en: 'en-IE' } as const satisfies Record<Language, string>;

/** The locale whose habits we follow: Belgian French, and English as it is written where the euro is paid. */
export const localeOf = (language: Language): string => locales[language];
