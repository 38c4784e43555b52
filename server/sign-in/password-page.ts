import type { Language } from '@ribambelle/domain/website/languages.ts';

/** The page on which the password is chosen, in the customer's language (3 §2). */
export function passwordPage(told: { origin: string; language: Language; token: string; redirect: string }): string {
  const query = new URLSearchParams({ token: told.token, ...(told.redirect === '/' ? {} : { redirect: told.redirect }) });
  return `${told.origin}/${told.language}/auth/password?${query}`;
}
